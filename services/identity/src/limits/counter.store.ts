import type { Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

interface CounterRecord {
  _id: string;
  count: number;
  expires_at: Date;
}

const schema = schemaOf<CounterRecord>()(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Counters that every process shares and that vanish by themselves. */
export const createCounterStore = (database: Connection) => {
  const counters = database.model<CounterRecord>('Counter', schema, 'counters');
  const increment = async (key: string, expiresAt: Date): Promise<number> => {
    const record = await counters
      .findOneAndUpdate(
        { _id: key },
        { $inc: { count: 1 }, $setOnInsert: { expires_at: expiresAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<CounterRecord>()
      .exec();
    return record?.count ?? 1;
  };
  return {
    /** Adds one. @returns the new count */
    increment: async (key: string, expiresAt: Date): Promise<number> => {
      try {
        return await increment(key, expiresAt);
      } catch (error) {
        // Two first uses at once: the other one made the row.
        if (isDuplicateKey(error)) return increment(key, expiresAt);
        throw error;
      }
    },
  };
};
export type CounterStore = ReturnType<typeof createCounterStore>;
