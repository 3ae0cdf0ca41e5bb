import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { captchaToken } from '../identity/guest';
import { bannerScore, scanFinding } from './finding';
import { scanDetail, scanItem } from './scan';
import { SCAN_PASSES } from './scanPass';
import { visible } from '../visible';

/** What a check of a website may cost, and how long its result is kept. One place for server, page and document. */
export const CHECK_LIMITS = {
  /** Pages that one check looks at. */
  pages: 5,
  /** The whole check, in minutes; what was seen until then is the result. */
  minutes: 5,
  /** New checks in an hour: of one network (decision 035), and of everybody together. */
  per_network_hour: 3,
  per_hour: 30,
  /** New checks of one registrable domain in a day, whoever asks. */
  per_target_day: 4,
  /** Checks at work at the same time, whatever the number of workers, and checks that may wait. */
  running: 2,
  waiting: 20,
  /** A result is forgotten after so many hours. */
  kept_hours: 24,
  /** A check that no worker takes for so many minutes has failed. */
  longest_wait_minutes: 60,
  /** Of very long lists the first so many are shown. */
  rows: 200,
} as const;

/**
 * How a check stands. `blocked`: the website kept our browser out, which says nothing about what it sets. `unreachable`:
 * nobody answers there, or nobody whom the public can reach. `failed`: our fault.
 */
export const CHECK_STATUSES = ['queued', 'running', 'done', 'blocked', 'unreachable', 'failed'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** What a check did not look at, so that nobody takes silence for innocence. */
export const CHECK_GAPS = [
  'no_banner',
  'not_refused',
  'not_accepted',
  'kept_out',
  'time_limit',
  'pages_unfinished',
  'robots',
  'more_pages',
  'too_many_rows',
] as const;
export type CheckGap = (typeof CHECK_GAPS)[number];

const checkId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'not_found'));

const checkPage = z.object({
  url: z.string(),
  state: scanDetail.def.shape.pages.def.element.def.shape.state,
  /** Status of the answer, `http_404`, or why it could not be shown; never what our guard says of an address. */
  code: z.nullable(z.string()),
});

/** One cookie or stored item; its value is neither shown nor kept. */
const checkItem = z.pick(scanItem, {
  name: true,
  domain: true,
  kind: true,
  party: true,
  provider: true,
  duration_seconds: true,
  is_session: true,
  before_consent: true,
  passes: true,
  first_page: true,
  set_by: true,
  category_type: true,
});

/** What our browser saw. Categories are those of our library: nobody of the website has been asked. */
export const checkResult = z.object({
  banner: z.omit(scanDetail.def.shape.banner, { has_screenshot: true }),
  /** Null when no banner was met, or none could be judged. */
  banner_score: z.nullable(bannerScore),
  /** Cookies that need consent and were there without it: before any choice, or after everything was declined. */
  violations: z.array(z.omit(scanDetail.def.shape.violations_list.def.element, { since: true })),
  findings: z.array(z.omit(scanFinding, { since: true, rule: true })),
  items: z.array(checkItem),
  items_total: z.number(),
  pages: z.array(checkPage),
  /** Choices that were really made in the banner. */
  choices: z.array(z.enum(SCAN_PASSES)),
  not_checked: z.array(z.enum(CHECK_GAPS)),
  browser: z.nullable(z.string()),
});
export type CheckResult = z.output<typeof checkResult>;

/** A check of a website that anybody asked for. It belongs to nobody. */
export const publicCheck = z.object({
  /** Cannot be guessed: who has it may read the result. */
  id: checkId,
  /** What was looked at: without user, query and fragment, which may name a person. */
  address: z.string(),
  status: z.enum(CHECK_STATUSES),
  /** How many are before it, itself included; null once it is at work. */
  place: z.nullable(z.number()),
  pages_done: z.number(),
  pages_total: z.nullable(z.number()),
  items_found: z.number(),
  created_at: z.string(),
  started_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
  kept_until: z.string(),
  result: z.nullable(checkResult),
});
export type PublicCheck = z.output<typeof publicCheck>;

/**
 * Asks for a check of any public website. A check of the same address of the last 24 hours is the answer, unless a fresh one
 * is asked for; only a new one counts against the limits.
 */
export const startCheck = endpoint({
  name: 'startCheck',
  service: 'scanner',
  method: 'POST',
  path: '/public/checks',
  auth: 'none',
  summary:
    'Checks a public website for cookies without consent; only where the operator switched it on (else 404). At most 3 an hour of one network and 30 in all',
  body: z.strictObject({
    /** Host, or an address with http or https, as somebody types it. */
    url: z.string().check(z.maxLength(2_000, 'too_long'), z.overwrite(visible), z.minLength(1, 'required')),
    fresh: z._default(z.boolean(), false),
    captcha_token: captchaToken,
  }),
  bodyLimit: 24_576,
  status: 202,
  answer: publicCheck,
  limit: 'check',
});

/** How a check stands, and its result for a day. */
export const getCheck = endpoint({
  name: 'getCheck',
  service: 'scanner',
  method: 'GET',
  path: '/public/checks/:id',
  auth: 'none',
  summary: 'A check of a public website and its result, which is kept for 24 hours (404 afterwards)',
  params: z.object({ id: checkId }),
  answer: publicCheck,
});

/** The two calls, for whoever leaves them out where they are switched off. */
export const CHECK_CALLS: readonly string[] = [startCheck.name, getCheck.name];
