import { Types, trusted } from 'mongoose';
import { MAX_SECURITY_KEYS } from '@yinyom/contracts/identity/securityKeys';
import type { RecoverySet } from '../two-factor/recoveryCodes';
import { recoveryFields } from '../two-factor/twoFactor.store';
import type { SecurityKeyRecord, UserRecord } from '../users/userRecord';
import type { UserStore } from '../users/user.store';

/**
 * Security keys live inside their person: an access check stays one read, and "at most ten" and "not the last one" hold
 * whatever comes at the same time.
 */
export const createSecurityKeyStore = ({ model: users }: UserStore) => ({
  /** How many people have a key of this id. */
  holders: (credentialId: string) =>
    users.countDocuments({ 'security_keys.credential_id': credentialId }).exec(),

  /**
   * @param recovery codes for somebody who has none yet
   * @returns null when there are too many keys, this one is there already, or codes were made meanwhile
   */
  add: (id: Types.ObjectId, key: SecurityKeyRecord, recovery: RecoverySet | null) =>
    users
      .findOneAndUpdate(
        {
          _id: id,
          status: 'active',
          [`security_keys.${MAX_SECURITY_KEYS - 1}`]: trusted({ $exists: false }),
          'security_keys.credential_id': trusted({ $ne: key.credential_id }),
          ...(recovery && { 'two_fa.recovery_salt': null }),
        },
        { $push: { security_keys: key }, ...(recovery && { $set: recoveryFields(recovery) }) },
        { returnDocument: 'after' },
      )
      .lean<UserRecord>()
      .exec(),

  rename: (id: Types.ObjectId, keyId: string, name: string) =>
    users
      .findOneAndUpdate(
        { _id: id, 'security_keys._id': keyId },
        { $set: { 'security_keys.$.name': name } },
        { returnDocument: 'after' },
      )
      .lean<UserRecord>()
      .exec(),

  /** Notes a use; of two with the same count only one gets through. */
  use: async (id: Types.ObjectId, key: SecurityKeyRecord, counter: number): Promise<boolean> => {
    const result = await users
      .updateOne(
        { _id: id, security_keys: trusted({ $elemMatch: { _id: key._id, counter: key.counter } }) },
        { $set: { 'security_keys.$.counter': counter, 'security_keys.$.last_used_at': new Date() } },
      )
      .exec();
    return result.matchedCount === 1;
  },

  /**
   * @param keep what must stay beside it: nothing, another key, or any second factor
   * @returns null when the key is not there, or what must stay would not
   */
  remove: (id: Types.ObjectId, keyId: string, keep: 'nothing' | 'key' | 'factor') => {
    const another = { 'security_keys.1': trusted({ $exists: true }) };
    const app = { 'two_fa.enabled_at': trusted({ $ne: null }) };
    return users
      .findOneAndUpdate(
        {
          _id: id,
          'security_keys._id': keyId,
          ...(keep === 'key' && another),
          ...(keep === 'factor' && { $or: [another, app] }),
        },
        { $pull: { security_keys: { _id: new Types.ObjectId(keyId) } } },
        { returnDocument: 'after' },
      )
      .lean<UserRecord>()
      .exec();
  },

  /** Takes back a key that turned out to be somebody else's as well. */
  takeBack: (id: Types.ObjectId, keyId: Types.ObjectId) =>
    users.updateOne({ _id: id }, { $pull: { security_keys: { _id: keyId } } }).exec(),
});
export type SecurityKeyStore = ReturnType<typeof createSecurityKeyStore>;
