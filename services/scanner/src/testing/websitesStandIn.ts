import { randomBytes } from 'node:crypto';
import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import type { FoundCookieReport } from '@yinyom/contracts/internal/foundCookies';
import { NOTHING_TAKEN_OVER } from '@yinyom/contracts/websites/takeOver';
import type { ScanTarget, WebsitesClient } from '../access/WebsitesClient';

type Report = Parameters<WebsitesClient['proposeNames']>[0];
type ScanNews = Parameters<WebsitesClient['recordScan']>[0];

export interface TestSite extends ScanTarget {
  id: string;
}

/** The only configuration token that is taken. */
export const CONFIG_TOKEN = 'what the configuration was signed with';

let counter = 0;

/** The websites service's declared interface: sites of a test, and what the scanner told about them. */
export const websitesStandIn = () => {
  const sites = new Map<string, TestSite>();
  const foundCookies: FoundCookieReport[] = [];
  const news: ScanNews[] = [];
  const reports: Report[] = [];
  /** Categories that owners decided, by name. */
  const decided = new Map<string, number>();
  /** Ids of websites that are gone for good. */
  const purged = new Set<string>();
  let failures = 0;

  const addSite = (organization_id: string, more: Partial<ScanTarget> = {}): TestSite => {
    counter += 1;
    const id = randomBytes(12).toString('hex');
    const site: TestSite = {
      id,
      organization_id,
      site_key: `site_key_${id}`,
      domain_name: `www.site${counter}.ac.th`,
      name: 'Site',
      enabled: true,
      verification: 'verified',
      default_language: 'th',
      ...more,
    };
    sites.set(id, site);
    return site;
  };

  const client: WebsitesClient = {
    listEvents: async () => [],
    forgetEvents: async () => null,
    listWatchedSites: async () => [],
    watchReported: async () => [],
    listPurged: async ({ application_ids }) => application_ids.filter((id) => purged.has(id)),
    getWatchFacts: async () => ({ unclassified: { amount: 0, names: [] }, privacy_look: null }),
    websiteFacts: async () => ({ total: 0, clients: [], described: [] }),
    websiteNames: async () => [],
    deletedWebsites: async () => ({ total: 0, described: [] }),
    paperNotices: async () => ({ policies: [], files: [], linked: [], unread: [] }),
    linkedNotice: async () => ({ content: null }),
    paperNoticeFile: async () => ({ content: null }),
    listApplicationIds: async () => [],
    getApplicationOwner: async () => null,
    listComplianceFacts: async () => [],
    controllerGroups: async () => [],
    getGroupOwner: async () => null,
    controllerOf: async () => null,
    listPortfolioSites: async () => ({ sites: [], has_more: false, total: 0 }),
    listPortfolioIds: async () => [],
    getEvidenceOwner: async () => null,
    listVersions: async () => ({ serving: 0, versions: [] }),
    listReviews: async () => [],
    getPublishedSite: async ({ site_key }) => {
      const site = [...sites.values()].find((candidate) => candidate.site_key === site_key);
      return site
        ? {
            application_id: site.id,
            organization_id: site.organization_id,
            site_key,
            host: site.domain_name,
            shared_hosts: [],
            enabled: site.enabled,
            network_decisions: NETWORK_DECISIONS.usual,
            deleted: false,
            version: 1,
            consent_expiry_days: 365,
            store_ip: 'none',
            store_ua: 'none',
            take_over: NOTHING_TAKEN_OVER,
            languages: ['th'],
            categories: [],
            notice_sha256: {},
          }
        : null;
    },
    getPublishedVersion: async () => null,
    getNotice: async () => null,
    getBannerLook: async () => null,
    getWebsiteContent: async () => null,
    getCookieCounts: async () => ({ total: 0, unclassified: 0, violations: null, last_scan: null }),
    getScanTarget: async ({ application_id }) => {
      const site = sites.get(application_id);
      if (!site) return null;
      const { id: _id, ...target } = site;
      return target;
    },
    recordFoundCookies: async (given) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('the websites service is away');
      }
      foundCookies.push(given);
      const category_types = given.items.map(
        ({ name, suggestion }) =>
          decided.get(name) ?? ((suggestion?.confidence ?? 0) >= 0.8 ? (suggestion?.category_type ?? 0) : 0),
      );
      return { category_types };
    },
    proposeNames: async (given) => {
      if (given.config_token !== CONFIG_TOKEN) return 'token_invalid';
      reports.push(given);
      return 'taken';
    },
    recordScan: async (given) => {
      news.push(given);
      return null;
    },
    withdrawOrganization: async () => ({ websites: 0 }),
    openFirstWebsite: async () => ({ application_id: 'a', made: false }),
    markSeen: async () => null,
    markForeign: async () => null,
  };
  return {
    client,
    sites,
    foundCookies,
    news,
    reports,
    decided,
    purged,
    addSite,
    /** The next so many calls that take reports over fail. */
    failNext: (count: number) => {
      failures = count;
    },
  };
};
