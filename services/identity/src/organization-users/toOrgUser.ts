import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { AuditTarget } from '../audit/auditEvent';
import { hasSecondFactor } from '../users/keysOf';
import { fullName } from '../users/toUser';
import type { MemberRecord } from './membership.store';

/**
 * What names a person in one organization. Ids of accounts carry the time when they were made, so an open invitation
 * goes by its own: it tells nothing about whether, and since when, the address has an account.
 */
const memberId = ({ _id, membership }: MemberRecord): string =>
  (membership.status === 'invited' ? membership._id : _id).toHexString();

export const memberTarget = (member: MemberRecord): AuditTarget => ({
  type: 'user',
  id: memberId(member),
  label: member.email,
  ...(member.membership.external && { external: true }),
});

/** What an Admin edits of a member lies in two places that both count; the sum changes with either. */
export const revisionOf = ({ profile_revision = 0, membership }: MemberRecord): number =>
  profile_revision + (membership.revision ?? 0);

/** A member as Admins see them. While an invitation is open nothing of an existing account shows. */
export const toOrgUser = (member: MemberRecord): OrgUser => {
  const { membership } = member;
  const open = membership.status === 'invited';
  const { phone, username } = open ? (membership.invited_as ?? {}) : member;
  return {
    id: memberId(member),
    name: fullName(member),
    first_name: member.first_name,
    last_name: member.last_name,
    email: member.email,
    ...(username && { username }),
    ...(phone && { phone }),
    role: membership.role,
    status: membership.status,
    ...(membership.scope && { scope: membership.scope }),
    ...(membership.dpo && { dpo: true }),
    ...(membership.external && { external: true }),
    two_fa: !open && hasSecondFactor(member),
    last_access_at: open ? null : (member.last_access_at?.toISOString() ?? null),
    created_at: membership.added_at.toISOString(),
    profile_editable: open || (member.membership_count === 1 && !member.directory),
    etag: etagOf({ revision: revisionOf(member) }),
  };
};
