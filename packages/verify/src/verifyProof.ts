import { canonicalJson } from './canonicalJson';
import { sha256 } from './hashes';
import { knownKeys, type KnownKey, type KnownKeys } from './knownKeys';
import { provesMembership, type ProofStep } from './merkleTree';
import { rootProblem } from './sealProblems';
import type { DayRoot } from './sealedContent';

/** The parts of a proof pack (JSON) that can be checked without a server. */
export interface ProofPack {
  consent: {
    id: string;
    seq: number;
    notice: { sha256: string };
    snapshot: Record<string, unknown> | null;
    integrity: {
      hash: string;
      merkle_proof?: ProofStep[];
      merkle_root?: string;
      daily_root?: DayRoot;
      daily_proof?: ProofStep[];
    };
  };
  hashed_content: Record<string, unknown>;
  keys: (KnownKey & { key_id: string })[];
}

export interface ProofVerdict {
  ok: boolean;
  consent_id: string;
  /** What was established, in order. */
  proved: ('record' | 'notice' | 'batch' | 'day')[];
  /** What the pack does not hold: its batch or day was still open, or the text is gone. */
  open: ('notice' | 'batch' | 'day')[];
  reason?: string;
}

/** Whether a value looks like a proof pack. */
export const isProofPack = (value: unknown): value is ProofPack =>
  typeof value === 'object' &&
  value !== null &&
  'hashed_content' in value &&
  'consent' in value &&
  'keys' in value;

/** The part for readers repeats what was hashed: it may say less, and nothing else. */
const readableProblem = ({ consent, hashed_content: content }: ProofPack): string | null => {
  const repeated: Record<string, unknown> = {
    ...consent,
    consent_id: consent.id,
    notice_sha256: consent.notice.sha256,
  };
  const other = Object.keys(content).find(
    (field) => field in repeated && canonicalJson(repeated[field]) !== canonicalJson(content[field]),
  );
  return other === undefined ? null : `the record was changed: ${other} is not what was hashed`;
};

/**
 * Proves a single decision from its proof pack: record, text, batch, signed day.
 * @param keys public keys by id that were kept earlier; without them those in the pack are used, which proves less
 */
export const verifyProof = (pack: ProofPack, keys?: KnownKeys): ProofVerdict => {
  const { consent, hashed_content: content } = pack;
  const { hash, merkle_proof, merkle_root, daily_root, daily_proof } = consent.integrity;
  const known = keys ?? knownKeys(pack.keys);
  const verdict: ProofVerdict = { ok: true, consent_id: consent.id, proved: [], open: [] };
  const settle = (part: 'record' | 'notice' | 'batch' | 'day', problem: string | null): void => {
    if (problem === null) verdict.proved.push(part);
    else if (verdict.ok) Object.assign(verdict, { ok: false, reason: problem });
  };

  settle(
    'record',
    sha256(canonicalJson(content)) === hash ? readableProblem(pack) : 'the record was changed',
  );
  const shown = content['notice_sha256'];
  if (consent.snapshot === null) verdict.open.push('notice');
  else
    settle(
      'notice',
      sha256(canonicalJson(consent.snapshot)) === shown ? null : 'the text is not the one that was recorded',
    );
  if (!merkle_proof || merkle_root === undefined) verdict.open.push('batch');
  else
    settle(
      'batch',
      provesMembership(hash, merkle_proof, merkle_root) ? null : 'the record is not in its batch',
    );
  if (!daily_root || !daily_proof || merkle_root === undefined) verdict.open.push('day');
  else {
    const inDay = provesMembership(merkle_root, daily_proof, daily_root.merkle_root);
    settle(
      'day',
      inDay ? rootProblem(daily_root, known.get(daily_root.key_id)) : 'the batch is not in its day',
    );
  }
  return verdict;
};
