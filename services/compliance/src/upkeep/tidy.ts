import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';

/** What a store of something of organizations offers; those that can say of which ones say so. */
interface OfOrganizations {
  removeOf(organizationId: string): Promise<unknown>;
  organizations?(): Promise<string[]>;
}

interface Deps {
  /** All stores of the service: what has no `removeOf` is about no organization. */
  stores: Readonly<Record<string, object>>;
  identity: Pick<IdentityClient, 'organizationContact'>;
}

const isOfOrganizations = (store: object): store is OfOrganizations => 'removeOf' in store;

/** Removes everything of organizations that were closed. What finds them goes last, so that a half-done removal is found again. */
export const createTidy = ({ identity, stores }: Deps) => {
  const all = Object.values(stores).filter(isOfOrganizations);
  const found = all.filter((store) => store.organizations);
  const others = all.filter((store) => !store.organizations);
  return async (): Promise<void> => {
    const ids = await Promise.all(found.map((store) => store.organizations?.() ?? []));
    for (const organization_id of new Set(ids.flat())) {
      if (await identity.organizationContact({ organization_id })) continue;
      for (const store of [...others, ...found]) await store.removeOf(organization_id);
    }
  };
};
