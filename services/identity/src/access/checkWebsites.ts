import { AppError, invalidField } from '@yinyom/service-kit/AppError';

/** Tells to which organization a website belongs. */
export interface WebsiteOwners {
  getApplicationOwner(input: { application_id: string }): Promise<{ organization_id: string } | null>;
}

/**
 * Checks that every website is one of an organization: a strange id would open nothing, and nobody would notice.
 * @param websites null in a process that was not told where the websites are
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
