import type { MembershipRecord, UserRecord } from '../users/userRecord';
import { keysOf } from '../users/keysOf';

/** Whether a person must add a security key before anything is allowed in the organization of a membership. */
export type NeedsKey = (
  user: Pick<UserRecord, 'security_keys'>,
  membership: Pick<MembershipRecord, 'role' | 'status'>,
) => boolean;

/** Of whom this installation demands a security key. */
export const isKeyDemanded = (
  keyForAdmins: boolean,
  { role, status }: Pick<MembershipRecord, 'role' | 'status'>,
): boolean => keyForAdmins && role === 1000 && status === 'active';

/** @param keyForAdmins the setting SECURITY_KEY_FOR_ADMINS */
export const createNeedsKey =
  (keyForAdmins: boolean): NeedsKey =>
  (user, membership) =>
    isKeyDemanded(keyForAdmins, membership) && keysOf(user).length === 0;
