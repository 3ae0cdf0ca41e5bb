import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { ConsentRow } from '../projection/ConsentRow';

/** Reads current states in ledger order, for exports. */
export const createCurrentStore = (database: Connection) => {
  const rows = databaseOf(database).collection<ConsentRow>('consents');
  return {
    after: (applicationId: string, seq: number, last: number, limit: number) =>
      rows
        .find({ application_id: applicationId, seq: { $gt: seq, $lte: last } })
        .sort({ seq: 1 })
        .limit(limit)
        .toArray(),

    lastSeq: async (applicationId: string): Promise<number> =>
      (await rows.findOne({ application_id: applicationId }, { sort: { seq: -1 } }))?.seq ?? 0,
  };
};
export type CurrentStore = ReturnType<typeof createCurrentStore>;
