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

/** Counts how often somebody looked for a proof: each look is a request to somebody's server. */
export const createAttemptStore = (connection: Connection) => {
  const attempts = modelOf(connection, 'verification_attempts', schema);
  return {
    /** @returns whether there was one left in this hour */
    take: async (applicationId: string, most: number, now: Date): Promise<boolean> => {
      const hour = Math.floor(now.getTime() / HOUR_MS);
      try {
        await attempts.updateOne(
          { _id: `${applicationId} ${hour}`, count: mongoose.trusted({ $lt: most }) },
          { $inc: { count: 1 }, $setOnInsert: { expires_at: new Date(now.getTime() + 2 * HOUR_MS) } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Seconds until the next hour begins. */
    secondsLeft: (now: Date): number => Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 1000),
  };
};
export type AttemptStore = ReturnType<typeof createAttemptStore>;
