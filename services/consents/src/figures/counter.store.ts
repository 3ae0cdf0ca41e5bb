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

    /** One day of several websites, by website. */
    ofDay: async (applicationIds: readonly string[], day: string): Promise<Map<string, DayCounter>> => {
      const found = await counters.find({ application_id: { $in: [...applicationIds] }, day }).toArray();
      return new Map(found.map((counter) => [counter.application_id, counter]));
    },

    /** Decisions of each hour of a period, by result. */
    hoursOf: (
      applicationId: string,
      from: string,
      to: string,
    ): Promise<Pick<DayCounter, 'day' | 'hours'>[]> =>
      counters
        .find({ application_id: applicationId, day: { $gte: from, $lte: to } })
        .project<Pick<DayCounter, 'day' | 'hours'>>({ _id: 0, day: 1, hours: 1 })
        .toArray(),

    /** The same days of several websites, by website; only what distinct visitors are counted by. */
    ofSites: async (
      applicationIds: readonly string[],
      from: string,
      to: string,
    ): Promise<Map<string, Pick<DayCounter, 'day' | 'latest'>[]>> => {
      const found = await counters
        .find({ application_id: { $in: [...applicationIds] }, day: { $gte: from, $lte: to } })
        .project<Pick<DayCounter, 'application_id' | 'day' | 'latest'>>({
          application_id: 1,
          day: 1,
          latest: 1,
        })
        .toArray();
      const bySite = new Map<string, Pick<DayCounter, 'day' | 'latest'>[]>();
      for (const counter of found)
        bySite.set(counter.application_id, [...(bySite.get(counter.application_id) ?? []), counter]);
      return bySite;
    },
  };
};
export type CounterStore = ReturnType<typeof createCounterStore>;
