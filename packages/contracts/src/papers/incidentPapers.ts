import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, lang, timestamp } from '../fields';
import { ofController } from '../ofController';
import { readsPaper } from './paperCall';

const call = {
  ...readsPaper,
  params: z.object({ id, iid: id }),
} as const;
const language = ofController({ language: z.optional(lang) });

export const getOfficeNoticePdf = endpoint({
  ...call,
  name: 'getOfficeNoticePdf',
  path: '/organizations/:id/incidents/:iid/office-notice.pdf',
  summary: 'The notice to the Office as a PDF, in Thai or English, to print or upload by hand',
  query: ofController({ language: z.optional(z.enum(['th', 'en'])) }),
  files: ['application/pdf'],
});

export const getPersonsNoticePdf = endpoint({
  ...call,
  name: 'getPersonsNoticePdf',
  path: '/organizations/:id/incidents/:iid/persons-notice.pdf',
  summary: 'The notice to the persons as a PDF, in any of the five languages',
  query: language,
  files: ['application/pdf'],
});

export const getIncidentReportPdf = endpoint({
  ...call,
  name: 'getIncidentReportPdf',
  path: '/organizations/:id/incidents/:iid/report.pdf',
  summary: 'The internal report: what is known, the assessment, notices, timeline and lessons',
  query: language,
  files: ['application/pdf'],
});

/** Entries of the audit log that the evidence lists; the total is stated besides. */
export const MAX_EVIDENCE_EVENTS = 200;
/** Days and websites whose ledger is recomputed. */
export const MAX_EVIDENCE_DAYS = 31;
export const MAX_EVIDENCE_SITES = 50;
/** Days ago from which decisions are counted. */
export const MAX_EVIDENCE_AGE = 400;

const event = z.object({
  at: timestamp,
  action: z.string(),
  actor: z.object({ id: z.string(), name: z.string(), kind: z.enum(['user', 'api_key', 'system']) }),
  target: z.string(),
  ip_truncated: z.string(),
});

/** What the platform itself knows of the time of an incident. */
export const incidentEvidence = z.object({
  /** From the beginning of the incident, where it is stated, else from awareness; to its end, else until now. */
  from: timestamp,
  to: timestamp,
  export_events: z.array(event),
  sign_in_events: z.array(event),
  /** Whether the audit log has more of this time than was read. */
  events_capped: z.boolean(),
  /** Decisions of visitors, acceptances and refusals, in all hours that this time touches; null: it is too long or too long ago to count. */
  decisions: z.nullable(z.number()),
  /** Whether the recomputed ledgers are intact; null where the time has more days or websites than are recomputed. */
  ledger_intact: z.nullable(z.boolean()),
  ledger_days: z.number(),
  websites: z.number(),
});
export type IncidentEvidence = z.output<typeof incidentEvidence>;

/** Who exported and who signed in is in the audit log: API keys need `audit:read` besides. */
export const getIncidentEvidence = endpoint({
  ...call,
  name: 'getIncidentEvidence',
  path: '/organizations/:id/incidents/:iid/evidence',
  summary:
    'What the platform knows of the time of the incident: exports, sign-ins, ledgers, number of decisions',
  query: ofController({}),
  answer: incidentEvidence,
});
