import type { Types } from 'mongoose';
import type { OrganizationStore } from '../organizations/organization.store';
import type { MembershipStore } from './membership.store';

/** Turns open invitations into memberships. */
export const createJoin =
  (memberships: MembershipStore, organizations: OrganizationStore) =>
  /** @returns false when there is no open invitation */
  async (userId: Types.ObjectId, organizationId: Types.ObjectId): Promise<boolean> => {
    const role = await memberships.activate(userId, organizationId);
    if (role === null) return false;
    if (role === 1000) await organizations.addAdmin(organizationId, userId);
    return true;
  };
export type JoinOrganization = ReturnType<typeof createJoin>;
