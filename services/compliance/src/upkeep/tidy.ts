import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';

/** What a store of something of organizations offers. */
interface OfOrganizations {
  removeOf(organizationId: string): Promise<void>;
  organizations(): Promise<string[]>;
}

interface Deps {
  requests: OfOrganizations;
  activities: OfOrganizations;
  exemptions: OfOrganizations;
  incidents: OfOrganizations;
  paperFiles: OfOrganizations;
  numbers: Pick<OfOrganizations, 'removeOf'>;
  unverified: Pick<OfOrganizations, 'removeOf'>;
  settings: Pick<OfOrganizations, 'removeOf'>;
  identity: Pick<IdentityClient, 'organizationContact'>;
}

/** Removes everything of organizations that were closed. What finds them goes last, so that a half-done removal is found again. */
export const createTidy = ({ identity, ...stores }: Deps) => {
  const { requests, activities, exemptions, incidents, paperFiles } = stores;
  const found = [requests, activities, exemptions, incidents, paperFiles];
  const others = [stores.settings, stores.unverified, stores.numbers];
  return async (): Promise<void> => {
    const ids = await Promise.all(found.map((store) => store.organizations()));
    for (const organization_id of new Set(ids.flat())) {
      if (await identity.organizationContact({ organization_id })) continue;
      for (const store of [...others, ...found]) await store.removeOf(organization_id);
    }
  };
};
