import { AppError, invalidField } from '@yinyom/service-kit/AppError';

/** Tells to which organization a website belongs. */
export interface WebsiteOwners {
  getApplicationOwner(input: {
    application_id: string;
  }): Promise<{ organization_id: string; domain_name?: string } | null>;
  /** `path`, `names`: groups from the top, the group itself last. */
  getGroupOwner(input: { group_id: string }): Promise<{
    organization_id: string;
    path?: readonly string[];
    names?: readonly string[] | undefined;
  } | null>;
}

type Check = (organizationId: string, ids: readonly string[], field: string) => Promise<void>;

/**
 * Checks that every website, or every group, belongs to an organization: an unknown id would grant no access, without any error.
 * @param websites null in a process that does not know the address of the websites service
 */
export const createCheckWebsites = (websites: WebsiteOwners | null): Check & { groups: Check } => {
  const checkAll =
    (ownerOf: (owners: WebsiteOwners, id: string) => Promise<{ organization_id: string } | null>): Check =>
    /** @throws AppError 422 not_found at `field`.N, 503 */
    async (organizationId, ids, field) => {
      if (ids.length === 0) return;
      if (!websites) throw new AppError(503, 'unavailable', { retryAfterSeconds: 60 });
      for (const [at, id] of ids.entries())
        if ((await ownerOf(websites, id))?.organization_id !== organizationId)
          throw invalidField(`${field}.${at}`, 'not_found');
    };
  return Object.assign(
    checkAll((owners, application_id) => owners.getApplicationOwner({ application_id })),
    { groups: checkAll((owners, group_id) => owners.getGroupOwner({ group_id })) },
  );
};
export type CheckWebsites = ReturnType<typeof createCheckWebsites>;
