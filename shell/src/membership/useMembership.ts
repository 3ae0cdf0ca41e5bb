import type { Organization } from '@yinyom/contracts/identity/organizations';
import { saveSession, useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { useEffect } from 'react';
import { chooseOrganization } from './chooseOrganization';

export interface Membership {
  /** The organizations are not known yet. */
  loading: boolean;
  organizations: readonly Organization[];
  current: Organization | undefined;
  /** The server answered, and the user is an active member of no organization. */
  none: boolean;
}

/**
 * The organizations of the user and the one in use. Keeps the stored organization and role in step with the
 * server. A failure to load is silent (specification §8): the stored role then stands.
 */
export const useMembership = (): Membership => {
  const { organizationId, role } = useSession();
  const { data: organizations, isLoading, isUninitialized } = useListMyOrganizationsQuery();
  const current = chooseOrganization(organizations ?? [], organizationId);
  const actual = current?.organization_user.role;

  useEffect(() => {
    if (!current || !actual) return;
    if (current.id !== organizationId || actual !== role) {
      saveSession({ organizationId: current.id, role: actual });
    }
  }, [current, actual, organizationId, role]);

  const settling = current !== undefined && (current.id !== organizationId || actual !== role);
  return {
    loading: isLoading || isUninitialized || settling,
    organizations: organizations ?? [],
    current,
    none: organizations !== undefined && current === undefined,
  };
};
