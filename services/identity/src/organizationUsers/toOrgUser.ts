import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { fullName } from '../users/toUser';
import type { MemberRecord } from './membership.store';

/** A member as Admins see them. While an invitation is open nothing of an existing account shows. */
export const toOrgUser = (member: MemberRecord): OrgUser => {
  const { membership } = member;
  const open = membership.status === 'invited';
  const { phone, username } = open ? (membership.invited_as ?? {}) : member;
  return {
    id: member._id.toHexString(),
    name: fullName(member),
    first_name: member.first_name,
    last_name: member.last_name,
    email: member.email,
    ...(username && { username }),
    ...(phone && { phone }),
    role: membership.role,
    status: membership.status,
    two_fa: !open && member.two_fa.enabled_at !== null,
    last_access_at: open ? null : (member.last_access_at?.toISOString() ?? null),
    created_at: membership.added_at.toISOString(),
    profile_editable: open || (member.membership_count === 1 && !member.directory),
  };
};
