import { createCounts } from '@yinyom/service-kit/limits/counts';
import type { Share } from '@yinyom/service-kit/limits/sharing';

/** API contract, "Rate limits": the gateway counts networks, this service what only the body tells. */
const PER_CLIENT = { name: 'client', points: 10, seconds: 60 };
const PER_SITE = { name: 'site', points: 6_000, seconds: 60 };

/**
 * Counts decisions per client and per site in windows of a minute.
 * @param share how several processes count together; null: this one is alone
 */
export const createClientLimits = (enabled: boolean, share: Share | null) => {
  const clients = createCounts(PER_CLIENT, share && { share, every: 2 });
  const sites = createCounts(PER_SITE, share && { share, every: 600 });

  /** @throws AppError 429 */
  return async (siteKey: string, clientId: string): Promise<void> => {
    if (!enabled) return;
    await clients.take(`${siteKey} ${clientId}`);
    await sites.take(siteKey);
  };
};
