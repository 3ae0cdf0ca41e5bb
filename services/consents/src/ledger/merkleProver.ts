import type { BatchStore } from './batch.store';
import type { LedgerStore } from './ledger.store';
import type { LogRecord } from './LogRecord';
import { merkleProof, type ProofStep } from './merkleTree';

/** What proves that a record belongs to its batch; only `batch_id: null` while its batch is not closed yet. */
export interface MembershipProof {
  batch_id: string | null;
  merkle_proof?: ProofStep[];
  merkle_root?: string;
}

/** Makes Merkle proofs from the stored records. */
export const createMerkleProver = (ledger: LedgerStore, batches: BatchStore) => ({
  prove: async (record: LogRecord): Promise<MembershipProof> => {
    const [batch] = await batches.covering(record.application_id, record.seq, record.seq);
    if (!batch) return { batch_id: null };
    const size = batch.last_seq - batch.first_seq + 1;
    const hashes = await ledger.hashesAfter(record.application_id, batch.first_seq - 1, size);
    return {
      batch_id: batch._id,
      merkle_proof: merkleProof(hashes, record.seq - batch.first_seq),
      merkle_root: batch.merkle_root,
    };
  },
});
export type MerkleProver = ReturnType<typeof createMerkleProver>;
