import type { ConsentResult } from '@yinyom/contracts/constants';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { OPEN, type DayCounter } from '../projection/DayCounter';
import { openIn } from '../projection/openDays';
import type { Watermark } from '../projection/Watermark';

/** Reads the counters that the projection keeps. */
export const createCounterStore = (database: Connection) => {
  const counters = databaseOf(database).collection<DayCounter>('day_counters');
  const watermarks = databaseOf(database).collection<Watermark>('projection_watermarks');

  /** The same from the counters of days, added up by the database. */
  const countedLately = async (
    applicationIds: readonly string[],
    from: string,
    to: string,
  ): Promise<Map<string, number>> => {
    if (applicationIds.length === 0) return new Map();
    const sumOf = (result: ConsentResult) => ({ $sum: `$latest.${OPEN}.${result}` });
    const found = await counters
      .aggregate<{ _id: string } & Record<ConsentResult, number>>([
        { $match: { application_id: { $in: [...applicationIds] }, day: { $gte: from, $lte: to } } },
        {
          $group: {
            _id: '$application_id',
            accept_all: sumOf('accept_all'),
            accept: sumOf('accept'),
            decline_all: sumOf('decline_all'),
          },
        },
      ])
      .toArray();
    return new Map(
      found.map(({ _id, accept_all, accept, decline_all }) => [_id, accept_all + accept + decline_all]),
    );
  };

  return {
    /**
     * Visitors whose last decision is of the last days, for each of any number of websites: one small document is read of each.
     * @param to today
     */
    decidedLately: async (
      applicationIds: readonly string[],
      from: string,
      to: string,
    ): Promise<ReadonlyMap<string, number>> => {
      const kept = await watermarks.find({ _id: { $in: [...applicationIds] } }).toArray();
      const isWhole = ({ applied_seq, open }: Watermark) => open?.seq === applied_seq;
      const behind = kept.filter((watermark) => watermark.applied_seq > 0 && !isWhole(watermark));
      const decided = await countedLately(
        behind.map(({ _id }) => _id),
        from,
        to,
      );
      for (const watermark of kept)
        if (watermark.open && isWhole(watermark))
          decided.set(watermark._id, openIn(watermark.open, from, to));
      return decided;
    },

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
