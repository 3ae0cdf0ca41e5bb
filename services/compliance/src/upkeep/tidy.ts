import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';

/** A store of something that belongs to organizations. */
interface OfOrganizations {
  removeOf(organizationId: string): Promise<void>;
  /** Absent where another store finds the same organizations. */
  organizations?(): Promise<string[]>;
}

const isOfOrganizations = (store: unknown): store is OfOrganizations =>
  typeof store === 'object' && store !== null && 'removeOf' in store;

/**
 * Removes everything of organizations that were closed. What finds them goes last, so that a half-done removal is found again.
 * @param stores all of the service: each that has `removeOf` is emptied, so that a new one needs no line here
 */
export const createTidy = ({
  identity,
  ...stores
}: { identity: Pick<IdentityClient, 'organizationContact'> } & Record<string, unknown>) => {
  const all = Object.values(stores).filter(isOfOrganizations);
  const finding = all.filter(({ organizations }) => organizations !== undefined);
  const others = all.filter((store) => !finding.includes(store));
  return async (): Promise<void> => {
    const ids = await Promise.all(finding.map((store) => store.organizations?.() ?? []));
    for (const organization_id of new Set(ids.flat())) {
      if (await identity.organizationContact({ organization_id })) continue;
      for (const store of [...others, ...finding]) await store.removeOf(organization_id);
    }
  };
};
