import { Schema, trusted, Types, type Connection } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { SessionRecord, UserRecord } from '../users/userRecord';
import type { UserStore } from '../users/user.store';

/** More devices than this at once end the oldest session. */
const MAX_SESSIONS = 20;

export interface RefreshTokenRecord {
  /** Hash of the token. */
  _id: string;
  user_id: Types.ObjectId;
  session_id: Types.ObjectId;
  expires_at: Date;
  /** When it was exchanged; it stays known until it expires so that a second use is recognised. */
  used_at: Date | null;
}

const schema = schemaOf<RefreshTokenRecord>()(
  {
    _id: { type: String, required: true },
    user_id: { type: Schema.Types.ObjectId, required: true },
    session_id: { type: Schema.Types.ObjectId, required: true },
    expires_at: { type: Date, required: true },
    used_at: { type: Date, default: null },
  },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Sessions live inside their user, so that an access check is one read; refresh tokens have rows of their own. */
export const createSessionStore = (database: Connection, { model: users }: UserStore) => {
  const tokens = database.model<RefreshTokenRecord>('RefreshToken', schema, 'refresh_tokens');
  const rawUsers = database.collection<UserRecord>('users');
  const rawTokens = database.collection<RefreshTokenRecord>('refresh_tokens');
  return {
    /**
     * Adds a session and notes the visit; expired ones go. Straight to the driver, as every login passes here and
     * all values are ours.
     * @param hasExpired whether the person has sessions whose end has passed
     * @returns false when the person may not log in by now
     */
    add: async (userId: Types.ObjectId, session: SessionRecord, hasExpired: boolean): Promise<boolean> => {
      const now = session.created_at;
      if (hasExpired)
        await rawUsers.updateOne({ _id: userId }, { $pull: { sessions: { expires_at: { $lte: now } } } });
      const result = await rawUsers.updateOne(
        { _id: userId, status: 'active' },
        {
          $push: { sessions: { $each: [session], $slice: -MAX_SESSIONS } },
          $set: { last_access_at: now },
        },
      );
      return result.matchedCount === 1;
    },

    /** Marks a living session as used now; null when it lives no more. */
    touch: (userId: Types.ObjectId, sessionId: Types.ObjectId, now: Date) =>
      users
        .findOneAndUpdate(
          {
            _id: userId,
            status: 'active',
            sessions: trusted({ $elemMatch: { _id: sessionId, expires_at: { $gt: now } } }),
          },
          { $set: { 'sessions.$.last_used_at': now, last_access_at: now } },
          { returnDocument: 'after' },
        )
        .lean<UserRecord>()
        .exec(),

    /** Remembers that the password itself was just given in this session. */
    markAuthenticated: (userId: Types.ObjectId, sessionId: string, now: Date) =>
      users
        .updateOne(
          { _id: userId, 'sessions._id': sessionId },
          { $set: { 'sessions.$.authenticated_at': now } },
        )
        .exec(),

    /** Ends one session. @returns whether it was alive */
    end: async (userId: Types.ObjectId | string, sessionId: Types.ObjectId | string): Promise<boolean> => {
      const result = await users
        .updateOne({ _id: userId, 'sessions._id': sessionId }, { $pull: { sessions: { _id: sessionId } } })
        .exec();
      return result.modifiedCount === 1;
    },

    /** Ends every session of a person but one. */
    endOthers: (userId: Types.ObjectId, sessionId: string) =>
      users
        .updateOne({ _id: userId }, { $pull: { sessions: { _id: { $ne: new Types.ObjectId(sessionId) } } } })
        .exec(),

    endAll: (userId: Types.ObjectId | string) =>
      users.updateOne({ _id: userId }, { $set: { sessions: [] } }).exec(),

    /** Ids of people with sessions. @param emails of whom; null: of everybody */
    holders: async (emails: readonly string[] | null): Promise<string[]> => {
      const found = await users
        .find(
          {
            'sessions.0': trusted({ $exists: true }),
            ...(emails && { email: trusted({ $in: emails.map((email) => email.toLowerCase()) }) }),
          },
          { _id: 1 },
        )
        .lean();
      return found.map(({ _id }) => String(_id));
    },

    addToken: (token: Omit<RefreshTokenRecord, 'used_at'>) =>
      rawTokens.insertOne({ ...token, used_at: null }),

    /** Takes an unused, unexpired token; of two who try at once only one gets it. */
    takeToken: (hash: string, now: Date) =>
      tokens
        .findOneAndUpdate(
          { _id: hash, used_at: null, expires_at: trusted({ $gt: now }) },
          { $set: { used_at: now } },
          { returnDocument: 'after' },
        )
        .lean<RefreshTokenRecord>()
        .exec(),
    findToken: (hash: string) => tokens.findById(hash).lean<RefreshTokenRecord>().exec(),
  };
};
export type SessionStore = ReturnType<typeof createSessionStore>;
