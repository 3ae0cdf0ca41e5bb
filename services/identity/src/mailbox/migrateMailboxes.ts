import type { AuditStore } from '../audit/audit.store';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';

type Known = Pick<UserRecord, '_id' | 'directory' | 'status' | 'created_at' | 'memberships'>;

/**
 * Sign-up stored account and first place at one moment, behind the mailed link. Whoever was invited joined later
 * than they were added.
 */
const cameBySignUp = ({ created_at, memberships }: Known): boolean =>
  memberships.some(
    ({ added_at, joined_at }) =>
      joined_at?.getTime() === added_at.getTime() && added_at.getTime() === created_at.getTime(),
  );

/**
 * Accounts of earlier versions do not say whether their mailbox was proven. It was where a sign-up or a change of
 * address was finished by its link; whether an invited person chose their password by a link or got it from an Admin
 * cannot be told any more, so those are asked once, when they accept another invitation or open an organization.
 */
export const migrateMailboxes = async ({ model: users }: UserStore, audit: AuditStore): Promise<void> => {
  const unknown = { email_verified_at: { $exists: false } };
  const { collection } = users;
  if (!(await collection.findOne(unknown, { projection: { _id: 1 } }))) return;
  const confirmed = new Set(await audit.targetsOf(['user.email_confirmed', 'user.email_changed']));
  const fields = { directory: 1, status: 1, created_at: 1, memberships: 1 };
  for await (const user of collection.find<Known>(unknown, { projection: fields })) {
    const proven =
      !user.directory &&
      user.status !== 'unverified' &&
      (cameBySignUp(user) || confirmed.has(user._id.toHexString()));
    const email_verified_at = proven ? user.created_at : null;
    await collection.updateOne({ _id: user._id, ...unknown }, { $set: { email_verified_at } });
  }
};
