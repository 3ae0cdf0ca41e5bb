import { LANGUAGES } from '@yinyom/contracts/constants';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { OutboxClient } from '@yinyom/service-kit/outbox/createOutbox';
import type { SdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import { isId } from '@yinyom/contracts/fields';
import type { CategoryStore } from '../category/category.store';
import type { CookieStore } from '../cookie/cookie.store';
import { createSiteContent } from '../publish/siteContent';
import type { DraftStore } from '../template/draft.store';
import type { ReviewStore } from '../review/review.store';
import { toVersionReview } from '../review/toVersionReview';
import type { PolicyVersionStore } from '../policy/policyVersion.store';
import type { PrivacyFileStore } from '../privacy-file/privacyFile.store';
import type { LinkedNoticeStore } from '../privacy-look/linkedNotice.store';
import type { LookStore } from '../privacy-look/look.store';
import { createGroupCalls } from './groupCalls';
import { createPaperCalls } from './paperCalls';
import { createOrganizationCalls, type OrganizationParts } from './organizationCalls';
import { createWatchedCalls } from './watchedCalls';
import { bannerLookOf } from './bannerLook';
import { readWebsiteContent } from './websiteContent';
import { standingOf } from '../application/installationOf';
import { lastScanOf } from '../application/toApplication';
import type { SiteHealthService } from '../compliance/siteHealth.service';
import { createPortfolioCalls } from '../portfolio/portfolio.service';
import { createDeviations } from '../portfolio/deviations';
import type { PortfolioStore } from '../portfolio/portfolio.store';
import type { ReadComplianceFacts } from '../compliance/complianceFacts.service';
import type { FoundCookies } from '../found-cookies/foundCookies.service';
import type { UnagreedNames } from '../proposal/unagreedNames';
import type { ReportDesk } from '../proposal/reportDesk';
import type { ServerSecrets } from '../server-secret/serverSecret.service';
import type { SightingService } from '../verification/sighting.service';
import type { Controllers } from '../inheritance/controllers';
import type { PublicationStore } from '../publish/publication.store';
import { liveSettings } from '../publish/liveSettings';
import type { LiveSettings } from '../publish/PublicationRecord';
import type { VersionStore } from '../publish/version.store';

interface Parts extends OrganizationParts {
  publications: PublicationStore;
  versions: Pick<VersionStore, 'history'>;
  found: FoundCookies;
  reports: ReportDesk;
  unagreedNames: Pick<UnagreedNames, 'list'>;
  sightings: SightingService;
  drafts: DraftStore;
  categories: CategoryStore;
  cookies: CookieStore;
  reviews: ReviewStore;
  privacyLooks: LookStore;
  policyVersions: PolicyVersionStore;
  privacyFiles: PrivacyFileStore;
  linkedNotices: LinkedNoticeStore;
  readFacts: ReadComplianceFacts;
  portfolio: PortfolioStore;
  siteHealth: SiteHealthService;
  serverSecrets: ServerSecrets;
  controllers: Pick<Controllers, 'of' | 'whose'>;
  /** What happened to websites and was not told yet. */
  events: OutboxClient;
}

const categoriesOf = ({ config, details }: SdkPayload) =>
  config.categories.map(({ id, type }) => ({
    id,
    type,
    title: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const title = details[language]?.categories[id]?.title;
        return title ? [[language, title]] : [];
      }),
    ),
  }));

const privacyUrlsOf = ({ texts }: SdkPayload): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const url = texts[language]?.privacy.url;
      return url ? [[language, url]] : [];
    }),
  );

/** Settings of a website that a decision is judged by, published or not. */
const siteSettings = (site_key: string, settings: LiveSettings) => ({
  site_key,
  host: settings.host,
  shared_hosts: settings.shared_hosts,
  enabled: settings.enabled,
  network_decisions: settings.network_decisions,
  consent_expiry_days: settings.consent_expiry_days,
  store_ip: settings.store_ip,
  store_ua: settings.store_ua,
  take_over: settings.take_over,
});

const NOTHING_PUBLISHED = { version: 0, languages: [], categories: [], notice_sha256: {} };

