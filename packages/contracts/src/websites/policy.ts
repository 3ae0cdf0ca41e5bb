import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { country } from '../country';
import { endpoint } from '../endpoint';
import { email, id, lang, line, list, optionalLine, optionalText, pageQuery, phone } from '../fields';
import { siteParams } from './publicSite';
import { lintFinding } from './template';

/** Blocks of a cookie policy in the order of a notice by section 23 of the law. */
export const POLICY_BLOCKS = [
  'controller',
  'cookies',
  'list',
  'purposes',
  'refusal',
  'retention',
  'recipients',
  'change',
  'rights',
  'changes',
] as const;
export type PolicyBlockName = (typeof POLICY_BLOCKS)[number];

export const NECESSARY_GROUNDS = ['contract', 'legitimate_interest'] as const;
export const REFUSAL_EFFECTS = ['nothing', 'some_features'] as const;
/**
 * Why data may go abroad: not answered yet, they do not, or by section 28 (adequate, consent) or 29 (safeguards). The platform
 * answers this for no owner: a policy without an answer is not published.
 */
export const ABROAD_GROUNDS = ['open', 'none', 'adequate', 'consent', 'safeguards'] as const;

const addition = z.optional(optionalText(4000));

/** The twelve questions, and what the owner adds in words of their own. A draft may have gaps. */
export const policyAnswers = z.strictObject({
  controller_name: optionalLine(200),
  controller_address: optionalText(500),
  contact_email: z.union([z.literal(''), email], 'email_invalid'),
  contact_phone: z.union([z.literal(''), phone], 'phone_invalid'),
  /** The data protection officer and how to reach them; empty where there is none. */
  dpo_contact: optionalLine(300),
  necessary_ground: z.enum(NECESSARY_GROUNDS),
  /** Whether the website keeps data in browsers in other ways than cookies. */
  other_storage: z.boolean(),
  refusal_effect: z.enum(REFUSAL_EFFECTS),
  /** Months that the proof of a decision is kept. */
  retention_months: z
    .int('invalid_number')
    .check(z.minimum(1, 'out_of_range'), z.maximum(120, 'out_of_range')),
  /** Who else receives data, besides the providers of the cookies: one a line. */
  recipients: optionalText(2000),
  abroad: z.strictObject({
    ground: z.enum(ABROAD_GROUNDS),
    countries: z.array(country).check(z.maxLength(50, 'too_long')),
  }),
  /** Address or e-mail where data subjects ask for their rights; empty: the contact above. */
  rights_contact: optionalLine(300),
  additions: z.strictObject({ th: addition, en: addition, cn: addition, jp: addition, kh: addition }),
});
export type PolicyAnswers = z.output<typeof policyAnswers>;

export const policyBlock = z.object({
  block: z.enum(POLICY_BLOCKS),
  title: z.string(),
  paragraphs: z.array(z.string()),
  items: z.array(z.string()),
  /** What is said after the list. */
  after: z.array(z.string()),
  /** Where the declaration is. */
  link: z.optional(z.object({ text: z.string(), url: z.string() })),
});

/** A policy in one language; its hash is the SHA-256 of its canonical JSON. */
export const policyDocument = z.object({
  format: z.literal(1),
  language: lang,
  site: z.string(),
  title: z.string(),
  blocks: z.array(policyBlock),
});
export type PolicyDocument = z.output<typeof policyDocument>;

export const policy = z.object({
  answers: policyAnswers,
  /** For If-Match. */
  etag: z.string(),
  /** 0 = not published yet. */
  published_version: z.number(),
  published_at: z.nullable(z.string()),
  /** Where the published version is, permanently; null before the first. */
  published_url: z.nullable(z.string()),
  /** The draft as it would be published now, in one language. */
  preview: policyDocument,
  lint: z.array(lintFinding),
  /** Blocks that the draft has otherwise than the published version. */
  diff: z.array(z.enum(POLICY_BLOCKS)),
  /** Foreign hosts that scans met: a hint for who receives data, and where. */
  foreign_hosts: z.array(z.string()),
  /** Providers of the website's cookies that are known to be established abroad, and in which country. */
  foreign_providers: z.array(z.object({ provider: z.string(), country: z.string() })),
});
export type Policy = z.output<typeof policy>;

const params = z.object({ id });

export const getPolicy = endpoint({
  name: 'getPolicy',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/policy',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:read',
  summary: 'The cookie policy of a website: answers, and the text they make',
  params,
  query: z.strictObject({ language: z.optional(lang) }),
  answer: policy,
  resource: 'application',
});

/** Needs If-Match with the etag that was read; 412 when somebody saved in between. */
export const savePolicy = endpoint({
  name: 'savePolicy',
  readBack: true,
  ifMatch: 'required',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/policy',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: 'Saves the answers of a cookie policy and, if wanted, publishes the text they make',
  params,
  query: z.strictObject({ language: z.optional(lang) }),
  body: z.strictObject({
    answers: policyAnswers,
    publish: z._default(z.boolean(), false),
    note: z.optional(line(500)),
  }),
  answer: policy,
  resource: 'application',
});

export const listPolicyVersions = endpoint({
  name: 'listPolicyVersions',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/policyVersions',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:read',
  summary: 'Published versions of a cookie policy, newest first',
  params,
  query: z.strictObject(pageQuery),
  answer: list(
    z.object({
      version: z.number(),
      published_at: z.string(),
      published_url: z.string(),
      by: z.object({ id: z.string() }),
      note: z.optional(z.string()),
      policy_sha256: z.record(z.string(), z.string()),
      diff: z.array(z.enum(POLICY_BLOCKS)),
    }),
  ),
  resource: 'application',
});

/** A published version, permanently: the text behind the hash in proofs of decisions. */
export const getPolicyPage = endpoint({
  name: 'getPolicyPage',
  service: 'websites',
  method: 'GET',
  path: '/public/sites/:site_key/policy/:version.html',
  auth: 'site',
  summary: "A published version of a website's cookie policy (text/html)",
  params: z.object({
    ...siteParams.shape,
    version: z.string().check(z.regex(/^[1-9][0-9]{0,8}$/, 'not_found')),
  }),
  query: z.strictObject({ lang: z.optional(lang) }),
  files: ['text/html'],
});
