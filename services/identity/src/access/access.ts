import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { isId } from '@yinyom/contracts/fields';
import type { AccessRecord, MembershipStore } from '../organization-users/membership.store';
import { hasSecondFactor } from '../users/keysOf';
import type { DemandsFactor } from '../two-factor/demandsFactor';
import type { NeedsKey } from '../security-keys/needsKey';
import { externalMark } from '../users/externalMark';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { MembershipRecord } from '../users/userRecord';
import type { DeniedAccess } from './deniedAccess';
import { flagsOf, lacksRight } from '../users/flagsOf';
import { limitsOf } from './limitsOf';

const isActive = (record: AccessRecord | null): record is AccessRecord => record?.status === 'active';

const sessionLives = (record: AccessRecord | null, sessionId: string): record is AccessRecord =>
  isActive(record) &&
  record.sessions?.some(
    ({ _id, expires_at }) => _id.toHexString() === sessionId && expires_at > new Date(),
  ) === true;

/** Answers other services' questions about who may do what. Nothing is remembered: a change counts at once. */
export const createAccess = (
  users: UserStore,
  memberships: MembershipStore,
  deniedAccess: DeniedAccess,
  needsKey: NeedsKey,
  demandsFactor: DemandsFactor,
): Pick<InternalHandlers<typeof identityInternal>, 'authorize' | 'listMemberships' | 'describeMember'> => {
  const twoFaMissing = (record: AccessRecord, membership: MembershipRecord) =>
    demandsFactor(membership) && !hasSecondFactor(record);

  return {
    authorize: async ({ user_id, session_id, organization_id, ordered, attempt }) => {
      const known = isId(user_id) && isId(session_id);
      const session = ordered ? undefined : session_id;
      const record = known ? await memberships.readAccess(user_id, session) : null;
      const lives = ordered ? isActive : sessionLives;
      if (!lives(record, session_id)) return { session_alive: false, role: null, organization_name: null };
      const membership = record.memberships.find(
        (item) => item.status === 'active' && item.organization_id.toHexString() === organization_id,
      );
      if (!membership) {
        if (organization_id !== null)
          deniedAccess(user_id, organization_id, { action: 'organization.access', attempt });
        return { session_alive: true, role: null, organization_name: null };
      }
      if (attempt && organization_id !== null && lacksRight(membership, attempt))
        deniedAccess(user_id, organization_id, { action: 'role.refused', attempt });
      return {
        session_alive: true,
        role: membership.role,
        organization_name: membership.organization_name,
        ...limitsOf(membership),
        ...flagsOf(membership),
        ...(twoFaMissing(record, membership) && { two_fa_missing: true }),
        ...(needsKey(record, membership) && { security_key_missing: true }),
      };
    },

    listMemberships: async ({ user_id }) => {
      const record = isId(user_id) ? await memberships.readAccess(user_id) : null;
      if (record?.status !== 'active') return [];
      return record.memberships
        .filter((item) => item.status === 'active' && !twoFaMissing(record, item) && !needsKey(record, item))
        .map(({ organization_id, organization_name, role, scope, dpo }) => ({
          organization_id: organization_id.toHexString(),
          organization_name,
          role,
          ...flagsOf({ dpo, scope }),
          ...limitsOf({ scope }),
        }));
    },

    describeMember: async ({ organization_id, user_id }) => {
      const user = isId(user_id) ? await users.get(user_id) : null;
      const place = user?.memberships.find(
        (item) => item.status === 'active' && item.organization_id.toHexString() === organization_id,
      );
      if (!user || !place) return null;
      return {
        name: fullName(user),
        role: place.role,
        added_at: place.added_at.toISOString(),
        ...externalMark(user, organization_id),
        ...flagsOf(place),
        ...limitsOf(place),
      };
    },
  };
};
