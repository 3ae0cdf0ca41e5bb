import type { OrganizationRecord, OrganizationStore } from '../organizations/organization.store';
import type { UserRecord } from '../users/userRecord';
import { isExternalEmail } from './emailDomain';

/**
 * An organization whose Admin a person is, and whose domain their new address would leave; null where there is none. Who was outside
 * before may move on.
 */
export const administeredOutside = async (
  organizations: Pick<OrganizationStore, 'get'>,
  person: Pick<UserRecord, 'email' | 'memberships'>,
  email: string,
): Promise<OrganizationRecord | null> => {
  for (const { organization_id, role } of person.memberships) {
    const organization = role === 1000 ? await organizations.get(organization_id) : null;
    const isOutside = (address: string) => organization && isExternalEmail(address, organization.site_host);
    if (isOutside(email) && !isOutside(person.email)) return organization;
  }
  return null;
};
