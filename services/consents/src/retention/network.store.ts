import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';

/** Removes addresses and browsers; what the records committed to them stays. */
export const createNetworkStore = (database: Connection) => {
  const logs = databaseOf(database).collection<LogRecord>('consent_logs');
  return {
    ensureIndexes: () =>
      // Only records that still have something to remove are in it.
      logs.createIndexes([
        { key: { consent_time: 1 }, partialFilterExpression: { network: { $exists: true } } },
      ]),

    /** @returns how many records lost address and browser */
    forgetBefore: async (time: Date): Promise<number> => {
      const { modifiedCount } = await logs.updateMany(
        { consent_time: { $lt: time }, network: { $exists: true } },
        { $unset: { network: '' } },
      );
      return modifiedCount;
    },
  };
};
export type NetworkStore = ReturnType<typeof createNetworkStore>;
