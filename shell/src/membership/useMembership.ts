import type { Organization } from '@yinyom/contracts/identity/organizations';
import { externalValue, saveSession, useSession } from '@yinyom/mfe-kit';
import { onRefusedCall } from '@yinyom/mfe-kit/shell';
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
  /** The organization that this page worked in and that the user is no longer an active member of. */
  lost: Pick<Organization, 'id' | 'name'> | undefined;
}

/** The organization that this page works in: once it is lost, the page says so instead of going on in another one. */
const worksIn = externalValue<Pick<Organization, 'id' | 'name'> | null>(null);

/** The user has read that the organization is lost and goes on without it. */
export const leaveLostOrganization = (): void => worksIn.set(null);

/**
 * The organizations of the user and the one in use. Keeps the stored organization and role in step with the
 * server, also after it refused something. A failure to load is silent (specification §8): the stored role then stands.
 */
export const useMembership = (): Membership => {
  const { organizationId, role } = useSession();
  const working = worksIn.use();
  const { data: organizations, isLoading, isUninitialized, refetch } = useListMyOrganizationsQuery();
  const chosen = chooseOrganization(organizations ?? [], organizationId);
  const lost = organizations && working && working.id === organizationId && chosen?.id !== working.id;
  const current = lost ? undefined : chosen;
  const actual = current?.organization_user.role;

  useEffect(() => {
    if (!current || actual === undefined) return;
    if (current.id !== organizationId || actual !== role) {
      saveSession({ organizationId: current.id, role: actual });
    }
    worksIn.set({ id: current.id, name: current.name });
  }, [current, actual, organizationId, role]);

  useEffect(() => {
    const stop = onRefusedCall(() => void refetch());
    return () => stop();
  }, [refetch]);

  const settling = current !== undefined && (current.id !== organizationId || actual !== role);
  return {
    loading: isLoading || isUninitialized || settling,
    organizations: organizations ?? [],
    current,
    none: organizations !== undefined && chosen === undefined && !lost,
    lost: lost ? working : undefined,
  };
};
