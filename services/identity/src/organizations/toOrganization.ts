import type { Organization } from '@yinyom/contracts/identity/organizations';
import type { MembershipRecord } from '../users/userRecord';
import type { OrganizationRecord } from './organization.store';

/**
 * An organization as one of its members sees it; settings only for Admins, little for the invited.
 * @param keyMissing whether the member must add a security key before anything else
 */
export const toOrganization = (
  record: OrganizationRecord,
  membership: MembershipRecord,
  keyMissing = false,
): Organization => {
  const { status, role } = membership;
  return {
    id: record._id.toHexString(),
    name: record.name,
    organization_user: {
      role,
      status,
      joined_at: membership.joined_at?.toISOString() ?? null,
      ...(status === 'invited' && { invitation_id: membership._id.toHexString() }),
      ...(keyMissing && { security_key_missing: true }),
    },
    created_at: record.created_at.toISOString(),
    ...(status === 'active' && {
      ...(record.contact_email && { contact_email: record.contact_email }),
      ...(record.dpo && { dpo: record.dpo }),
      ...(role === 1000 && !keyMissing && { settings: record.settings }),
    }),
  };
};
