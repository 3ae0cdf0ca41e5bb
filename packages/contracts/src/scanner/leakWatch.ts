import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang, line, list, timestamp } from '../fields';
import { FORM_FIELDS } from './formFields';
import { CHOSEN_LEAK_STATES, LEAK_BASES, leakFinding } from './leakFinding';

/** Headings that a privacy notice has by section 23 of the PDPA. */
export const NOTICE_HEADINGS = [
  'controller',
  'purposes',
  'basis',
  'retention',
  'recipients',
  'rights',
  'contact',
] as const;
export type NoticeHeading = (typeof NOTICE_HEADINGS)[number];

/** Why a document was not read. */
export const UNREAD_CODES = [
  'could_not_be_read',
  'protected',
  'type_not_read',
  'too_large',
  'took_too_long',
  'too_much_memory',
  'robots',
  'other_host',
  'not_answered',
  'limit',
] as const;
export type UnreadCode = (typeof UNREAD_CODES)[number];

/** The acceptance of this version of the data-processing agreement covers leak watch. */
export const LEAK_WATCH_AGREEMENT = '1.2';
/** Findings of a website that are kept and shown. */
export const MAX_LEAK_FINDINGS = 500;

/** A form that asks people about themselves, on one page. */
export const scannedForm = z.object({
  address: z.string(),
  fields: z.array(z.enum(FORM_FIELDS)),
  has_notice: z.boolean(),
  has_consent: z.boolean(),
  encrypted: z.boolean(),
  /** Companies whose scripts record what is typed on the page. */
  readers: z.array(z.string()),
});

/** What the latest scan with leak watch looked at. */
const leakScan = z.object({
  scan_id: z.string(),
  ended_at: timestamp,
  pages: z.number(),
  documents: z.number(),
  /** Of these, unchanged since an earlier scan read them: what was found then still holds. */
  unchanged: z.optional(z.number()),
  /** Pages of documents whose text is a picture. */
  picture_pages: z.number(),
  unread: z.array(z.object({ address: z.string(), code: z.enum(UNREAD_CODES) })),
  notices: z.array(
    z.object({ address: z.string(), language: z.string(), missing: z.array(z.enum(NOTICE_HEADINGS)) }),
  ),
  /** Whether the DPO, or at least a contact, is findable within two clicks from the front page. */
  contact: z.enum(['dpo', 'contact', 'none']),
  forms: z.array(scannedForm),
});
export type LeakScan = z.output<typeof leakScan>;

const leakWatch = z.object({
  enabled: z.boolean(),
  /** Why it cannot be switched on now, or does not run although it is on; null: nothing is missing. */
  missing: z.nullable(z.enum(['verification', 'agreement'])),
  enabled_by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  enabled_at: z.nullable(timestamp),
  open: z.number(),
  /** Null before the first scan with it. */
  latest: z.nullable(leakScan),
});
export type LeakWatch = z.output<typeof leakWatch>;

const params = z.object({ id });
/** An Admin orders the search for the organization. */
const own = { service: 'scanner', auth: 'bearer', role: ROLES.admin, resource: 'application' } as const;
/** Findings name what others must not see: Admins and data protection officers only. */
const shared = { ...own, flag: 'dpo' } as const;

export const getLeakWatch = endpoint({
  ...shared,
  name: 'getLeakWatch',
  scope: 'scans:read',
  method: 'GET',
  path: '/applications/:id/leakWatch',
  summary: 'Whether scans look for published personal data, and what the latest one looked at',
  params,
  answer: leakWatch,
});

/** Switched off, findings, keys and marks of values are deleted at once. */
export const switchLeakWatch = endpoint({
  ...own,
  name: 'switchLeakWatch',
  scope: 'scans:write',
  method: 'PUT',
  path: '/applications/:id/leakWatch',
  summary: 'Switches the search for published personal data on or off',
  params,
  body: z.union([
    /** The organization answers for the website, and orders the look at its published pages. */
    z.strictObject({ enabled: z.literal(true), confirmed: z.literal(true) }),
    z.strictObject({ enabled: z.literal(false) }),
  ]),
  answer: leakWatch,
});

export const listLeakFindings = endpoint({
  ...shared,
  name: 'listLeakFindings',
  scope: 'scans:read',
  method: 'GET',
  path: '/applications/:id/leakFindings',
  summary: 'Personal data that a website publishes, worst first, without the data',
  params,
  answer: list(leakFinding),
});

export const decideLeakFinding = endpoint({
  ...shared,
  name: 'decideLeakFinding',
  scope: 'scans:write',
  method: 'PUT',
  path: '/applications/:id/leakFindings/:findingId',
  summary: 'Says that published data are no personal data, or are published on purpose, or takes that back',
  params: z.object({ id, findingId: id }),
  body: z.strictObject({
    state: z.enum(CHOSEN_LEAK_STATES),
    /** Required for what is published on purpose. */
    legal_basis: z._default(z.nullable(z.enum(LEAK_BASES)), null),
    /** Required for both answers. */
    reason: z._default(z.nullable(line(500)), null),
  }),
  answer: leakFinding,
});

/** The report for the data protection officer, in the caller's language unless another one is named. */
export const getLeakReportPdf = endpoint({
  ...shared,
  name: 'getLeakReportPdf',
  scope: 'scans:read',
  method: 'GET',
  path: '/applications/:id/leakReport.pdf',
  summary: 'Published personal data of a website as a PDF for the data protection officer',
  params,
  query: z.strictObject({ language: z.optional(lang) }),
  status: 200,
  files: ['application/pdf'],
});
