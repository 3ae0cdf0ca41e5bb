import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { ITEM_KINDS } from './scan';

const site_key = z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/, 'not_found'));
/** Names only, never values. */
const name = z
  .string()
  .check(
    z.minLength(1, 'required'),
    z.maxLength(256, 'too_long'),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'invalid_text'),
  );
const host = z
  .string()
  .check(z.maxLength(253, 'too_long'), z.regex(/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/, 'domain_invalid'));

/** Row 86. What a visitor's browser holds on the website, so that the owner learns of items no scan meets. */
export const reportDiscovery = endpoint({
  name: 'reportDiscovery',
  service: 'scanner',
  method: 'POST',
  path: '/public/sites/:site_key/discovery',
  auth: 'site',
  summary: 'Names of stored items seen at a visitor; only when the owner switched it on',
  params: z.object({ site_key }),
  bodyKind: 'beacon',
  bodyLimit: 16_384,
  body: z.strictObject({
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
});
