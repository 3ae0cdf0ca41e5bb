import type { KnownKeys } from './knownKeys';
import { provesMembership, type ProofStep } from './merkleTree';
import { rootProblem } from './sealProblems';
import type { DayRoot } from './sealedContent';

/** How one record is part of its batch, and the batch of its signed day, as far as both are closed. */
export interface SealedRecord {
  hash: string;
  merkle_proof?: ProofStep[];
  merkle_root?: string;
  daily_root?: DayRoot;
  daily_proof?: ProofStep[];
}

type Part = 'batch' | 'day';

/** Proves that a record is in its batch and the batch in its signed day; what is missing for that is `open`. */
export const settleSeals = (
  { hash, merkle_proof, merkle_root, daily_root, daily_proof }: SealedRecord,
  keys: KnownKeys,
  settle: (part: Part, problem: string | null) => void,
  open: (part: Part) => void,
): void => {
  if (!merkle_proof || merkle_root === undefined) open('batch');
  else
    settle(
      'batch',
      provesMembership(hash, merkle_proof, merkle_root) ? null : 'the record is not in its batch',
    );
  if (!daily_root || !daily_proof || merkle_root === undefined) open('day');
  else {
    const inDay = provesMembership(merkle_root, daily_proof, daily_root.merkle_root);
    settle(
      'day',
      inDay ? rootProblem(daily_root, keys.get(daily_root.key_id)) : 'the batch is not in its day',
    );
  }
};
