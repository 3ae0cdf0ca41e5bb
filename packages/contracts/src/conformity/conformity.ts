import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, lang, list, optionalText, pageQuery, timestamp } from '../fields';
import { ruleOfSet, ruleSet } from './ruleSet';
import { ofController } from '../ofController';
import { readsPaper, writesPaper } from '../papers/paperCall';

/** `optional`: the law asks it of some organizations only. `unanswered`: it is checked by hand, and was not yet. */
export const RULE_STATES = ['met', 'not_met', 'unknown', 'optional', 'not_applicable', 'unanswered'] as const;
export type RuleState = (typeof RULE_STATES)[number];
export const HAND_ANSWERS = ['yes', 'no', 'not_applicable'] as const;

/** Results that are kept of one website. */
export const MAX_CONFORMITY_RESULTS = 200;

const by = z.object({ id: z.string(), name: z.string() });

/** What one measurement says. */
export const ruleMeasurement = z.object({
  measurement: z.string(),
  rule_state: z.enum(RULE_STATES),
  /** Of a check: its reason. Of the banner: `found`, `not_found`, `not_tried`, `no_banner`, `scan_old`, `never_scanned`. */
  reason: z.string(),
  values: z.record(z.string(), z.number()),
  at: z.nullable(timestamp),
});
export type RuleMeasurement = z.output<typeof ruleMeasurement>;

export const handAnswer = z.object({
  hand_answer: z.enum(HAND_ANSWERS),
  remark: z.string(),
  at: timestamp,
  by,
});
export type HandAnswer = z.output<typeof handAnswer>;

/** One rule with what is known of a website. */
export const judgedRule = z.object({
  ...ruleOfSet.def.shape,
  by_hand: z.boolean(),
  rule_state: z.enum(RULE_STATES),
  measurements: z.array(ruleMeasurement),
  /** Of a rule that is checked by hand; null: not answered. */
  answer_by_hand: z.nullable(handAnswer),
});
export type JudgedRule = z.output<typeof judgedRule>;

const { rules: _rules, ...head } = ruleSet.def.shape;
export const ruleSetHead = z.object(head);

export const ruleCounts = z.object({
  met: z.number(),
  not_met: z.number(),
  unknown: z.number(),
  optional: z.number(),
  not_applicable: z.number(),
  unanswered: z.number(),
});

const result = {
  organization_id: id,
  application_id: id,
  domain_name: z.string(),
  rule_set: ruleSetHead,
  /** When it was compared. */
  compared_at: timestamp,
  /** The scan whose check of the banner it used; null: there is none. */
  scan_id: z.nullable(z.string()),
  counts: ruleCounts,
} as const;

/** A website compared with a set of rules at this moment. */
export const conformity = z.object({
  ...result,
  judged_rules: z.array(judgedRule),
  /** All sets that there are, the newest first. */
  rule_sets: z.array(ruleSetHead),
  /** Of the answers by hand. */
  etag: z.string(),
});
export type Conformity = z.output<typeof conformity>;

/** A result that was kept. It has the words and the version of its set, and is never compared again. */
export const conformityResult = z.object({ id, ...result, kept_by: by, judged_rules: z.array(judgedRule) });
export type ConformityResult = z.output<typeof conformityResult>;
export const listedResult = z.object({ id, ...result, kept_by: by });

const params = z.object({ id });
const one = z.object({ id, rid: id });
const set = ruleSet.def.shape.rule_set_id;

/** 404 for a website of another organization and for a set that there is not. An API key also needs `scans:read`, as for the two calls below. */
export const getConformity = endpoint({
  ...readsPaper,
  name: 'getConformity',
  path: '/organizations/:id/conformity',
  summary: 'A website compared with a set of rules, rule by rule; without `rule_set` with the newest',
  params,
  query: ofController({ application_id: id, rule_set: z.optional(set) }),
  answer: conformity,
});

/** 409 rule_measured: a rule that is measured takes no answer. */
export const answerRule = endpoint({
  ...writesPaper,
  name: 'answerRule',
  ifMatch: 'required',
  method: 'PUT',
  path: '/organizations/:id/conformity/answers',
  summary: 'Answers a rule that is checked by hand; null takes the answer back',
  params,
  query: ofController({}),
  body: z.strictObject({
    application_id: id,
    rule_set: set,
    rule_name: ruleOfSet.def.shape.rule_name,
    hand_answer: z.nullable(z.enum(HAND_ANSWERS)),
    remark: z._default(optionalText(1_000), ''),
  }),
  answer: conformity,
});

/** 409 paper_full. */
export const keepConformityResult = endpoint({
  ...writesPaper,
  name: 'keepConformityResult',
  method: 'POST',
  path: '/organizations/:id/conformity/results',
  summary: 'Keeps what the comparison says now, with the version of its set',
  params,
  query: ofController({}),
  body: z.strictObject({ application_id: id, rule_set: z.optional(set) }),
  status: 201,
  readAt: '/organizations/:id/conformity/results/:rid?controller',
  answer: conformityResult,
});

export const listConformityResults = endpoint({
  ...readsPaper,
  name: 'listConformityResults',
  path: '/organizations/:id/conformity/results',
  summary: 'Results that were kept of a website, newest first',
  params,
  query: ofController({ application_id: id, ...pageQuery }),
  answer: list(listedResult),
});

export const getConformityResult = endpoint({
  ...readsPaper,
  name: 'getConformityResult',
  path: '/organizations/:id/conformity/results/:rid',
  summary: 'One result that was kept, rule by rule',
  params: one,
  query: ofController({}),
  answer: conformityResult,
});

export const getConformityResultPdf = endpoint({
  ...readsPaper,
  name: 'getConformityResultPdf',
  path: '/organizations/:id/conformity/results/:rid/report.pdf',
  summary: 'The same as a PDF',
  params: one,
  query: ofController({ language: z.optional(lang) }),
  files: ['application/pdf'],
});
