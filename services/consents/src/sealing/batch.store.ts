import type { Connection } from 'mongoose';
import type { Batch } from 'yinyom-verify/sealedContent';
import { databaseOf } from '../database/databaseOf';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';

/** A batch as it is stored (collection `ledger_batches`). */
export interface LedgerBatch extends Omit<Batch, 'created_at'> {
  /** `{application_id}.{number}` */
  _id: string;
  created_at: Date;
}

/** The only place that reads and writes batches. */
export const createBatchStore = (database: Connection) => {
  const batches = databaseOf(database).collection<LedgerBatch>('ledger_batches');
  return {
    ensureIndexes: () =>
      batches.createIndexes([
        { key: { application_id: 1, number: 1 }, unique: true },
        { key: { application_id: 1, last_seq: 1 } },
        { key: { application_id: 1, day: 1, number: 1 } },
      ]),

    last: (applicationId: string) =>
      batches.findOne({ application_id: applicationId }, { sort: { number: -1 } }),

    /** Batches that hold any position from `first` to `last`. */
    covering: (applicationId: string, first: number, last: number): Promise<LedgerBatch[]> =>
      batches
        .find({ application_id: applicationId, last_seq: { $gte: first }, first_seq: { $lte: last } })
        .sort({ last_seq: 1 })
        .toArray(),

    /** Batches after a position up to a day, in order. */
    upTo: (applicationId: string, day: string, after: number): Promise<LedgerBatch[]> =>
      batches
        .find({ application_id: applicationId, last_seq: { $gt: after }, day: { $lte: day } })
        .sort({ number: 1 })
        .toArray(),

    /** The first day after another one that has batches. */
    dayAfter: async (applicationId: string, day: string): Promise<string | null> => {
      const found = await batches.findOne(
        { application_id: applicationId, day: { $gt: day } },
        { sort: { day: 1 } },
      );
      return found?.day ?? null;
    },

    /** @returns false when another process closed this batch first */
    add: async (batch: LedgerBatch): Promise<boolean> => {
      try {
        await batches.insertOne(batch);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
};
export type BatchStore = ReturnType<typeof createBatchStore>;
