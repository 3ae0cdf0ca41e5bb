import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { ofController } from '../ofController';
import { paperCall } from './paperCall';

/** Kinds of organizations that the notifications of B.E. 2567 name, and all others. */
export const ORGANIZATION_KINDS = [
  'manufacturing',
  'trade_service',
  'community_enterprise',
  'social_enterprise',
  'cooperative',
  'foundation',
  'association',
  'religious',
  'condominium',
  'other',
] as const;

/** Kinds that are exempt up to a size alone, with the size: people, or income of a year in baht. */
export const SIZE_LIMITS = {
  manufacturing: { people: 200, baht: 500_000_000 },
  trade_service: { people: 100, baht: 300_000_000 },
} as const;

const yesNo = z.nullable(z.boolean());

/** The five questions, each with where it is from: `notification` of B.E. 2567, or `statute`, section 39, third paragraph. */
export const EXEMPTION_QUESTIONS = {
  kind: 'notification',
  within_size: 'notification',
  risky: 'statute',
  occasional: 'statute',
  sensitive: 'statute',
} as const;

export const exemptionAnswers = z.strictObject({
  kind: z.nullable(z.enum(ORGANIZATION_KINDS)),
  /** Within the size of its kind; of kinds without a size it is not asked. */
  within_size: yesNo,
  /** The processing is likely to be a risk to the rights and freedoms of persons. */
  risky: yesNo,
  /** Personal data are processed now and then only. */
  occasional: yesNo,
  /** Data of section 26 are processed. */
  sensitive: yesNo,
});
export type ExemptionAnswers = z.output<typeof exemptionAnswers>;
export const NO_ANSWERS: ExemptionAnswers = {
  kind: null,
  within_size: null,
  risky: null,
  occasional: null,
  sensitive: null,
};

/**
 * Whether an organization is exempt from the record of section 39. Null while an answer that decides is missing. One answer against it
 * is enough; item (7), the refusals, is recorded by all, exempt or not.
 */
export const isExempt = ({
  kind,
  within_size,
  risky,
  occasional,
  sensitive,
}: ExemptionAnswers): boolean | null => {
  const sized = kind !== null && kind in SIZE_LIMITS;
  if (kind === 'other' || (sized && within_size === false)) return false;
  if (risky === true || occasional === false || sensitive === true) return false;
  const missing = [kind, risky, occasional, sensitive, ...(sized ? [within_size] : [])];
  return missing.includes(null) ? null : true;
};

export const exemptionCheck = z.object({
  organization_id: id,
  exemption_answers: z.object(exemptionAnswers.def.shape),
  /** Where each question is from. */
  sources: z.record(z.enum(Object.keys(EXEMPTION_QUESTIONS) as [keyof ExemptionAnswers]), z.string()),
  /** Null: an answer is missing. */
  exempt: z.nullable(z.boolean()),
  /** Refusals are recorded by all. */
  refusals_recorded: z.literal(true),
  answered_at: z.nullable(z.string()),
  etag: z.string(),
});
export type ExemptionCheck = z.output<typeof exemptionCheck>;

const call = {
  ...paperCall,
  path: '/organizations/:id/exemption',
  params: z.object({ id }),
  answer: exemptionCheck,
} as const;

export const getExemptionCheck = endpoint({
  ...call,
  name: 'getExemptionCheck',
  method: 'GET',
  scope: 'papers:read',
  summary:
    'Whether the organization is exempt from the record of processing, with its answers to five questions',
  query: ofController({}),
});

export const saveExemptionCheck = endpoint({
  ...call,
  name: 'saveExemptionCheck',
  ifMatch: 'required',
  method: 'PUT',
  scope: 'papers:write',
  summary: 'Answers the five questions about the exemption',
  query: ofController({}),
  body: exemptionAnswers,
});
