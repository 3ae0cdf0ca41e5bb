import { trusted, type Types } from 'mongoose';
import type { UserRecord } from '../users/userRecord';
import type { UserStore } from '../users/user.store';
import type { RecoverySet } from './recoveryCodes';

export const recoveryFields = ({ salt, hashes }: RecoverySet) => ({
  'two_fa.recovery_salt': salt,
  'two_fa.recovery_hashes': hashes,
});

/** The second factor of a person. Each change is one conditional step, so that a code never counts twice. */
export const createTwoFactorStore = ({ model: users }: UserStore) => ({
  setPending: async (id: Types.ObjectId, secret: string, expiresAt: Date): Promise<boolean> => {
    const result = await users
      .updateOne(
        { _id: id, 'two_fa.enabled_at': null },
        { $set: { 'two_fa.pending_secret': secret, 'two_fa.pending_expires_at': expiresAt } },
      )
      .exec();
    return result.matchedCount === 1;
  },

  /** The pending secret becomes the secret, if it is still the same one. */
  enable: (id: Types.ObjectId, secret: string, step: number, recovery: RecoverySet, now: Date) =>
    users
      .findOneAndUpdate(
        { _id: id, 'two_fa.pending_secret': secret, 'two_fa.enabled_at': null },
        {
          $set: {
            'two_fa.secret': secret,
            'two_fa.enabled_at': now,
            'two_fa.last_step': step,
            'two_fa.pending_secret': null,
            'two_fa.pending_expires_at': null,
            ...recoveryFields(recovery),
          },
        },
        { returnDocument: 'after' },
      )
      .lean<UserRecord>()
      .exec(),

  /** Stores the same secret in another form. */
  replaceSecret: (id: Types.ObjectId, from: string, to: string) =>
    users.updateOne({ _id: id, 'two_fa.secret': from }, { $set: { 'two_fa.secret': to } }).exec(),

  /** The same for a pending one. */
  replacePending: (id: Types.ObjectId, from: string, to: string) =>
    users
      .updateOne({ _id: id, 'two_fa.pending_secret': from }, { $set: { 'two_fa.pending_secret': to } })
      .exec(),

  /** Everybody who has a secret, or is about to confirm one. */
  withSecrets: (): AsyncIterable<Pick<UserRecord, '_id' | 'two_fa'>> =>
    users.collection.find<Pick<UserRecord, '_id' | 'two_fa'>>(
      { $or: [{ 'two_fa.secret': { $type: 'string' } }, { 'two_fa.pending_secret': { $type: 'string' } }] },
      { projection: { two_fa: 1 } },
    ),

  /** Takes a time step; of two who try the same code at once only one gets it. */
  takeStep: async (id: Types.ObjectId, step: number): Promise<boolean> => {
    const result = await users
      .updateOne(
        { _id: id, 'two_fa.last_step': trusted({ $lt: step }) },
        { $set: { 'two_fa.last_step': step } },
      )
      .exec();
    return result.modifiedCount === 1;
  },

  /** Takes a recovery code; of two who try the same one at once only one gets it. */
  takeRecoveryCode: async (id: Types.ObjectId, hash: string): Promise<boolean> => {
    const result = await users
      .updateOne({ _id: id, 'two_fa.recovery_hashes': hash }, { $pull: { 'two_fa.recovery_hashes': hash } })
      .exec();
    return result.modifiedCount === 1;
  },

  replaceRecovery: (id: Types.ObjectId, recovery: RecoverySet) =>
    users
      .updateOne(
        { _id: id, 'two_fa.recovery_salt': trusted({ $ne: null }) },
        { $set: recoveryFields(recovery) },
      )
      .exec(),

  /** Recovery codes stand in for a second factor; without any there is nothing to stand in for. */
  dropCodesWithoutFactor: (id: Types.ObjectId) =>
    users
      .updateOne(
        {
          _id: id,
          'two_fa.enabled_at': null,
          'security_keys.0': trusted({ $exists: false }),
        },
        { $set: { 'two_fa.recovery_salt': null, 'two_fa.recovery_hashes': [] } },
      )
      .exec(),

  /**
   * @param keepsKey whether a security key must stand in its place
   * @returns null when there is none then
   */
  disable: (id: Types.ObjectId, keepsKey: boolean) =>
    users
      .findOneAndUpdate(
        { _id: id, ...(keepsKey && { 'security_keys.0': trusted({ $exists: true }) }) },
        { $set: { 'two_fa.secret': null, 'two_fa.enabled_at': null } },
        { returnDocument: 'after' },
      )
      .lean<UserRecord>()
      .exec(),
});
export type TwoFactorStore = ReturnType<typeof createTwoFactorStore>;
