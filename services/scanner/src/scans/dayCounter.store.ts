import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { DAY_MS } from '@yinyom/contracts/durations';
import { createCounters } from '@yinyom/service-kit/database/createCounters';
import type { Connection } from 'mongoose';

/** Seconds until the next day of Bangkok begins. */
export const secondsToTomorrow = (now: Date): number =>
  Math.ceil((DAY_MS - ((now.getTime() + TIME_ZONE_OFFSET_MS) % DAY_MS)) / 1000);

/** Counts what may happen only so often a day. Two at the same moment never both get the last one. */
export const createDayCounterStore = (connection: Connection) => {
  const counters = createCounters(connection, 'scan_day_counters');
  const idOf = (name: string, now: Date) => `${name} ${bangkokDay(now)}`;
  return {
    /** @returns whether there was one left */
    take: (name: string, most: number, now: Date): Promise<boolean> =>
      counters.take(idOf(name, now), most, new Date(now.getTime() + 2 * DAY_MS)),
    /** Gives one back that was not used. */
    giveBack: (name: string, now: Date): Promise<void> => counters.giveBack(idOf(name, now)),
  };
};
export type DayCounterStore = ReturnType<typeof createDayCounterStore>;
