import * as z from 'zod/mini';
import { id, l10n, line, optionalLine, optionalText, text, timestamp } from '../fields';
import { perLanguage } from './activity';
import { AGREEMENT_TERMS } from './agreementTerms';
import { INCIDENT_KINDS, INCIDENT_NEEDS, INCIDENT_STATES, RISK_FACTORS, RISK_LEVELS } from './incidentSteps';
import { PAPER_ROLES } from './paperItems';

/** What people add to the timeline of an incident themselves; a supplement is one of the notice to the Office. */
export const ADDED_ENTRIES = ['note', 'containment', 'supplement'] as const;
/** Everything that the timeline has; entries are only ever added. */
export const INCIDENT_ENTRIES = [
  'entered',
  'changed',
  'aware_changed',
  'assessed',
  'office_notified',
  'office_notified_late',
  'office_notified_after_latest',
  'office_notice_withdrawn',
  'persons_notified',
  'controller_notified',
  'state_changed',
  'reopened',
  ...ADDED_ENTRIES,
] as const;
export const NOTICE_CHANNELS = ['email', 'letter', 'phone', 'message', 'website', 'media', 'other'] as const;

export const MAX_INCIDENT_TEXT = 4_000;
export const MAX_DATA_KINDS = 30;
/** Entries of a timeline; what people add beyond it is rejected. */
export const MAX_INCIDENT_ENTRIES = 500;
/** Incidents of one organization. */
export const MAX_INCIDENTS = 2_000;

const level = z.enum(RISK_LEVELS, 'invalid_value');
export const moment = z.iso.datetime({ offset: true, error: 'date_invalid' });
const kinds = z.array(z.enum(INCIDENT_KINDS, 'invalid_value')).check(
  z.maxLength(INCIDENT_KINDS.length, 'too_long'),
  z.refine((given) => new Set(given).size === given.length, 'invalid_value'),
);
const whole = z
  .int('invalid_number')
  .check(z.minimum(0, 'out_of_range'), z.maximum(9_999_999_999, 'out_of_range'));
const { least, most } = AGREEMENT_TERMS.breach_hours;
const agreedHours = z
  .int('invalid_number')
  .check(z.minimum(least, 'out_of_range'), z.maximum(most, 'out_of_range'));
/** From how many to how many, as far as is known. */
const estimate = z
  .strictObject({ min: whole, max: whole })
  .check(z.refine(({ min, max }) => min <= max, { error: 'out_of_range', path: ['max'] }));

const factor = z.strictObject({
  risk_level: z.nullable(level),
  risk_reasons: optionalText(MAX_INCIDENT_TEXT),
});
/** An assessment. A level without reasons is rejected; `none` needs an answer to each factor, and none of them may say otherwise. */
export const riskInput = z.strictObject({
  risk_factors: z.partialRecord(z.enum(RISK_FACTORS), factor),
  risk_level: z.nullable(level),
  risk_reasons: optionalText(MAX_INCIDENT_TEXT),
});
export type RiskInput = z.output<typeof riskInput>;

/** What people know when they enter an incident; the rest is added later. */
export const firstFields = {
  /** In one line what happened. */
  what_happened: line(300),
  /** Starts the clock. */
  aware_at: moment,
  breach_kinds: z._default(kinds, []),
  acting_as: z._default(z.enum(PAPER_ROLES), 'controller'),
} as const;

/** What can be changed while it is open. What is not sent stays as it is. */
export const changedFields = {
  what_happened: z.optional(line(300)),
  breach_kinds: z.optional(kinds),
  acting_as: z.optional(z.enum(PAPER_ROLES)),
  aware_at: z.optional(moment),
  /** Needed with another `aware_at`. */
  aware_reason: z.optional(text(1_000)),
  occurred_from: z.optional(z.nullable(moment)),
  occurred_to: z.optional(z.nullable(moment)),
  how_it_happened: z.optional(optionalText(MAX_INCIDENT_TEXT)),
  data_kinds: z.optional(z.array(line(200)).check(z.maxLength(MAX_DATA_KINDS, 'too_long'))),
  persons_estimate: z.optional(z.nullable(estimate)),
  records_estimate: z.optional(z.nullable(estimate)),
  effects: z.optional(optionalText(MAX_INCIDENT_TEXT)),
  /** Taken or planned to prevent, stop or remedy. */
  remedial_measures: z.optional(optionalText(MAX_INCIDENT_TEXT)),
  risk: z.optional(riskInput),
  /** A notice that was sent by hand; null as `sent_at`: it was not. */
  office_notice: z.optional(
    z.strictObject({
      sent_at: z.nullable(moment),
      office_reference: z._default(optionalLine(200), ''),
      /** Needed after 72 hours. */
      late_reason: z._default(optionalText(MAX_INCIDENT_TEXT), ''),
    }),
  ),
  persons_notice: z.optional(
    z.strictObject({
      sent_at: z.nullable(moment),
      channel: z.nullable(z.enum(NOTICE_CHANNELS)),
      /** In plain words: what happened, what may follow, what the persons can do. */
      notice_text: perLanguage(optionalText(MAX_INCIDENT_TEXT)),
    }),
  ),
  /** Of a processor: the notice to the controller on whose behalf it processes. */
  processor_notice: z.optional(
    z.strictObject({
      sent_at: z.nullable(moment),
      controller_name: optionalLine(200),
      /** Hours of the agreement with the controller; null: not stated. */
      agreed_hours: z._default(z.nullable(agreedHours), null),
      channel: z.nullable(z.enum(NOTICE_CHANNELS)),
    }),
  ),
  lessons: z.optional(optionalText(MAX_INCIDENT_TEXT)),
  state: z.optional(z.enum(INCIDENT_STATES)),
  /** Needed to open a closed incident again. */
  reason: z.optional(text(1_000)),
} as const;

