import { healthOf } from '@yinyom/contracts/compliance/health';
import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import { NOW, sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import type { PortfolioSite } from '@yinyom/contracts/consents/portfolio';
import type { WebsitesClient } from '../sites/siteDirectory';
import type { TestSite } from './standIns';

const HEALTH = healthOf(judgeCompliance(sampleFacts(), { now: NOW, dpo: true }), false);

const toSite = ({ application_id, host, name, enabled, version }: TestSite): PortfolioSite => ({
  application_id,
  domain_name: host,
  name,
  default_language: 'th',
  enabled,
  health: HEALTH,
  pending_changes: false,
  template_version: version,
  scan_status: null,
  scan_id: null,
  scanned_at: null,
});

/** The portfolio of the tests' websites, by domain; of what narrows it down, text and status count. */
export const portfolioStandIn = (
  sites: ReadonlyMap<string, TestSite>,
): Pick<WebsitesClient, 'listPortfolioSites' | 'listPortfolioIds'> => {
  const found = ({
    organization_id,
    application_ids,
    filter: { q = '', status },
  }: Parameters<WebsitesClient['listPortfolioIds']>[0]) =>
    [...sites.values()]
      .filter((site) => site.organization_id === organization_id && !site.deleted)
      .filter(({ application_id }) => application_ids?.includes(application_id) ?? true)
      .filter(
        ({ host, enabled }) => host.includes(q) && (status === 'all' || enabled === (status === 'active')),
      )
      .sort((one, other) => one.host.localeCompare(other.host))
      .map(toSite);
  return {
    listPortfolioSites: async ({ page, limit, with_total, ...asked }) => {
      const all = found(asked);
      return {
        sites: all.slice((page - 1) * limit, page * limit),
        has_more: page * limit < all.length,
        total: with_total ? all.length : null,
      };
    },
    listPortfolioIds: async (asked) => found(asked).map(({ application_id }) => application_id),
  };
};
