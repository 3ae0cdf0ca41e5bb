import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/** Public constants a client may want to read instead of compiling in. Answered by the gateway. */
export const getMeta = endpoint({
  name: 'getMeta',
  service: 'identity',
  method: 'GET',
  path: '/meta',
  auth: 'none',
  summary: 'Public constants and settings of this installation',
  answer: z.object({
    /** Version of the product. */
    version: z.string(),
    /** Version that the footer of the public pages shows. */
    version_label: z.string(),
    roles: z.record(z.string(), z.number()),
    languages: z.array(z.string()),
    layouts: z.array(z.string()),
    themes: z.array(z.string()),
    cookie_types: z.record(z.string(), z.number()),
    category_types: z.record(z.string(), z.number()),
    expiry_choices: z.array(z.number()),
    signup_suffixes: z.array(z.string()),
    captcha: z.object({
      provider: z.enum(['altcha', 'recaptcha', 'none']),
      site_key: z.optional(z.string()),
      enterprise: z.optional(z.boolean()),
    }),
    free_until: z.nullable(z.string()),
    monthly_visitor_limit: z.nullable(z.number()),
    /** Shown on the front page; empty hides them. */
    partners: z.array(z.object({ name: z.string(), url: z.nullable(z.string()) })),
    /** Who runs this installation; what was not set is null or empty and is not shown. */
    contact: z.object({
      name: z.nullable(z.string()),
      /** Mailbox of the operator's data protection officer. */
      dpo: z.nullable(z.string()),
      address: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phones: z.array(z.string()),
    }),
    outbox: z.boolean(),
    /** Anybody may have a website checked, at /check. */
    public_checks: z.boolean(),
    consent_script: z.nullable(z.object({ id: z.string(), source: z.string() })),
  }),
});
