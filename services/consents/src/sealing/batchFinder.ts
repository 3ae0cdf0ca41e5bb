import type { BatchStore } from './batch.store';

/** Finds the batches that records belong to; a record does not carry it, because records never change. */
export const createBatchFinder = (store: BatchStore) => ({
  /** @returns the batch id of a position, null when it is not in a closed batch yet */
  find: async (applicationId: string, seqs: readonly number[]): Promise<(seq: number) => string | null> => {
    if (seqs.length === 0) return () => null;
    const batches = await store.covering(applicationId, Math.min(...seqs), Math.max(...seqs));
    return (seq) =>
      batches.find(({ first_seq, last_seq }) => first_seq <= seq && seq <= last_seq)?._id ?? null;
  },
});
export type BatchFinder = ReturnType<typeof createBatchFinder>;
