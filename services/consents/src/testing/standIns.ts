import { randomUUID } from 'node:crypto';
import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import type { Role } from '@yinyom/contracts/constants';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { signConfigToken } from '@yinyom/service-kit/auth/configToken';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { PublishedSite, PublishedVersion, WebsitesClient } from '../sites/siteDirectory';
import { sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import { portfolioStandIn } from './portfolioStandIn';
import { sampleAudit, sampleContent } from './sampleContent';
import type { VersionReview } from '@yinyom/contracts/evidence/versionReview';
import { NOTHING_TAKEN_OVER } from '@yinyom/contracts/websites/takeOver';
import type { BannerLook } from '@yinyom/contracts/websites/bannerLook';
import { sampleLook, sampleNotice, sampleNoticeHashes } from './sampleNotice';

export const INGEST_SECRET = keyRing('ingest-secret-of-the-tests-with-more-than-32-characters');
export const DATA_SECRET = keyRing('data-secret-of-the-tests-with-more-than-32-characters');

const hexId = (): string => randomUUID().replace(/-/g, '').slice(0, 24);
const NOTICE_ALL = 'a1'.repeat(32);

/** A website with its published versions, as the websites service would tell about it. */
export interface TestSite extends PublishedSite {
  versions: Map<number, PublishedVersion>;
  /** When versions were published, where it is not when the sample look was. */
  published_at?: Map<number, string>;
  name: string;
  sample?: true;
  /** Country in which its data are kept. */
  data_location?: string;
  /** How its versions look; null where nobody knows. */
  look?: BannerLook | null;
  /** Of any of its versions. */
  reviews?: VersionReview[];
}

const CATEGORIES = [
  { id: 'necessary', type: 1, title: { th: 'จำเป็น' } },
  { id: 'preference', type: 2, title: { th: 'ความชอบ' } },
  { id: 'statistics', type: 3, title: { th: 'สถิติ' } },
  { id: 'marketing', type: 4, title: { th: 'การตลาด' } },
  { id: 'unclassified', type: 0, title: { th: 'ยังไม่จัดหมวดหมู่' } },
];

/** The two services around this one, with everything in memory and under the test's control. */
export const createStandIns = () => {
  const sites = new Map<string, TestSite>();
  /** Role by user and organization. */
  const roles = new Map<string, Role>();
  const deadSessions = new Set<string>();
  /** Months of evidence that an organization chose. */
  const retentions = new Map<string, number>();
  /** What was told about where scripts run: `application host`. */
  const seen: string[] = [];
  const foreign: string[] = [];
  const audited: Parameters<IdentityClient['recordAudit']>[0][] = [];

  const addSite = (given: Partial<TestSite> = {}): TestSite => {
    const version: PublishedVersion = {
      version: 1,
      categories: CATEGORIES,
      notice_sha256: sampleNoticeHashes(1),
    };
    const site: TestSite = {
      application_id: hexId(),
      organization_id: hexId(),
      site_key: `key_${hexId()}`,
      host: 'site.ac.th',
      shared_hosts: [],
      name: 'Site',
      enabled: true,
      network_decisions: NETWORK_DECISIONS.most,
      deleted: false,
      consent_expiry_days: 365,
      store_ip: 'none',
      store_ua: 'none',
      take_over: NOTHING_TAKEN_OVER,
      languages: ['th', 'en'],
      ...version,
      versions: new Map([[1, version]]),
      ...given,
    };
    sites.set(site.application_id, site);
    return site;
  };

  /** Publishes the next version of a site, with other categories if given. */
  const publish = (site: TestSite, categories = site.categories): void => {
    const next: PublishedVersion = {
      version: site.version + 1,
      categories,
      notice_sha256: sampleNoticeHashes(site.version + 1),
    };
    site.versions.set(next.version, next);
    Object.assign(site, next);
  };

  /** A user with a role in a site's organization; returns the user id. */
  const addUser = (organizationId: string, role: Role): string => {
    const user = hexId();
    roles.set(`${user} ${organizationId}`, role);
    return user;
  };

  const websites: WebsitesClient = {
    listEvents: async () => [],
    forgetEvents: async () => null,
    listWatchedSites: async () => [],
    listPurged: async () => [],
    watchReported: async () => [],
    getWatchFacts: async () => ({ unclassified: { amount: 0, names: [] }, privacy_look: null }),
    websiteFacts: async () => ({ total: 0, clients: [], described: [] }),
    websiteNames: async () => [],
    deletedWebsites: async () => ({ total: 0, described: [] }),
    paperNotices: async () => ({ policies: [], files: [], linked: [], unread: [] }),
    linkedNotice: async () => ({ content: null }),
    paperNoticeFile: async () => ({ content: null }),
    listApplicationIds: async ({ organization_id }) =>
      [...sites.values()]
        .filter((site) => site.organization_id === organization_id)
        .map((site) => site.application_id),
    controllerGroups: async () => [],
    getGroupOwner: async () => null,
    controllerOf: async () => ({
      name: 'องค์กรทดสอบ',
      contact_email: 'office@site.ac.th',
      dpo: { name: 'สมศรี คุ้มครอง', email: 'dpo@site.ac.th', phone: '021234567' },
    }),
    getApplicationOwner: async ({ application_id }) => {
      const site = sites.get(application_id);
      return site && !site.deleted
        ? {
            organization_id: site.organization_id,
            domain_name: site.host,
            site_key: site.site_key,
            name: site.name,
            ...(site.data_location && { data_location: site.data_location }),
            ...(site.sample && { sample: true }),
          }
        : null;
    },
    getEvidenceOwner: async ({ application_id }) => sites.get(application_id) ?? null,
    getPublishedSite: async ({ site_key }) => {
      const site = [...sites.values()].find((candidate) => candidate.site_key === site_key);
      return site ? { ...site } : null;
    },
    getPublishedVersion: async ({ application_id, version }) =>
      sites.get(application_id)?.versions.get(version) ?? null,
    getNotice: async ({ application_id, version, language }) =>
      sites.has(application_id) ? sampleNotice(version, language) : null,
    getBannerLook: async ({ application_id }) => {
      const site = sites.get(application_id);
      return site ? (site.look === undefined ? sampleLook : site.look) : null;
    },
    listVersions: async ({ application_id }) => {
      const site = sites.get(application_id);
      return {
        serving: site?.version ?? 0,
        versions: [...(site?.versions.values() ?? [])].map(({ version, notice_sha256 }) => ({
          version,
          published_at: site?.published_at?.get(version) ?? sampleLook.published_at,
          reconsent: 'all',
          notice_sha256,
        })),
      };
    },
    listReviews: async ({ application_id, version }) =>
      (sites.get(application_id)?.reviews ?? []).filter((review) => review.version === version),
    getWebsiteContent: async ({ application_id }) => {
      const site = sites.get(application_id);
      return site ? sampleContent(site.host, application_id) : null;
    },
    getCookieCounts: async () => ({ total: 12, unclassified: 3, violations: 2, last_scan: null }),
    listComplianceFacts: async ({ organization_id, application_ids }) =>
      [...sites.values()]
        .filter((site) => site.organization_id === organization_id && !site.deleted)
        .filter(({ application_id }) => application_ids?.includes(application_id) ?? true)
        .map(({ application_id, host: domain_name }) =>
          sampleFacts({ application_id, organization_id, domain_name }),
        ),
    ...portfolioStandIn(sites),
    getScanTarget: async () => null,
    recordFoundCookies: async () => ({ category_types: [] }),
    proposeNames: async () => 'taken',
    recordScan: async () => null,
    withdrawOrganization: async () => ({ websites: 0 }),
    openFirstWebsite: async () => ({ application_id: 'a', made: false }),
    markSeen: async ({ application_id, host }) => {
      seen.push(`${application_id} ${host}`);
      return null;
    },
    markForeign: async ({ application_id, host }) => {
      foreign.push(`${application_id} ${host}`);
      return null;
    },
  };

  const identity: IdentityClient = {
    authorize: async ({ user_id, session_id, organization_id }) => ({
      session_alive: !deadSessions.has(session_id),
      role: roles.get(`${user_id} ${organization_id ?? ''}`) ?? null,
      organization_name: 'องค์กรทดสอบ',
    }),
    listEvents: async () => [],
    forgetEvents: async () => null,
    openKey: async () => ({ refusal: 'key_invalid', key: null }),
    confirmCall: async () => ({ verdict: 'invalid', confirmation: null }),
    countUses: async ({ uses, ms }) => ({ used: uses, ms_left: ms }),
    checkCaptcha: async () => ({ verdict: 'ok', wait_seconds: null }),
    isOperator: async () => ({ operator: false }),
    listMemberships: async () => [],
    describeMember: async () => null,
    organizationFacts: async () => null,
    organizationOfficers: async () => [],
    organizationContact: async () => ({
      name: 'องค์กรทดสอบ',
      contact_email: 'office@site.ac.th',
      dpo: { name: 'สมศรี คุ้มครอง', email: 'dpo@site.ac.th', phone: '021234567' },
    }),
    sendPortfolioReport: async () => ({ sent: 0 }),
    brandOf: async () => null,
    acceptedAgreement: async () => null,
    organizationRetention: async ({ organization_id }) => {
      const months = retentions.get(organization_id);
      return months === undefined ? null : { months };
    },
    findMembers: async () => [],
    sendWebhookMail: async () => ({ sent: 0 }),
    sendAlertMail: async () => ({ sent: 0 }),
    listEndingKeys: async () => [],
    writingKeys: async () => [],
    sendScanMail: async () => ({ sent: 0 }),
    takeWeeklyReport: async () => null,
    sendWeeklyReport: async () => ({ sent: 0 }),
    sendRequestCode: async () => null,
    sendRequestReceipt: async () => null,
    sendRequestAnswer: async () => null,
    sendRequestNews: async () => ({ sent: 0 }),
    sendPartErrors: async () => null,
    sendCanaryNews: async () => null,
    sendInstallMail: async () => ({ wait_seconds: null }),
    listAudit: async ({ organization_id, before_seq = Infinity, limit }) => {
      const found = sampleAudit(organization_id).filter(({ seq }) => seq < before_seq);
      return { entities: found.slice(0, limit), has_more: found.length > limit };
    },
    recordAudit: async (event) => {
      audited.push(event);
      return null;
    },
  };

  return {
    addSite,
    publish,
    addUser,
    roles,
    retentions,
    deadSessions,
    seen,
    foreign,
    audited,
    websites,
    identity,
  };
};
export type StandIns = ReturnType<typeof createStandIns>;

/** The token that the site's configuration carries. */
export const configTokenOf = (
  site: PublishedSite,
  issued: Date = new Date(),
  version = site.version,
): string => signConfigToken(site.site_key, { version, noticeSha256: NOTICE_ALL }, issued, INGEST_SECRET);
