import { type Types, trusted, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { revisionIs } from '@yinyom/service-kit/database/revisionIs';
import { userSchema, type TwoFactorRecord, type UserRecord } from './userRecord';

/** Values a person may change; an empty phone removes it. */
export interface ProfileChange {
  first_name?: string;
  last_name?: string;
  phone?: string;
  locale?: UserRecord['locale'];
  weekly_mail?: boolean;
}

export type NewUser = Omit<UserRecord, 'two_fa' | 'security_keys' | 'sessions' | 'last_access_at'>;

/** Splits a profile change into what is set and what is removed, and counts it. */
export const profileUpdate = ({ phone, ...rest }: ProfileChange) => ({
  $set: { ...rest, ...(phone ? { phone } : {}) },
  ...(phone === '' ? { $unset: { phone: 1 as const } } : {}),
  $inc: { profile_revision: 1 },
});

const NO_SECOND_FACTOR: TwoFactorRecord = {
  secret: null,
  enabled_at: null,
  last_step: 0,
  pending_secret: null,
  pending_expires_at: null,
  recovery_salt: null,
  recovery_hashes: [],
};

/** People: everything but their sessions, memberships and second factor, which have stores of their own. */
export const createUserStore = (database: Connection) => {
  const users = database.model<UserRecord>('User', userSchema, 'users');
  return {
    model: users,
    get: (id: string) => users.findById(id).lean<UserRecord>().exec(),
    /** Straight to the driver, as it runs at every login. */
    findLocal: (email: string): Promise<UserRecord | null> =>
      users.collection.findOne<UserRecord>({ email, directory: false }),
    findDirectory: (ldapUsername: string) =>
      users.findOne({ ldap_username: ldapUsername }).lean<UserRecord>().exec(),

    /** Stores a new person. @returns false when the address or directory name is taken */
    insert: async (user: NewUser): Promise<boolean> => {
      try {
        await users.create([user]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** @returns null where the person is not there, or the profile has another revision than the one that was seen */
    updateProfile: (id: Types.ObjectId, change: ProfileChange, seen?: number) =>
      users
        .findOneAndUpdate({ _id: id, ...revisionIs(seen, 'profile_revision') }, profileUpdate(change), {
          returnDocument: 'after',
        })
        .lean<UserRecord>()
        .exec(),

    /** The person chose another password: every session ends. @returns null for an account that is not open */
    setPassword: (id: Types.ObjectId, passwordHash: string) =>
      users
        .findOneAndUpdate(
          { _id: id, status: 'active' },
          { $set: { password_hash: passwordHash, must_change_password: false, sessions: [] } },
          { returnDocument: 'after' },
        )
        .lean<UserRecord>()
        .exec(),

    /**
     * A link mailed to `email` was used to choose a password: the account is open, and its mailbox proven. The first
     * time nothing stays of what somebody without the mailbox may have set up: not their second factor either.
     * @returns null when the account is disabled, gone, or has another address by now
     */
    proveMailbox: async (id: Types.ObjectId, email: string, passwordHash: string) => {
      const chosen = {
        password_hash: passwordHash,
        must_change_password: false,
        status: 'active' as const,
        sessions: [],
        email_verified_at: new Date(),
      };
      const change = (seen: { email_verified_at?: null }, set: Partial<UserRecord>) =>
        users
          .findOneAndUpdate(
            { _id: id, email, directory: false, status: trusted({ $ne: 'disabled' }), ...seen },
            { $set: set },
            { returnDocument: 'after' },
          )
          .lean<UserRecord>()
          .exec();
      const first = await change(
        { email_verified_at: null },
        {
          ...chosen,
          two_fa: NO_SECOND_FACTOR,
          security_keys: [],
        },
      );
      return first ?? change({}, chosen);
    },

    /** Replaces a hash by one with stronger parameters, unless the password changed meanwhile. */
    rehashPassword: (id: Types.ObjectId, from: string, to: string) =>
      users.updateOne({ _id: id, password_hash: from }, { $set: { password_hash: to } }).exec(),

    /** Forgets a person with sessions, memberships and second factor. */
    remove: (id: Types.ObjectId) => users.deleteOne({ _id: id }).exec(),

    /** The new address proved itself by a mailed link. @returns false when it is taken by then */
    changeEmail: async (id: Types.ObjectId, email: string): Promise<boolean> => {
      try {
        const result = await users
          .updateOne({ _id: id, directory: false }, { $set: { email, email_verified_at: new Date() } })
          .exec();
        return result.matchedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Keeps the mirrored names of a directory user fresh. */
    updateDirectoryProfile: (
      id: Types.ObjectId,
      profile: { first_name: string; last_name: string; email: string },
    ) =>
      users
        .findByIdAndUpdate(id, { $set: { ...profile, status: 'active' } }, { returnDocument: 'after' })
        .lean<UserRecord>()
        .exec(),
  };
};
export type UserStore = ReturnType<typeof createUserStore>;
