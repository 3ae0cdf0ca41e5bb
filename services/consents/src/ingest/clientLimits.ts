import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import { createCounts } from '@yinyom/service-kit/limits/counts';
import type { Share } from '@yinyom/service-kit/limits/sharing';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import type { PublishedSite } from '../sites/siteDirectory';

/** API contract, "Rate limits": the gateway counts networks over all websites, this service what website and body tell. */
const PER_CLIENT = { name: 'client', points: 10, seconds: 60 };
const PER_NETWORK = { name: 'network', points: NETWORK_DECISIONS.usual, seconds: 60 };
const PER_SITE = { name: 'site', points: 6_000, seconds: 60 };

type LimitedSite = Pick<PublishedSite, 'site_key' | 'network_decisions'>;

/**
 * Counts decisions per client, per network and per site in windows of a minute.
 * @param share how several processes count together; null: this one is alone
 */
export const createClientLimits = (enabled: boolean, share: Share | null) => {
  const clients = createCounts(PER_CLIENT, share && { share, every: 2 });
  const networks = createCounts(PER_NETWORK, share && { share, every: 60 });
  const sites = createCounts(PER_SITE, share && { share, every: 600 });

  /** @throws AppError 429 */
  return async (
    { site_key, network_decisions }: LimitedSite,
    clientId: string,
    ip: string,
  ): Promise<void> => {
    if (!enabled) return;
    await clients.take(`${site_key} ${clientId}`);
    await networks.take(`${site_key} ${truncateIp(ip)}`, network_decisions);
    await sites.take(site_key);
  };
};
