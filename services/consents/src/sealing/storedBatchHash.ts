import { batchHash } from 'yinyom-verify/sealedContent';
import type { LedgerBatch } from './batch.store';

/** The hash of a stored batch. */
export const storedBatchHash = (batch: Omit<LedgerBatch, '_id' | 'batch_hash'>): string =>
  batchHash({ ...batch, created_at: batch.created_at.toISOString() });
