import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id } from '../fields';

/** Ways to prove that a website is its owner's: the banner's script on its page, a DNS record, a tag on its page. */
export const PROOF_METHODS = ['script', 'dns', 'meta'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** Why a proof was not taken. */
export const PROOF_PROBLEMS = ['proof_missing', 'site_unreachable', 'address_not_allowed'] as const;
export type ProofProblem = (typeof PROOF_PROBLEMS)[number];

/** Label in front of the host whose TXT record proves a website: a host that is a CNAME can have no TXT record itself. */
export const DNS_PROOF_LABEL = '_yinyom';

/**
 * Row 38. Looks for the proof now, unless told not to, and answers what has to be put where. A website that was proved once and whose
 * proof is gone is `lost`.
 */
export const verifyApplication = endpoint({
  name: 'verifyApplication',
  service: 'websites',
  method: 'POST',
  path: '/applications/:id/verify',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Proves that a website is its owner’s, and says how',
  params: z.object({ id }),
  body: z.strictObject({
    method: z.enum(PROOF_METHODS),
    /** False: only what has to be put where is wanted; nothing is looked for and nothing changes. */
    look: z._default(z.boolean(), true),
  }),
  answer: z.object({
    verification: z.enum(['unverified', 'verified', 'lost']),
    method: z.enum(PROOF_METHODS),
    proved: z.boolean(),
    problem: z.nullable(z.enum(PROOF_PROBLEMS)),
    token: z.string(),
    instructions: z.object({
      /** First script of the front page's head. */
      script: z.string(),
      /** A TXT record at `name`, which is better, or at `host` itself. */
      dns: z.object({ name: z.string(), host: z.string(), value: z.string() }),
      /** Inside the front page's head. */
      meta: z.string(),
    }),
  }),
  resource: 'application',
});
