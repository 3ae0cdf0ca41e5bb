import { DAY_MS, TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import mongoose, { type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';

interface DayCounter {
  _id: string;
  count: number;
  expires_at: Date;
}
const schema = schemaOf<DayCounter>()({
  _id: { type: String, required: true },
  count: { type: Number, required: true },
  expires_at: { type: Date, required: true },
});
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Seconds until the next day of Bangkok begins. */
export const secondsToTomorrow = (now: Date): number =>
  Math.ceil((DAY_MS - ((now.getTime() + TIME_ZONE_OFFSET_MS) % DAY_MS)) / 1000);

/** Counts what may happen only so often a day. Two at the same moment never both get the last one. */
export const createDayCounterStore = (connection: Connection) => {
  const counters = modelOf(connection, 'scan_day_counters', schema);
  const idOf = (name: string, now: Date) => `${name} ${bangkokDay(now)}`;
  return {
    /** @returns whether there was one left */
    take: async (name: string, most: number, now: Date): Promise<boolean> => {
      try {
        await counters.updateOne(
          { _id: idOf(name, now), count: mongoose.trusted({ $lt: most }) },
          { $inc: { count: 1 }, $setOnInsert: { expires_at: new Date(now.getTime() + 2 * DAY_MS) } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Gives one back that was not used. */
    giveBack: async (name: string, now: Date): Promise<void> => {
      await counters.updateOne({ _id: idOf(name, now) }, { $inc: { count: -1 } });
    },
  };
};
export type DayCounterStore = ReturnType<typeof createDayCounterStore>;
