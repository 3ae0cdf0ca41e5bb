import { Schema, trusted, type Connection, type Types } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

export interface OtpLoginRecord {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  tries: number;
  expires_at: Date;
}

const schema = schemaOf<OtpLoginRecord>()(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    tries: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Logins between their two steps. */
export const createOtpLoginStore = (database: Connection) => {
  const logins = database.model<OtpLoginRecord>('OtpLogin', schema, 'otp_logins');
  return {
    add: async (login: OtpLoginRecord): Promise<void> => {
      await logins.create([login]);
    },
    /** Whether a login still waits for its second step, with tries left. */
    isOpen: async (id: string, userId: string, maxTries: number): Promise<boolean> =>
      (await logins
        .exists({
          _id: id,
          user_id: userId,
          tries: trusted({ $lt: maxTries }),
          expires_at: trusted({ $gt: new Date() }),
        })
        .exec()) !== null,
    /** Counts a try of an open login; null when it is expired, finished or out of tries. */
    countTry: (id: string, userId: string, maxTries: number) =>
      logins
        .findOneAndUpdate(
          {
            _id: id,
            user_id: userId,
            tries: trusted({ $lt: maxTries }),
            expires_at: trusted({ $gt: new Date() }),
          },
          { $inc: { tries: 1 } },
          { returnDocument: 'after' },
        )
        .lean<OtpLoginRecord>()
        .exec(),
    /** @returns whether it was open: of two who finish at once only one does */
    finish: async (id: string): Promise<boolean> =>
      (await logins.deleteOne({ _id: id }).exec()).deletedCount === 1,
  };
};
export type OtpLoginStore = ReturnType<typeof createOtpLoginStore>;
