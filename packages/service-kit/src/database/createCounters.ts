import mongoose, { type Connection } from 'mongoose';
import { isDuplicateKey } from './isDuplicateKey';
import { modelOf } from './modelOf';
import { schemaOf } from './schemaOf';

interface Counter {
  _id: string;
  count: number;
  expires_at: Date;
}

/** Counts what may happen only so often in a time, for all processes together. The database forgets old ones. */
export const createCounters = (connection: Connection, collection: string) => {
  const schema = schemaOf<Counter>()({
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  });
  schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
  const counters = modelOf(connection, collection, schema);

  return {
    /** Two at the same moment never both get the last one. @returns whether there was one left under this name */
    take: async (_id: string, most: number, expires_at: Date): Promise<boolean> => {
      const free = { _id, count: mongoose.trusted({ $lt: most }) };
      const one = { $inc: { count: 1 } };
      try {
        await counters.updateOne(free, { ...one, $setOnInsert: { expires_at } }, { upsert: true });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // All are taken, or in MongoDB another process began to count at this very moment, and there may be some left.
        const { matchedCount } = await counters.updateOne(free, one);
        return matchedCount === 1;
      }
    },

    /** Gives one back that was not used. */
    giveBack: async (_id: string): Promise<void> => {
      await counters.updateOne({ _id }, { $inc: { count: -1 } });
    },
  };
};
