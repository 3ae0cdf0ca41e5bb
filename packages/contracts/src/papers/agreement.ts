import * as z from 'zod/mini';
import { optionalCountry } from '../country';
import { date, email, id, line, optionalLine, optionalText, timestamp } from '../fields';
import { isDay } from '../time/bangkokDay';
import {
  AGREEMENT_FACTS,
  AGREEMENT_MEASURES,
  AGREEMENT_NEEDS,
  AGREEMENT_SAFEGUARDS,
  AGREEMENT_STANDINGS,
  AGREEMENT_STATES,
  AGREEMENT_TERMS,
  AGREEMENT_WORDINGS,
  MAX_AGREEMENT_SOURCES,
  MAX_SUBPROCESSORS,
  type AgreementTerm,
} from './agreementTerms';
import { paperActor } from './paperActor';
import { TRANSFER_GROUNDS } from './paperItems';
import { processorSource } from './processorSources';
import { signedScan } from './signedScan';

const day = date.check(z.refine(isDay, { error: 'date_invalid' }));
export const agreementDay = z.nullable(day);

/** A party as the paper names it. Empty: not stated. */
const party = {
  address: z._default(optionalText(500), ''),
  /** Number of the registration or tax number. */
  registration: z._default(optionalLine(50), ''),
  signatory: z._default(optionalLine(200), ''),
  signatory_title: z._default(optionalLine(200), ''),
  contact_email: z._default(z.nullable(email), null),
};
export const controllerParty = z.strictObject({ name: z._default(optionalLine(200), ''), ...party });
export const processorParty = z.strictObject({
  name: line(200),
  ...party,
  /** Country (ISO 3166-1) where it processes; empty: not stated. */
  country: z._default(optionalCountry, ''),
});

const term = (name: AgreementTerm) => {
  const { least, most, usual } = AGREEMENT_TERMS[name];
  return z._default(
    z.int('invalid_number').check(z.minimum(least, 'out_of_range'), z.maximum(most, 'out_of_range')),
    usual,
  );
};
export const agreementTerms = z
  .strictObject({
    breach_hours: term('breach_hours'),
    subprocessor_days: term('subprocessor_days'),
    rights_days: term('rights_days'),
    erase_days: term('erase_days'),
    backup_days: term('backup_days'),
  })
  .check(
    z.refine((terms) => terms.backup_days >= terms.erase_days, {
      error: 'out_of_range',
      path: ['backup_days'],
    }),
  );

export const subprocessor = z.strictObject({
  name: line(200),
  country: optionalCountry,
  purpose: z._default(optionalLine(300), ''),
});

/** What people say about an agreement, declared here for the calls and the document. */
export const agreementFields = {
  wording: z._default(z.enum(AGREEMENT_WORDINGS), 'ours'),
  controller: z.prefault(controllerParty, {}),
  processor: processorParty,
  /** What the processor does, and the contract that it belongs to. */
  service: z._default(optionalText(2_000), ''),
  purpose: z._default(optionalText(2_000), ''),
  /** Last day; null: until the service ends. */
  until: z._default(agreementDay, null),
  terms: z.prefault(agreementTerms, {}),
  /** What the platform knows the processor by. */
  sources: z._default(z.array(processorSource).check(z.maxLength(MAX_AGREEMENT_SOURCES, 'too_long')), []),
  /** Kinds of data, in words. */
  data: z._default(optionalText(4_000), ''),
  /** Whose data they are. */
  persons: z._default(optionalText(2_000), ''),
  /** Data of section 26; null: not stated. */
  sensitive: z._default(z.nullable(z.boolean()), null),
  agreed_measures: z._default(z.array(z.enum(AGREEMENT_MEASURES)).check(z.maxLength(20, 'too_long')), []),
  more_measures: z._default(optionalText(4_000), ''),
  subprocessors: z._default(z.array(subprocessor).check(z.maxLength(MAX_SUBPROCESSORS, 'too_long')), []),
  /** The processor stated that it has none. */
  no_subprocessors: z._default(z.boolean(), false),
  /** Ground of a transfer abroad; null: not stated. */
  transfer_ground: z._default(z.nullable(z.enum(TRANSFER_GROUNDS)), null),
  effective_from: z._default(agreementDay, null),
  review_at: z._default(agreementDay, null),
} as const;

/** Something the platform knows: the key of a sentence and what is filled into it. */
export const agreementFact = z.object({
  sentence: z.enum(AGREEMENT_FACTS),
  values: z.record(z.string(), z.string()),
});
export type AgreementFact = z.output<typeof agreementFact>;

/** What happened to an agreement, oldest first; entries are only added. */
export const AGREEMENT_EVENTS = [
  'created',
  'changed',
  'sent',
  'reopened',
  'signed',
  'scan_added',
  'reviewed',
  'ended',
  'resumed',
] as const;
const agreementEntry = z.object({
  at: timestamp,
  by: paperActor,
  happened: z.enum(AGREEMENT_EVENTS),
  /** Names of the fields that changed. */
  fields: z.array(z.string()),
  /** SHA-256 of the file that was sent or uploaded; null: none. */
  sha256: z.nullable(z.string()),
  remark: z.string(),
});
export type AgreementEntry = z.output<typeof agreementEntry>;

const shown = z.object(agreementFields);
export type AgreementContent = z.output<typeof shown>;

export const agreementSummary = z.object({
  id,
  organization_id: id,
  state: z.enum(AGREEMENT_STATES),
  standing: z.enum(AGREEMENT_STANDINGS),
  wording: z.enum(AGREEMENT_WORDINGS),
  processor_name: z.string(),
  service: z.string(),
  effective_from: agreementDay,
  review_at: agreementDay,
  /** The day of the review has come, and no review is recorded. */
  review_due: z.boolean(),
  sent_at: z.nullable(timestamp),
  signed_on: agreementDay,
  ended_on: agreementDay,
  /** How much of what a paper cannot do without is not stated. */
  missing: z.array(z.enum(AGREEMENT_NEEDS)),
  created_at: timestamp,
  updated_at: timestamp,
  etag: z.string(),
});
export type AgreementSummary = z.output<typeof agreementSummary>;

export const processorAgreement = z.object({
  ...agreementSummary.def.shape,
  content: shown,
  /** What the platform knows of the processor's work; of a paper that was sent, as it was then. */
  facts: z.array(agreementFact),
  safeguards: z.array(z.enum(AGREEMENT_SAFEGUARDS)),
  /** Version of the clauses: that of the paper that was sent, else the one of now. */
  words_version: z.string(),
  words_date: z.string(),
  /** The paper as it was sent; null while it was not. */
  sent_document: z.nullable(signedScan),
  scans: z.array(signedScan),
  history: z.array(agreementEntry),
});
export type ProcessorAgreement = z.output<typeof processorAgreement>;
