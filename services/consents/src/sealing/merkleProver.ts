import type { DailyRoot } from '@yinyom/contracts/consents/transparency';
import { merkleProof, type ProofStep } from 'yinyom-verify/merkleTree';
import type { LedgerStore } from '../ledger/ledger.store';
import type { LogRecord } from '../record/LogRecord';
import type { BatchStore, LedgerBatch } from './batch.store';
import type { RootStore } from './root.store';

/** What proves that a record belongs to its batch and day; only `batch_id: null` while its batch is open. */
export interface MembershipProof {
  batch_id: string | null;
  merkle_proof?: ProofStep[];
  merkle_root?: string;
  signature?: string;
  key_id?: string;
  daily_root?: DailyRoot;
  daily_proof?: ProofStep[];
}

/** Makes Merkle proofs from the stored records. */
export const createMerkleProver = (ledger: LedgerStore, batches: BatchStore, roots: RootStore) => {
  const proveDay = async (batch: LedgerBatch): Promise<Partial<MembershipProof>> => {
    const { application_id, first_seq, last_seq, number } = batch;
    const root = await roots.holding(application_id, first_seq, last_seq);
    if (!root) return {};
    const inDay = await batches.covering(application_id, root.first_seq, root.last_seq);
    const steps = merkleProof(
      inDay.map(({ merkle_root }) => merkle_root),
      inDay.findIndex((one) => one.number === number),
    );
    return { signature: root.signature, key_id: root.key_id, daily_root: root, daily_proof: steps };
  };

  return {
    prove: async (record: LogRecord): Promise<MembershipProof> => {
      const [batch] = await batches.covering(record.application_id, record.seq, record.seq);
      if (!batch) return { batch_id: null };
      const size = batch.last_seq - batch.first_seq + 1;
      const found = await ledger.summariesAfter(record.application_id, batch.first_seq - 1, size);
      const hashes = found.map(({ hash }) => hash);
      return {
        batch_id: batch._id,
        merkle_proof: merkleProof(hashes, record.seq - batch.first_seq),
        merkle_root: batch.merkle_root,
        ...(await proveDay(batch)),
      };
    },
  };
};
export type MerkleProver = ReturnType<typeof createMerkleProver>;
