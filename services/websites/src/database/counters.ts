import mongoose, { type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';

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
      try {
        await counters.updateOne(
          { _id, count: mongoose.trusted({ $lt: most }) },
          { $inc: { count: 1 }, $setOnInsert: { expires_at } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
};
