import mongoose, { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '../database/modelOf';

interface AttemptCounter {
  _id: string;
  count: number;
  expires_at: Date;
}
const schema = new Schema<AttemptCounter>({
  _id: { type: String, required: true },
  count: { type: Number, required: true },
  expires_at: { type: Date, required: true },
});
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

const HOUR_MS = 3_600_000;
/** Between two looks that nobody asked for. */
const PAUSE_MS = 5 * 60_000;

/** Counts how often somebody looked for a proof: each look is a request to somebody's server. */
export const createAttemptStore = (connection: Connection) => {
  const attempts = modelOf(connection, 'verification_attempts', schema);

  /** @returns whether there was one left under this name */
  const count = async (_id: string, most: number, now: Date): Promise<boolean> => {
    try {
      await attempts.updateOne(
        { _id, count: mongoose.trusted({ $lt: most }) },
        { $inc: { count: 1 }, $setOnInsert: { expires_at: new Date(now.getTime() + 2 * HOUR_MS) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
  const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);

  return {
    /** For a person who asks. @returns whether there was one left in this hour */
    take: (applicationId: string, most: number, now: Date): Promise<boolean> =>
      count(`${applicationId} ${hourOf(now)}`, most, now),

    /**
     * For a look that a visit starts, counted apart so that visitors cannot use up an owner's: once in five minutes,
     * sooner only on a new domain, and at most so often in an hour.
     */
    takeOwn: async (
      { _id, domain_name }: { _id: unknown; domain_name: string },
      most: number,
      now: Date,
    ): Promise<boolean> =>
      (await count(`own ${String(_id)} ${domain_name} ${Math.floor(now.getTime() / PAUSE_MS)}`, 1, now)) &&
      count(`own ${String(_id)} ${hourOf(now)}`, most, now),

    /** Seconds until the next hour begins. */
    secondsLeft: (now: Date): number => Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 1000),
  };
};
export type AttemptStore = ReturnType<typeof createAttemptStore>;
