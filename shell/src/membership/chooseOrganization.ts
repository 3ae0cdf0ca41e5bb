import type { Organization } from '@yinyom/contracts/identity/organizations';

/** The remembered organization if the user is still an active member of it, otherwise the first active one. */
export const chooseOrganization = (
  organizations: readonly Organization[],
  remembered: string | null,
): Organization | undefined => {
  const active = organizations.filter((entry) => entry.organization_user.status === 'active');
  return active.find((entry) => entry.id === remembered) ?? active[0];
};
