import * as z from 'zod/mini';
import { lang } from '../fields';
import { ITEM_KINDS } from '../scanner/scan';
import { category as shownCategory } from '../websites/category';
import { bannerLook } from '../websites/bannerLook';
import { cookie } from '../websites/cookie';
import { inheritedFrom } from '../inheritedFrom';
import { RECONSENT } from '../websites/template';
import { keptSettings } from '../websites/applicationSettings';
import { versionReview } from '../evidence/versionReview';
import { complianceFacts } from '../compliance/complianceFacts';
import { foundCookieReport, suggestion } from './foundCookies';
import { groupCalls, groupPath } from './groupCalls';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';
import { websitePaperCalls, whose } from './papers';
import { portfolioCalls } from './portfolio';
import { watchedWebsiteCalls } from './watchedWebsites';

const category = z.object({ id: z.string(), type: z.number(), title: z.record(z.string(), z.string()) });

/** What other services may ask of the websites service. */
export const websitesInternal = internalContract({
  ...outboxCalls,
  ...watchedWebsiteCalls,
  ...portfolioCalls,
  ...groupCalls,
  ...websitePaperCalls,
  /**
   * Websites of an organization that are not deleted; only those within every limit, where there are any, and only those whose data are
   * one controller's, where one is named.
   */
  listApplicationIds: {
    input: z.strictObject({
      organization_id: z.string(),
      controller: whose,
      limits: z.optional(
        z.array(z.strictObject({ applications: z.array(z.string()), groups: z.array(z.string()) })),
      ),
    }),
    output: z.array(z.string()),
  },
  /** The owner of an application, for tenancy checks; null when it does not exist or was deleted. */
  getApplicationOwner: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(
      z.object({
        organization_id: z.string(),
        domain_name: z.string(),
        site_key: z.string(),
        name: z.string(),
        group_path: groupPath,
        /** Country in which its visitors' data are kept; absent while the owner has not said. */
        data_location: z.optional(z.string()),
        /** The demo's: its decisions were made up. */
        sample: z.optional(z.literal(true)),
      }),
    ),
  },
  /** Whose evidence a website's decisions are: its organization, also when the website was deleted. */
  getEvidenceOwner: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(z.object({ organization_id: z.string() })),
  },
  /** What the ingest needs to judge a decision: the site behind a key, its published version's categories. */
  getPublishedSite: {
    input: z.strictObject({ site_key: z.string() }),
    output: z.nullable(
      z.object({
        application_id: z.string(),
        organization_id: z.string(),
        site_key: z.string(),
        host: z.string(),
        /** Further hosts of the owner that run the same script. */
        shared_hosts: z.array(z.string()),
        deleted: z.boolean(),
        /** 0 = its owner has not published anything yet: nothing may be recorded. */
        version: z.number(),
        /** Grows with every change of the website, in any process: what was remembered of an older one is void. */
        marker: z.optional(z.number()),
        ...z.pick(keptSettings, {
          enabled: true,
          network_decisions: true,
          consent_expiry_days: true,
          store_ip: true,
          store_ua: true,
          take_over: true,
        }).shape,
        languages: z.array(z.string()),
        categories: z.array(category),
        /** SHA-256 of the canonical notice of the published version, per language. */
        notice_sha256: z.record(z.string(), z.string()),
        /** The published cookie policy, with the SHA-256 of its text per language; absent while there is none. */
        policy: z.optional(z.object({ version: z.number(), sha256: z.record(z.string(), z.string()) })),
        /**
         * Addresses of the published privacy notices per language; one that begins with a slash is below the API. Absent: nothing is
         * published.
         */
        privacy_urls: z.optional(z.record(z.string(), z.string())),
        /** Signs choices for the website's servers, 32 bytes in hex; absent where they read none. */
        choice_key: z.optional(z.string()),
      }),
    ),
  },
  /**
   * What a published version asked for, also after newer ones were published: a decision is judged by the version
   * that its visitor saw. Never changes once published; null when there is no such published version.
   */
  getPublishedVersion: {
    input: z.strictObject({ application_id: z.string(), version: z.number() }),
    output: z.nullable(
      z.object({
        version: z.number(),
        categories: z.array(category),
        /** SHA-256 of the canonical notice, per language. */
        notice_sha256: z.record(z.string(), z.string()),
        /** What of it came from which versions of groups; absent: nothing. */
        inherited_from: z.optional(z.array(inheritedFrom)),
      }),
    ),
  },
  /** The canonical notice of a published version in one language: exactly what its SHA-256 was taken of. */
  getNotice: {
    input: z.strictObject({ application_id: z.string(), version: z.number(), language: z.string() }),
    output: z.nullable(z.record(z.string(), z.unknown())),
  },
  /**
   * Every published version, oldest first. `serving`: the one that visitors are served now; 0 for none.
   */
  listVersions: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.object({
      serving: z.number(),
      versions: z.array(
        z.object({
          version: z.number(),
          published_at: z.string(),
          reconsent: z.enum(RECONSENT),
          notice_sha256: z.record(z.string(), z.string()),
        }),
      ),
    }),
  },
  /** How a published version looks, for drawing it again; null when there is no such published version. */
  getBannerLook: {
    input: z.strictObject({ application_id: z.string(), version: z.number() }),
    output: z.nullable(bannerLook),
  },
  /** Who reviewed a published version and said so, oldest first. */
  listReviews: {
    input: z.strictObject({ application_id: z.string(), version: z.number() }),
    output: z.array(versionReview),
  },
  /** Everything that is set up about a website, for exports; null when it does not exist or was deleted. */
  getWebsiteContent: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(
      z.object({
        settings: keptSettings,
        /** Hosts that the owner lets load before consent. */
        unblocked_hosts: z.array(z.string()),
        /** Addresses that the owner lets wait besides those of cookies. */
        own_block_rules: z.array(z.object({ host: z.string(), category_id: z.string() })),
        /** The banner's draft; null when there is none yet. */
        template: z.nullable(z.record(z.string(), z.unknown())),
        categories: z.array(shownCategory),
        cookies: z.array(cookie),
      }),
    ),
  },
  /** Counts the dashboard shows beside the consent figures. */
  getCookieCounts: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.object({
      total: z.number(),
      unclassified: z.number(),
      /** Of the latest finished scan; null before the first. */
      violations: z.nullable(z.number()),
      last_scan: z.nullable(
        z.object({ id: z.string(), status: z.string(), finished_at: z.nullable(z.string()) }),
      ),
    }),
  },
  /**
   * The raw facts of the checks of an organization's websites, oldest first; of those that are asked for, or of every
   * enabled one.
   */
  listComplianceFacts: {
    input: z.strictObject({
      organization_id: z.string(),
      /** Null: every enabled one, at most 100. */
      application_ids: z.nullable(z.array(z.string())),
    }),
    output: z.array(complianceFacts),
  },
  /** What a scan of an application may visit; null when it does not exist or was deleted. */
  getScanTarget: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(
      z.object({
        organization_id: z.string(),
        site_key: z.string(),
        domain_name: z.string(),
        name: z.string(),
        group_path: groupPath,
        enabled: z.boolean(),
        verification: z.enum(['unverified', 'verified', 'lost']),
        default_language: z.string(),
      }),
    ),
  },
  /**
   * Takes over what a scan found: new cookies are added, known ones get their latest facts, those that
   * a complete scan did not see again become stale. Repeating it with the same source changes nothing more.
   * Answers the category type of each item, in the order given, after the owner's own decisions were applied.
   */
  recordFoundCookies: {
    input: foundCookieReport,
    output: z.object({ category_types: z.array(z.number()) }),
  },
  /**
   * Keeps names that a visitor's browser reported as proposals, apart from the cookie list. Nothing happens where the
   * owner does not want reports, or where enough were told today.
   */
  proposeNames: {
    input: z.strictObject({
      site_key: z.string(),
      config_token: z.string(),
      /** The visitor's; of it only a keyed mark of the network is kept, until a name was reported often enough. */
      ip: z.string(),
      /** The visitor has agreed to nothing. */
      unagreed: z.boolean(),
      items: z.array(
        z.strictObject({
          name: z.string(),
          match: z.enum(['exact', 'prefix']),
          kind: z.enum(ITEM_KINDS),
          provider: z.string(),
          /** Seconds; 0 = session, null = kept until deleted. */
          expiry: z.nullable(z.number()),
          is_session: z.boolean(),
          suggestion,
        }),
      ),
    }),
    output: z.enum(['taken', 'token_invalid']),
  },
  /** Tells how the latest scan of an application stands, for lists and the dashboard. */
  recordScan: {
    input: z.strictObject({
      application_id: z.string(),
      scan_id: z.string(),
      status: z.string(),
      finished_at: z.nullable(z.string()),
      /** Null while the scan has no result. */
      violations: z.nullable(z.number()),
      /** How many pages were visited, once the scan ended. */
      pages: z.optional(z.number()),
    }),
    output: z.null(),
  },
  /**
   * The first website of an organization that has just signed up: made when there is none yet, else the one there is.
   * Repeating it makes no second one.
   */
  openFirstWebsite: {
    input: z.strictObject({
      organization_id: z.string(),
      organization_name: z.string(),
      user_id: z.string(),
      domain_name: z.string(),
      language: lang,
    }),
    output: z.object({ application_id: z.string(), made: z.boolean() }),
  },
  /** Deletes every website of an organization that is being closed. Repeating it does no harm. */
  withdrawOrganization: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.object({ websites: z.number() }),
  },
  /**
   * Tells that a browser says it runs the script on a host of the website. Any program can say so: it counts as seen,
   * and starts the platform's own look, whose result alone verifies (decision D-55).
   */
  markSeen: {
    input: z.strictObject({ application_id: z.string(), host: z.string() }),
    output: z.null(),
  },
  /** Tells that a browser says it runs the script on a host that is not the website's: nothing is recorded there. */
  markForeign: {
    input: z.strictObject({ application_id: z.string(), host: z.string() }),
    output: z.null(),
  },
});