/** What other services may ask about websites. */
export const createInternalHandlers = (parts: Parts): InternalHandlers<typeof websitesInternal> => {
  const {
    applications,
    publications,
    publisher,
    versions,
    found,
    reports,
    sightings,
    drafts,
    reviews,
    readFacts,
    serverSecrets,
    controllers,
  } = parts;
  const content = createSiteContent(parts);
  const versionOf = (applicationId: string, number: number) =>
    isId(applicationId) && Number.isInteger(number) ? publisher.byNumber(applicationId, number) : null;

  return {
    ...parts.events,
    listApplicationIds: async ({ organization_id, limits, controller }) => {
      const owned = isId(organization_id)
        ? await applications.ofOrganization(organization_id, undefined, limits)
        : [];
      const theirs = controller === undefined ? owned : await controllers.whose(owned, controller);
      return theirs.map(({ _id }) => String(_id));
    },

    getApplicationOwner: async ({ application_id }) => {
      const application = isId(application_id) ? await applications.find(application_id) : null;
      return (
        application && {
          organization_id: application.organization_id,
          domain_name: application.domain_name,
          site_key: application.site_key,
          name: application.name ?? application.domain_name,
          ...(application.group_path && { group_path: application.group_path }),
          ...(application.data_location && { data_location: application.data_location }),
          ...(application.sample && { sample: true }),
        }
      );
    },

    getEvidenceOwner: async ({ application_id }) => {
      const organizationId = isId(application_id) ? await applications.organizationOf(application_id) : null;
      return organizationId === null ? null : { organization_id: organizationId };
    },

    getPublishedSite: async ({ site_key }) => {
      const publication = await publications.bySiteKey(site_key);
      if (!publication || publication.held) {
        const application = await applications.bySiteKey(site_key);
        return (
          application && {
            application_id: String(application._id),
            organization_id: application.organization_id,
            ...siteSettings(site_key, liveSettings(application)),
            deleted: application.deleted_at !== null,
            ...NOTHING_PUBLISHED,
          }
        );
      }
      const choice_key = publication.settings.server_cookie
        ? await serverSecrets.choiceKey(publication.application_id)
        : undefined;
      const payload = JSON.parse(publication.payload) as SdkPayload;
      return {
        ...(publication.policy && { policy: publication.policy }),
        ...(choice_key !== undefined && { choice_key }),
        application_id: publication.application_id,
        organization_id: publication.organization_id,
        ...siteSettings(site_key, publication.settings),
        deleted: publication.deleted,
        version: publication.version,
        marker: publication.marker,
        languages: Object.keys(publication.notice_sha256),
        categories: categoriesOf(payload),
        privacy_urls: privacyUrlsOf(payload),
        notice_sha256: publication.notice_sha256,
      };
    },

    getPublishedVersion: async ({ application_id, version }) => {
      const record = await versionOf(application_id, version);
      return (
        record && {
          version: record.version,
          categories: record.snapshot.categories.map(({ id, type, title }) => ({ id, type, title })),
          notice_sha256: record.notice_sha256,
          ...(record.inherited_from?.length && { inherited_from: record.inherited_from }),
        }
      );
    },

    getNotice: async ({ application_id, version, language }) => {
      const text = (await versionOf(application_id, version))?.notices[language];
      return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>);
    },

    listVersions: async ({ application_id }) => {
      if (!isId(application_id)) return { serving: 0, versions: [] };
      // Asked first: it settles a version whose process died before it had.
      const serving = await publisher.current(application_id);
      const published = await versions.history(application_id);
      return {
        serving: serving?.version ?? 0,
        versions: published.map(({ version, published_at, reconsent, notice_sha256 }) => ({
          version,
          published_at: published_at.toISOString(),
          reconsent,
          notice_sha256,
        })),
      };
    },

    getBannerLook: async ({ application_id, version }) => {
      const record = await versionOf(application_id, version);
      return record && bannerLookOf(record);
    },

    listReviews: async ({ application_id, version }) =>
      (await reviews.ofVersion(application_id, version)).map(toVersionReview),

    getWebsiteContent: async ({ application_id }) =>
      isId(application_id) ? readWebsiteContent({ applications, drafts, content }, application_id) : null,

    getCookieCounts: async ({ application_id }) => {
      const application = isId(application_id) ? await applications.find(application_id) : null;
      return {
        total: application?.cookie_count ?? 0,
        unclassified: application?.unclassified_count ?? 0,
        violations: application?.scan_violations ?? null,
        last_scan: application ? lastScanOf(application) : null,
      };
    },

    listComplianceFacts: ({ organization_id, application_ids }) =>
      readFacts(organization_id, application_ids),

    ...createPortfolioCalls({ ...parts, deviations: createDeviations(parts) }),
    ...createGroupCalls(parts),
    ...createPaperCalls({ ...parts, content }),
    ...createOrganizationCalls(parts),
    ...createWatchedCalls(parts),

    getScanTarget: async ({ application_id }) => {
      const application = isId(application_id) ? await applications.find(application_id) : null;
      return (
        application && {
          organization_id: application.organization_id,
          site_key: application.site_key,
          domain_name: application.domain_name,
          name: application.name ?? application.domain_name,
          ...(application.group_path && { group_path: application.group_path }),
          enabled: application.enabled,
          verification: standingOf(application),
          default_language: application.default_language,
        }
      );
    },

    recordFoundCookies: async (report) => ({
      category_types: isId(report.application_id) ? await found.record(report) : report.items.map(() => 0),
    }),

    proposeNames: reports.report,

    recordScan: async ({ application_id, scan_id, status, finished_at, violations, pages }) => {
      if (!isId(application_id)) return null;
      const scan = { id: scan_id, status, finished_at: finished_at === null ? null : new Date(finished_at) };
      await applications.setLastScan(application_id, scan, violations, pages);
      return null;
    },

    markSeen: async ({ application_id, host }) => {
      if (isId(application_id)) await sightings.own(application_id, host);
      return null;
    },

    markForeign: async ({ application_id, host }) => {
      if (isId(application_id)) await sightings.foreign(application_id, host);
      return null;
    },
  };
};
