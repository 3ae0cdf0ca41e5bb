import type { Connection, Types } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';

/** Networks in which browsers of visitors who had agreed to nothing held a name, until there are enough of them. */
interface UnagreedRecord {
  _id: Types.ObjectId;
  application_id: string;
  /** Of the proposal. */
  key: string;
  /** Keyed marks; see `networkMark`. */
  marks: string[];
  expires_at: Date;
}

const schema = schemaOf<UnagreedRecord>()({
  application_id: { type: String, required: true },
  key: { type: String, required: true },
  marks: { type: [String], required: true },
  expires_at: { type: Date, required: true },
});
schema.index({ application_id: 1, key: 1 }, { unique: true });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const createUnagreedStore = (connection: Connection) => {
  const reports = modelOf(connection, 'unagreed_reports', schema);
  const count = (which: Pick<UnagreedRecord, 'application_id' | 'key'>, mark: string, expires_at: Date) =>
    reports
      .findOneAndUpdate(
        which,
        { $addToSet: { marks: mark }, $set: { expires_at } },
        { upsert: true, returnDocument: 'after', projection: { marks: 1 } },
      )
      .lean();
  return {
    /** Counts a network once per name. @returns how many there are now */
    add: async (
      application_id: string,
      { key, mark }: { key: string; mark: string },
      expiresAt: Date,
    ): Promise<number> => {
      const which = { application_id, key };
      const counted = await count(which, mark, expiresAt).catch((error: unknown) => {
        // Somebody reported the same name for the first time at this moment.
        if (!isDuplicateKey(error)) throw error;
        return count(which, mark, expiresAt);
      });
      return counted?.marks.length ?? 0;
    },

    /** Forgets which networks they were. */
    remove: async (application_id: string, key: string): Promise<void> => {
      await reports.deleteOne({ application_id, key });
    },

    removeAll: async (applicationId: string): Promise<void> => {
      await reports.deleteMany({ application_id: applicationId });
    },
  };
};
export type UnagreedStore = ReturnType<typeof createUnagreedStore>;
