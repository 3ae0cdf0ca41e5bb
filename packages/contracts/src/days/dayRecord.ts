import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { date, lang, timestamp } from '../fields';
import { alert } from '../notify/alerts';
import { dayScan } from '../scanner/dayScan';
import { bannerDrawing } from '../consents/bannerDrawing';
import { applicationId } from '../consents/consentFields';
import { dailyRoot } from '../consents/transparency';

/** A version of the banner that visitors were served on a day. */
export const servedVersion = z.object({
  version: z.number(),
  published_at: timestamp,
  /** When it began to be served on that day: the start of the day or its publication. */
  from: timestamp,
  /** When it stopped on that day: the next publication or the end of the day; null while the day goes on. */
  until: z.nullable(timestamp),
  /** SHA-256 of what visitors were told, per language. */
  notice_sha256: z.record(z.string(), z.string()),
});
export type ServedVersion = z.output<typeof servedVersion>;

/**
 * What the records of a day do not say. `presence`: whether the website was switched on and its pages had the script.
 * `switch`: which visitors still had the version before a publication. `*_removed`: the day is older than such records are
 * kept. `*_unasked`: this installation does not say where the service runs that has them.
 */
export const DAY_UNKNOWNS = [
  'presence',
  'switch',
  'scans_removed',
  'scans_unasked',
  'alerts_removed',
  'alerts_unasked',
] as const;
export type DayUnknown = (typeof DAY_UNKNOWNS)[number];

/** An alert as it is told of a day: what people said about it since is left out. */
export const dayAlert = z.pick(alert, {
  id: true,
  rule: true,
  figures: true,
  raised_at: true,
  resolved_at: true,
});
export type DayAlert = z.output<typeof dayAlert>;

/** The signed end of a day's ledger; the public list of them has the rest. */
const dayEnd = z.pick(dailyRoot, {
  first_seq: true,
  last_seq: true,
  head_hash: true,
  root_hash: true,
  signature: true,
  key_id: true,
});

/** Everything that is recorded about one website on one day in Asia/Bangkok. */
export const dayRecord = z.object({
  day: date,
  /** The day is not over: everything is as of now. */
  unfinished: z.boolean(),
  application: z.object({
    id: z.string(),
    domain_name: z.string(),
    name: z.string(),
    /** A website of the demo: its decisions were made up. */
    sample: z.optional(z.literal(true)),
  }),
  /** Day of the first publication; null when nothing was ever published. */
  first_day: z.nullable(date),
  /** In the order in which they were served; none before the first publication. */
  versions: z.array(servedVersion),
  figures: z.object({
    shown: z.number(),
    answered: z.number(),
    decisions: z.number(),
    /** Visitors who decided, once each by their latest decision of the day; then by what came of it. */
    unique_clients: z.number(),
    users_accepted: z.number(),
    users_customised: z.number(),
    users_declined: z.number(),
    withdrawn: z.number(),
    /** Accepted share of the visitors who decided, 0 to 1; null when none did. */
    consent_rate: z.nullable(z.number()),
    /** Decisions by the version that they were made on. */
    by_template_version: z.array(z.object({ template_version: z.number(), count: z.number() })),
    /** Decisions that were refused because too many came at once, and that have not arrived since. At least so many. */
    unrecorded: z.number(),
  }),
  /** The last scan with a result that ended by the end of the day; null when none is known. */
  scan: z.nullable(dayScan),
  /** Alerts that were open at any moment of the day, the newest first; at most 100. */
  alerts: z.array(dayAlert),
  more_alerts: z.boolean(),
  /** The signed end of the day's ledger; null while it is not signed, and for days without decisions. */
  daily_root: z.nullable(dayEnd),
  unknown: z.array(z.enum(DAY_UNKNOWNS)),
  generated_at: timestamp,
});
export type DayRecord = z.output<typeof dayRecord>;

/**
 * The calls about one day read what the calls about versions, cookies, scans, alerts and figures read, so keys need all of their
 * scopes (`WAYS_OUT`). The one declared is a scope of Members: `reports:read` is enough for Viewers' keys.
 */
const own = {
  service: 'consents',
  method: 'GET',
  auth: 'bearer',
  role: 10,
  scope: 'templates:read',
  resource: 'application',
} as const;

export const getDayRecord = endpoint({
  ...own,
  name: 'getDayRecord',
  path: '/reports/day',
  summary: 'One day of a website: versions served, figures, last scan, alerts',
  query: z.strictObject({ application_id: applicationId, day: date }),
  answer: dayRecord,
});

/** 503 with Retry-After while it is being drawn. */
export const getDayRecordPdf = endpoint({
  ...own,
  name: 'getDayRecordPdf',
  path: '/reports/day.pdf',
  summary: 'One day of a website as a PDF',
  query: z.strictObject({ application_id: applicationId, day: date, language: z.optional(lang) }),
  status: 200,
  files: ['application/pdf'],
});

export const DAY_CHANGES = ['publication', 'scan', 'alert'] as const;
export type DayChange = (typeof DAY_CHANGES)[number];

/** Days with a publication, the end of a scan with a result, or an alert that was raised or resolved. */
export const getChangedDays = endpoint({
  ...own,
  name: 'getChangedDays',
  path: '/reports/changedDays',
  summary: 'Days on which something changed on a website',
  query: z.strictObject({ application_id: applicationId, from: date, to: date }),
  answer: z.object({
    /** Day of the first publication; null when nothing was ever published. */
    first_day: z.nullable(date),
    days: z.array(z.object({ day: date, kinds: z.array(z.enum(DAY_CHANGES)) })),
  }),
});

/** What a published version told visitors in one language, exactly what its hash was taken of, with its drawing. */
export const getServedNotice = endpoint({
  ...own,
  name: 'getServedNotice',
  path: '/reports/servedNotice',
  summary: 'What a published version told visitors in one language',
  query: z.strictObject({
    application_id: applicationId,
    version: z.string().check(z.regex(/^[1-9][0-9]{0,8}$/, 'not_found')),
    language: lang,
    window: z._default(z.enum(['desktop', 'mobile']), 'desktop'),
  }),
  answer: z.object({
    version: z.number(),
    language: lang,
    notice: z.record(z.string(), z.unknown()),
    sha256: z.string(),
    /** Whether `sha256` is the hash of `notice`. */
    matches: z.boolean(),
    /** The banner, drawn again; absent where it is not known how it looked. */
    drawing: z.optional(bannerDrawing),
  }),
});
