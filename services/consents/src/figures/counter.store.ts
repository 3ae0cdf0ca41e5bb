import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { DayCounter } from '../projection/DayCounter';

/** Reads the counters that the projection keeps. */
export const createCounterStore = (database: Connection) => {
  const counters = databaseOf(database).collection<DayCounter>('day_counters');
  return {
    /** Counters of the days of a period that have any, in order. */
    ofPeriod: (applicationId: string, from: string, to: string): Promise<DayCounter[]> =>
      counters
        .find({ application_id: applicationId, day: { $gte: from, $lte: to } })
        .sort({ day: 1 })
        .toArray(),
  };
};
export type CounterStore = ReturnType<typeof createCounterStore>;