const actor = z.object({ kind: z.enum(['user', 'api_key', 'system']), id: z.string(), name: z.string() });

export const incidentEntry = z.object({
  id,
  kind: z.enum(INCIDENT_ENTRIES),
  /** When it happened, and when it was written down. */
  at: timestamp,
  recorded_at: timestamp,
  by: actor,
  text: z.string(),
  /** Of `aware_changed`: the time of awareness before and after. */
  before: z.optional(timestamp),
  after: z.optional(timestamp),
  /** Of `assessed`. */
  risk_level: z.optional(z.nullable(level)),
  /** Of a change of state. */
  state: z.optional(z.enum(INCIDENT_STATES)),
  /** Covers the entry and the hash of the entry before it; the audit log has it, too. */
  sha256: z.string(),
});
export type IncidentEntry = z.output<typeof incidentEntry>;

const common = {
  id,
  organization_id: id,
  /** `INC-2026-0001`; unique in the organization. */
  number: z.string(),
  state: z.enum(INCIDENT_STATES),
  acting_as: z.enum(PAPER_ROLES),
  breach_kinds: z.array(z.enum(INCIDENT_KINDS)),
  aware_at: timestamp,
  /** Of a controller 72 hours after awareness; of a processor as many as its agreement says, 24 where that is not stated. */
  due_at: timestamp,
  /** 15 days after awareness: a late notice to the Office. */
  latest_at: timestamp,
  risk_level: z.nullable(level),
  office_sent_at: z.nullable(timestamp),
  /** What is still missing until it can be closed, in the order in which people do it. */
  missing_steps: z.array(z.enum(INCIDENT_NEEDS)),
  /** Whether the clock of the notice still runs: the notice is needed and was not sent. */
  clock_runs: z.boolean(),
  created_at: timestamp,
  closed_at: z.nullable(timestamp),
  etag: z.string(),
};

/** An incident without what people wrote: what calls answer whose answers are kept for a repetition. */
export const incidentSummary = z.object(common);
export type IncidentSummary = z.output<typeof incidentSummary>;
export const listedIncident = z.object({ ...common, what_happened: z.string() });
export type ListedIncident = z.output<typeof listedIncident>;

const shownEstimate = z.nullable(z.object({ min: z.number(), max: z.number() }));
const saved = z.object({ at: timestamp, by: actor, text: z.string() });

/** One incident, whole. Empty texts and null: not stated. */
export const incident = z.object({
  ...common,
  what_happened: z.string(),
  how_it_happened: z.string(),
  occurred_from: z.nullable(timestamp),
  occurred_to: z.nullable(timestamp),
  data_kinds: z.array(z.string()),
  persons_estimate: shownEstimate,
  records_estimate: shownEstimate,
  effects: z.string(),
  remedial_measures: z.string(),
  risk: z.object({
    risk_factors: z.partialRecord(
      z.enum(RISK_FACTORS),
      z.object({ risk_level: z.nullable(level), risk_reasons: z.string() }),
    ),
    risk_level: z.nullable(level),
    risk_reasons: z.string(),
    assessed_at: z.nullable(timestamp),
    assessed_by: z.nullable(actor),
  }),
  containment: z.array(saved),
  office_notice: z.object({
    needed: z.boolean(),
    sent_at: z.nullable(timestamp),
    /** Sent after 72 hours, and after 15 days. */
    after_due: z.boolean(),
    after_latest: z.boolean(),
    late_reason: z.string(),
    office_reference: z.string(),
    supplements: z.array(saved),
  }),
  persons_notice: z.object({
    needed: z.boolean(),
    sent_at: z.nullable(timestamp),
    channel: z.nullable(z.enum(NOTICE_CHANNELS)),
    notice_text: l10n,
  }),
  processor_notice: z.object({
    needed: z.boolean(),
    sent_at: z.nullable(timestamp),
    controller_name: z.string(),
    agreed_hours: z.nullable(z.number()),
    channel: z.nullable(z.enum(NOTICE_CHANNELS)),
  }),
  lessons: z.string(),
  entries: z.array(incidentEntry),
  /** Whether the hashes of the timeline fit its entries. */
  entries_intact: z.boolean(),
});
export type Incident = z.output<typeof incident>;
