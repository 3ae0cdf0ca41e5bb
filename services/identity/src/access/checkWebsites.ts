import { AppError, invalidField } from '@yinyom/service-kit/AppError';

/** Tells to which organization a website belongs. */
export interface WebsiteOwners {
  getApplicationOwner(input: { application_id: string }): Promise<{ organization_id: string } | null>;
}

/**
 * Checks that every website belongs to an organization: an unknown id would grant no access, without any error.
 * @param websites null in a process that does not know the address of the websites service
 */
export const createCheckWebsites =
  (websites: WebsiteOwners | null) =>
  /** @throws AppError 422 not_found at `field`.N, 503 */
  async (organizationId: string, ids: readonly string[], field: string): Promise<void> => {
    if (!websites) throw new AppError(503, 'unavailable', { retryAfterSeconds: 60 });
    for (const [at, application_id] of ids.entries()) {
      const owner = await websites.getApplicationOwner({ application_id });
      if (owner?.organization_id !== organizationId) throw invalidField(`${field}.${at}`, 'not_found');
    }
  };
export type CheckWebsites = ReturnType<typeof createCheckWebsites>;
