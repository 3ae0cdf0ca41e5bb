import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, list, pageQuery } from '../fields';
import { bannerScore, scanFinding } from './finding';
import { SCAN_PASSES } from './scanPass';

export const SCAN_STATUSES = ['queued', 'running', 'succeeded', 'partial', 'failed', 'cancelled'] as const;
/** Where a website can keep something in a browser; a file system is the private one of an origin. */
export const ITEM_KINDS = [
  'cookie',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'cacheStorage',
  'fileSystem',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export const DEFAULT_SCAN_PAGES = 50;
export const MAX_SCAN_PAGES = 200;
/** Pages of a website whose owner has not proved it; it is scanned once a day (decision D-32). */
export const UNVERIFIED_SCAN_PAGES = 5;
/** How long a scan is kept, from its order on. */
export const SCANS_KEPT_DAYS = 365;

/** A scan as lists show it. */
export const scan = z.object({
  id,
  application_id: id,
  status: z.enum(SCAN_STATUSES),
  requested_by: z.union([z.literal('schedule'), z.object({ id: z.string(), name: z.string() })]),
  passes: z.array(z.enum(SCAN_PASSES)),
  max_pages: z.number(),
  pages_done: z.number(),
  /** Unknown until the pages of the website are known. */
  pages_total: z.nullable(z.number()),
  cookies_found: z.number(),
  new: z.number(),
  removed: z.number(),
  changed: z.number(),
  violations: z.number(),
  errors: z.array(z.object({ url: z.string(), code: z.string() })),
  /** Why the whole scan failed, or why it is only partial. */
  reason: z.nullable(z.string()),
  created_at: z.string(),
  started_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
});
export type Scan = z.output<typeof scan>;

const setBy = z.object({
  /** How it was set: an answer's header, a script, a frame's script, a worker, or nobody saw. */
  kind: z.enum(['header', 'script', 'frame', 'worker', 'unknown']),
  url: z.nullable(z.string()),
  line: z.nullable(z.number()),
});

/** One cookie or stored item that a scan saw. Its value is never kept. */
export const scanItem = z.object({
  name: z.string(),
  /** Host without a leading dot. */
  domain: z.string(),
  kind: z.enum(ITEM_KINDS),
  party: z.enum(['first', 'third']),
  provider: z.nullable(z.string()),
  /** Seconds from the first sight to the end; 0 = session, null = kept until deleted. */
  duration_seconds: z.nullable(z.number()),
  is_session: z.boolean(),
  http_only: z.optional(z.boolean()),
  secure: z.optional(z.boolean()),
  same_site: z.optional(z.string()),
  partitioned: z.optional(z.boolean()),
  before_consent: z.boolean(),
  passes: z.array(z.enum(SCAN_PASSES)),
  first_page: z.string(),
  last_page: z.string(),
  set_by: setBy,
  /** Category type that it was given: by the owner, by the library, or 0. */
  category_type: z.number(),
});
export type ScanItem = z.output<typeof scanItem>;

const itemName = z.object({ name: z.string(), domain: z.string(), kind: z.enum(ITEM_KINDS) });

/** One scan with everything it found out. */
export const scanDetail = z.extend(scan, {
  /** How each page ended. */
  pages: z.array(
    z.object({
      url: z.string(),
      state: z.enum(['loaded', 'refused', 'failed', 'timed_out', 'robots', 'skipped']),
      code: z.nullable(z.string()),
    }),
  ),
  /** Consent banner that the passes met: ours, a known product's by name, an unknown one, or none. */
  banner: z.object({
    kind: z.enum(['own', 'known', 'generic', 'none']),
    name: z.nullable(z.string()),
    has_screenshot: z.boolean(),
  }),
  items: z.array(scanItem),
  violations_list: z.array(
    z.object({
      cookie: z.string(),
      domain: z.string(),
      page: z.string(),
      pass: z.enum(['none', 'decline']),
      set_by: setBy,
      category_type: z.number(),
      /** End of the first of the scans in a row that met it; not in results before 2026-11-26. */
      since: z.optional(z.string()),
    }),
  ),
  diff: z.object({
    /** When the scan before ended; null when there was none. Not in results before 2026-11-23. */
    since: z.optional(z.nullable(z.string())),
    new: z.array(itemName),
    removed: z.array(itemName),
    /** Not met, because the website's script holds back what has no category; not in results before 2026-11-22. */
    held_back: z.optional(z.array(itemName)),
    changed: z.array(z.extend(itemName, { what: z.enum(['duration', 'category']) })),
  }),
  /** What was found besides cookies, violations first; not in results before 2026-11-26. */
  findings: z.optional(z.array(scanFinding)),
  /** Null when no banner was met; not in results before 2026-11-26. */
  banner_score: z.optional(z.nullable(bannerScore)),
  browser: z.nullable(z.string()),
  /**
   * What the scan did not manage, by code: limits, pages that robots.txt forbids, a machine that was too busy. `pages` is null
   * for the scan as a whole. Not in results before 2026-11-29.
   */
  missed: z.optional(z.array(z.object({ code: z.string(), pages: z.nullable(z.number()) }))),
  /** How many times longer work took than on an idle machine; from 3 on, what comes late may be missing. */
  slowness: z.optional(z.number()),
});
export type ScanDetail = z.output<typeof scanDetail>;

const params = z.object({ id });
const scanParams = z.object({ id, scanId: id });

/** Row 62. */
export const startScan = endpoint({
  name: 'startScan',
  service: 'scanner',
  method: 'POST',
  path: '/applications/:id/scans',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:write',
  summary: 'Starts a scan of a website',
  params,
  body: z.strictObject({
    max_pages: z._default(
      z.int('invalid_number').check(z.minimum(1, 'out_of_range'), z.maximum(MAX_SCAN_PAGES, 'out_of_range')),
      DEFAULT_SCAN_PAGES,
    ),
    passes: z._default(z.array(z.enum(SCAN_PASSES)).check(z.minLength(1, 'required'), z.maxLength(3)), [
      ...SCAN_PASSES,
    ]),
    start_urls: z.optional(z.array(z.string().check(z.maxLength(2_000, 'too_long'))).check(z.maxLength(10))),
    include_subdomains: z._default(z.boolean(), true),
  }),
  status: 202,
  answer: scan,
  resource: 'application',
});

/** Row 63. */
export const listScans = endpoint({
  name: 'listScans',
  service: 'scanner',
  method: 'GET',
  path: '/applications/:id/scans',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:read',
  summary: 'Scans of a website, newest first',
  params,
  query: z.strictObject(pageQuery),
  answer: list(scan),
  resource: 'application',
});

/** Row 64. Answers 304 to an `If-None-Match` of the same progress. */
export const getScan = endpoint({
  name: 'getScan',
  service: 'scanner',
  method: 'GET',
  path: '/applications/:id/scans/:scanId',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:read',
  summary: 'One scan: pages, items, violations, difference to the scan before',
  params: scanParams,
  answer: scanDetail,
  resource: 'application',
});

/** Progress as server-sent events: each `data:` line is a `Scan`; the stream ends with the scan. */
export const watchScan = endpoint({
  name: 'watchScan',
  service: 'scanner',
  method: 'GET',
  path: '/applications/:id/scans/:scanId/events',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:read',
  summary: 'Progress of a scan as it happens (text/event-stream)',
  params: scanParams,
  status: 200,
  files: ['text/event-stream'],
  resource: 'application',
});

/** Picture of the consent banner as the scan met it, before or after its choice. */
export const getScanScreenshot = endpoint({
  name: 'getScanScreenshot',
  service: 'scanner',
  method: 'GET',
  path: '/applications/:id/scans/:scanId/screenshot',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:read',
  summary: 'Picture of the consent banner that a scan met (image/png)',
  params: scanParams,
  query: z.strictObject({ which: z._default(z.enum(['before', 'after']), 'before') }),
  status: 200,
  files: ['image/png'],
  resource: 'application',
});

/** Row 65. */
export const cancelScan = endpoint({
  name: 'cancelScan',
  service: 'scanner',
  method: 'DELETE',
  path: '/applications/:id/scans/:scanId',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:write',
  summary: 'Stops a scan; what it found so far is kept',
  params: scanParams,
  status: 202,
  answer: scan,
  resource: 'application',
});
