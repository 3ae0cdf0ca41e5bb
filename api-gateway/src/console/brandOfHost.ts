import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Logger } from '@yinyom/service-kit/logger';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';

/** The brand of the organization that a name of the platform belongs to, and its id. */
export interface HostBrand extends ShownBrand {
  organizationId: string;
}
export type BrandOfHost = (hostname: string) => Promise<HostBrand | null>;

/**
 * Asks the identity service for the brand of a name, once a minute and name. Names that no organization owns ask
 * nothing. Where the service does not answer, the last answer holds, and before the first the product's own name.
 */
export const createBrandOfHost = (
  hosts: Pick<ConsoleHosts, 'organizationOf'>,
  identity: Pick<IdentityClient, 'brandOf'>,
  logger: Logger,
  now: () => number = Date.now,
): BrandOfHost => {
  const known = new Map<string, { brand: HostBrand | null; until: number }>();
  return async (hostname) => {
    const organizationId = hosts.organizationOf(hostname);
    if (organizationId === null) return null;
    const kept = known.get(organizationId);
    if (kept && kept.until > now()) return kept.brand;
    try {
      const found = await identity.brandOf({ organization_id: organizationId });
      const brand = found && { ...found, organizationId };
      known.set(organizationId, { brand, until: now() + MINUTE_MS });
      return brand;
    } catch (error) {
      logger.warn({ err: error, organization: organizationId }, 'brand of a host not known');
      return kept?.brand ?? null;
    }
  };
};
