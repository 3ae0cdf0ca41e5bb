import { newId } from './id';
import type { MembershipRecord } from './userRecord';

/** The membership of the first Admin of an organization that begins. */
export const adminMembership = (
  organization: { id: MembershipRecord['organization_id']; name: string },
  at: Date,
): MembershipRecord => ({
  _id: newId(),
  organization_id: organization.id,
  organization_name: organization.name,
  organization_requires_two_fa: false,
  role: 1000,
  status: 'active',
  added_at: at,
  joined_at: at,
});
