import { trusted, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

interface FailureRecord {
  _id: string;
  count: number;
  last_at: Date;
  expires_at: Date;
}

const schema = schemaOf<FailureRecord>()(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    last_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Failed logins in a row; forgotten when nothing fails for a while. */
export const createFailureStore = (database: Connection) => {
  const failures = database.model<FailureRecord>('LoginFailure', schema, 'login_failures');
  const add = (key: string, now: Date, forgetAt: Date) =>
    failures
      .updateOne(
        { _id: key },
        { $inc: { count: 1 }, $set: { last_at: now, expires_at: forgetAt } },
        { upsert: true },
      )
      .exec();
  return {
    /** Those of some keys that are not forgotten. */
    find: (keys: readonly string[]) =>
      failures
        .find({ _id: trusted({ $in: keys }), expires_at: trusted({ $gt: new Date() }) })
        .lean<FailureRecord[]>()
        .exec(),
    add: async (key: string, now: Date, forgetAt: Date): Promise<void> => {
      // The database removes expired rows only now and then: an old one may not count on.
      await failures.deleteOne({ _id: key, expires_at: trusted({ $lte: now }) }).exec();
      try {
        await add(key, now, forgetAt);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await add(key, now, forgetAt);
      }
    },
    clear: (key: string) => failures.deleteOne({ _id: key }).exec(),
  };
};
export type FailureStore = ReturnType<typeof createFailureStore>;
