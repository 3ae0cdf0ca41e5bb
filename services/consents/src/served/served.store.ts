import type { Lang } from '@yinyom/contracts/constants';
import { bangkokHour } from '@yinyom/contracts/time/bangkokHour';
import { lostAgainst } from '@yinyom/service-kit/database/lostAgainst';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';

interface ServedCounter {
  /** `{application_id}|{day}|{version}|{language}` */
  _id: string;
  application_id: string;
  day: string;
  version: number;
  language: Lang;
  count: number;
  /** The same by hour (`00` to `23`) in Bangkok; absent before 1.15 and in a made-up past. */
  hours?: Record<string, number>;
  /** Of these, how many of which is known how long the visitor waited; absent where nobody told. */
  timed?: Record<string, number>;
  /** And how many of those came late. */
  late?: Record<string, number>;
  /** When it was last shown; absent likewise. */
  shown_at?: Date;
}

export interface ServedItem {
  version: number;
  language: Lang;
  count: number;
  /** Whether it came late; absent where nobody knows. */
  late?: 0 | 1 | undefined;
}

/** What one showing adds to its hour. */
const inHour = ({ count, late }: ServedItem, hour: string) => ({
  [`hours.${hour}`]: count,
  ...(late !== undefined && { [`timed.${hour}`]: count }),
  ...(late && { [`late.${hour}`]: count }),
});

/** How often banners were shown: sums only, nothing about anybody. */
export const createServedStore = (database: Connection) => {
  const counters = databaseOf(database).collection<ServedCounter>('served_counters');
  const add = async (applicationId: string, day: string, items: ServedItem[], at?: Date): Promise<void> => {
    const writes = items.map((item) => {
      const { version, language, count } = item;
      return {
        updateOne: {
          // The website stands in the filter, so that a cluster knows which shard is meant.
          filter: { _id: `${applicationId}|${day}|${version}|${language}`, application_id: applicationId },
          update: {
            $inc: { count, ...(at && inHour(item, bangkokHour(at))) },
            ...(at && { $max: { shown_at: at } }),
            $setOnInsert: { day, version, language },
          },
          upsert: true,
        },
      };
    });
    try {
      await counters.bulkWrite(writes, { ordered: false });
    } catch (error) {
      // Another visitor was the first of the day at this moment: those are there now, and counted in it.
      await add(
        applicationId,
        day,
        lostAgainst(error).flatMap((index) => items[index] ?? []),
        at,
      );
    }
  };

  return {
    ensureIndexes: () => counters.createIndexes([{ key: { application_id: 1, day: 1 } }]),

    add,

    /** Times shown on one day, by website. */
    ofDay: async (applicationIds: readonly string[], day: string): Promise<Map<string, number>> => {
      const found = await counters.find({ application_id: { $in: [...applicationIds] }, day }).toArray();
      const sites = new Map<string, number>();
      for (const { application_id, count } of found)
        sites.set(application_id, (sites.get(application_id) ?? 0) + count);
      return sites;
    },

    /** Times shown per hour of each day that has any, how many of them came late, and when the banner was last shown. */
    byHour: async (applicationId: string, from: string, to: string) => {
      const found = await counters
        .find({ application_id: applicationId, day: { $gte: from, $lte: to } })
        .project<Pick<ServedCounter, 'day' | 'hours' | 'timed' | 'late' | 'shown_at'>>({
          _id: 0,
          day: 1,
          hours: 1,
          timed: 1,
          late: 1,
          shown_at: 1,
        })
        .toArray();
      return found;
    },

    /** Times shown per day, days without any left out. */
    byDay: async (applicationId: string, from: string, to: string): Promise<Map<string, number>> => {
      const found = await counters
        .find({ application_id: applicationId, day: { $gte: from, $lte: to } })
        .toArray();
      const days = new Map<string, number>();
      for (const { day, count } of found) days.set(day, (days.get(day) ?? 0) + count);
      return days;
    },
  };
};
export type ServedStore = ReturnType<typeof createServedStore>;
