import { type Types, trusted, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { userSchema, type UserRecord } from './userRecord';

/** Values a person may change; an empty phone removes it. */
export interface ProfileChange {
  first_name?: string;
  last_name?: string;
  phone?: string;
  locale?: UserRecord['locale'];
}

export type NewUser = Omit<UserRecord, 'two_fa' | 'sessions' | 'last_access_at'>;

/** Splits a profile change into what is set and what is removed. */
export const profileUpdate = ({ phone, ...rest }: ProfileChange) => ({
  $set: { ...rest, ...(phone ? { phone } : {}) },
  ...(phone === '' ? { $unset: { phone: 1 as const } } : {}),
});

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

    updateProfile: (id: Types.ObjectId, change: ProfileChange) =>
      users
        .findByIdAndUpdate(id, profileUpdate(change), { returnDocument: 'after' })
        .lean<UserRecord>()
        .exec(),

    /** Sets a password, confirms the address it was mailed to, and ends every session. */
    setPassword: (id: Types.ObjectId, passwordHash: string) =>
      users
        .findOneAndUpdate(
          { _id: id, status: trusted({ $ne: 'disabled' }) },
          {
            $set: {
              password_hash: passwordHash,
              must_change_password: false,
              status: 'active',
              sessions: [],
            },
          },
          { returnDocument: 'after' },
        )
        .lean<UserRecord>()
        .exec(),

    /** Replaces a hash by one with stronger parameters, unless the password changed meanwhile. */
    rehashPassword: (id: Types.ObjectId, from: string, to: string) =>
      users.updateOne({ _id: id, password_hash: from }, { $set: { password_hash: to } }).exec(),

    /** Forgets a person with sessions, memberships and second factor. */
    remove: (id: Types.ObjectId) => users.deleteOne({ _id: id }).exec(),

    /** @returns false when the address is taken by then */
    changeEmail: async (id: Types.ObjectId, email: string): Promise<boolean> => {
      try {
        const result = await users.updateOne({ _id: id, directory: false }, { $set: { email } }).exec();
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
