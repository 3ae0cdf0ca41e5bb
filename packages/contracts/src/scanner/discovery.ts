import * as z from 'zod/mini';
import { configToken, siteKey } from '../consents/ingest';
import { endpoint } from '../endpoint';
import { ITEM_KINDS } from './scan';

/** Names only, never values; nothing in them that is not seen, turns text around or breaks a line. */
const name = z
  .string()
  .check(
    z.minLength(1, 'required'),
    z.maxLength(256, 'too_long'),
    z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'invalid_text'),
  );
const host = z
  .string()
  .check(z.maxLength(253, 'too_long'), z.regex(/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/, 'domain_invalid'));

/**
 * Row 86. What a visitor's browser holds on the website, so that its owner learns of items no scan meets. They become
 * proposals and nothing else (decision 056); what is said to be somebody else's is not looked at.
 */
export const reportDiscovery = endpoint({
  name: 'reportDiscovery',
  service: 'scanner',
  method: 'POST',
  path: '/public/sites/:site_key/discovery',
  auth: 'site',
  summary: 'Proposes names of stored items seen at a visitor; only when the owner switched it on',
  params: z.object({ site_key: siteKey }),
  bodyKind: 'beacon',
  bodyLimit: 16_384,
  body: z.strictObject({
    config_token: configToken,
    /**
     * The visitor has agreed to nothing: has not answered, or has declined. Scripts of before 2026-11-26 do not say.
     */
    unagreed: z.optional(z.boolean()),
    items: z
      .array(
        z.strictObject({
          name,
          type: z.enum(ITEM_KINDS),
          party: z.enum(['first', 'third']),
          initiator_host: z.nullable(host),
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(50, 'too_long')),
  }),
  limit: 'discovery',
});
