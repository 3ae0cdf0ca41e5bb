import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { LedgerBatch } from './batch.store';
import { sha256 } from '../ledger/recordHash';

/** SHA-256 of what a batch says; it contains the hash of the batch before it. */
export const batchHash = (batch: Omit<LedgerBatch, '_id' | 'batch_hash'>): string =>
  sha256(
    canonicalJson({
      application_id: batch.application_id,
      number: batch.number,
      day: batch.day,
      first_seq: batch.first_seq,
      last_seq: batch.last_seq,
      merkle_root: batch.merkle_root,
      prev_batch_hash: batch.prev_batch_hash,
      created_at: batch.created_at.toISOString(),
    }),
  );
