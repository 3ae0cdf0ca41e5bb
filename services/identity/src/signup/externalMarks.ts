import { hasNoAddress } from '../directory/directoryLogin';
import type { MembershipStore } from '../organization-users/membership.store';
import type { OrganizationStore } from '../organizations/organization.store';
import type { UserRecord } from '../users/userRecord';
import { isExternalEmail } from './emailDomain';

/** Brings the marks "external" of a person's memberships up to date, after the address changed or became known. */
export const createExternalMarks =
  (organizations: Pick<OrganizationStore, 'get'>, memberships: Pick<MembershipStore, 'setExternal'>) =>
  async (user: Pick<UserRecord, '_id' | 'email' | 'memberships'>): Promise<void> => {
    for (const { organization_id, external = false } of user.memberships) {
      const organization = await organizations.get(organization_id);
      if (!organization) continue;
      const isExternal = !hasNoAddress(user) && isExternalEmail(user.email, organization.site_host);
      if (isExternal !== external) await memberships.setExternal(user._id, organization_id, isExternal);
    }
  };
export type ExternalMarks = ReturnType<typeof createExternalMarks>;
