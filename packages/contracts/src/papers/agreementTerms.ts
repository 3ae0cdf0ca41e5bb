/**
 * What an agreement with a processor (section 40) consists of. Product input, not legal advice. The clauses are texts
 * (`packages/texts/src/agreement`); figures in them are terms, each within limits.
 */
export const AGREEMENT_STATES = ['draft', 'sent', 'signed'] as const;
/** Where an agreement is by now: its state, that the last day of a signed one is over, or that it has ended. */
export const AGREEMENT_STANDINGS = [...AGREEMENT_STATES, 'expired', 'ended'] as const;
export type AgreementStanding = (typeof AGREEMENT_STANDINGS)[number];

/** `ours`: the platform's clauses. `theirs`: the processor's own paper, of which the platform keeps the signed copy only. */
export const AGREEMENT_WORDINGS = ['ours', 'theirs'] as const;

/** Figures of the clauses: limits, and what is usual. */
export const AGREEMENT_TERMS = {
  /** Hours from awareness of a breach to the notice, section 37 (4): the Office must know within 72. */
  breach_hours: { least: 1, most: 72, usual: 24 },
  /** Days before another sub-processor begins. */
  subprocessor_days: { least: 1, most: 180, usual: 30 },
  /** Days to help with a request of a data subject, who gets an answer within 30. */
  rights_days: { least: 1, most: 30, usual: 7 },
  /** Days from the end to the return or erasure. */
  erase_days: { least: 1, most: 180, usual: 30 },
  /** Days from the end until backups hold nothing; not before the erasure. */
  backup_days: { least: 1, most: 365, usual: 90 },
} as const;
export type AgreementTerm = keyof typeof AGREEMENT_TERMS;
export const AGREEMENT_TERM_NAMES = Object.keys(AGREEMENT_TERMS) as [AgreementTerm, ...AgreementTerm[]];
export type AgreementTermValues = Record<AgreementTerm, number>;

/** Heads of the agreement, in their order. */
export const AGREEMENT_HEADS = [
  'parties',
  'scope',
  'data',
  'instructions',
  'confidentiality',
  'security',
  'breach',
  'records',
  'subprocessors',
  'rights',
  'transfers',
  'audit',
  'erasure',
  'liability',
] as const;
export type AgreementHead = (typeof AGREEMENT_HEADS)[number];

/** Measures that people state for Annex B. */
export const AGREEMENT_MEASURES = [
  'access_rights',
  'two_factor',
  'encryption_transit',
  'encryption_rest',
  'logging',
  'updates',
  'backups',
  'restore_tests',
  'premises',
  'staff_training',
  'incident_plan',
  'separation',
] as const;
export type AgreementMeasure = (typeof AGREEMENT_MEASURES)[number];

/** Sentences about what the platform knows of a processor; each is a text of the agreement with the same key. */
export const AGREEMENT_FACTS = ['host_items', 'webhook_events', 'key_scopes'] as const;
/** What the platform itself does on the way to a processor, for Annex B. */
export const AGREEMENT_SAFEGUARDS = ['webhook_signed', 'key_limited'] as const;

/** What a paper cannot do without; until they are stated, it prints "not stated" and is not sent. */
export const AGREEMENT_NEEDS = [
  'controller_name',
  'controller_address',
  'processor_name',
  'processor_address',
  'service',
  'purpose',
  'data',
  'persons',
  'measures',
] as const;
export type AgreementNeed = (typeof AGREEMENT_NEEDS)[number];

export const MAX_AGREEMENTS = 500;
export const MAX_AGREEMENT_ENTRIES = 500;
export const MAX_SUBPROCESSORS = 50;
export const MAX_AGREEMENT_SOURCES = 50;
/** Months after signing until the first review, where no other day was chosen. */
export const AGREEMENT_REVIEW_MONTHS = 12;
