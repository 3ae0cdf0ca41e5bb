import * as z from 'zod/mini';
import { LANGUAGES } from '../constants';
import { endpoint } from '../endpoint';
import { lang, timestamp, uuid } from '../fields';
import { CONSENT_METHODS, CONSENTER_ROLES } from './consentFields';
import { choiceOrigin } from './takenOver';

/** Public key of a website. */
export const siteKey = z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/, 'not_found'));
const categoryId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/, 'category_unknown'));
/** An address of a page; query and fragment are dropped on arrival. One that cannot be read is left out. */
const address = z.nullable(z.string().check(z.maxLength(4096, 'too_long')));

/** What the website's configuration was signed with: which version its visitor was shown. */
export const configToken = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(200, 'config_token_invalid'));

/** A decision as the visitors' script sends it. */
export const recordConsentBody = z.strictObject({
  /** New for each decision, the same for each retry. */
  event_id: uuid,
  client_id: uuid,
  config_token: configToken,
  /** Categories of the version that was shown; one left out counts as denied. */
  categories: z.record(categoryId, z.boolean()),
  method: z.enum(CONSENT_METHODS),
  language: lang,
  page_url: z.optional(address),
  referrer_url: z.optional(address),
  client_time: z.iso.datetime({ offset: true, error: 'date_invalid' }),
  gpc: z.boolean(),
  consenter_role: z._default(z.enum(CONSENTER_ROLES), 'self'),
  previous_consent_id: z.optional(z.nullable(z.string().check(z.maxLength(64, 'too_long')))),
  sdk_version: z.optional(z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,32}$/, 'invalid_text'))),
  /**
   * The last receipt that the browser holds: it proves that the earlier decisions of `client_id` are its own. Without
   * a fitting one a `client_id` that has decided before is not accepted, and the decision starts a new client.
   */
  receipt: z.optional(z.nullable(z.string().check(z.maxLength(1024, 'too_long')))),
  /** With the method `taken_over` and no other: where the choice was made. */
  origin: z.optional(choiceOrigin),
});
export type RecordConsentBody = z.output<typeof recordConsentBody>;

export const consentReceipt = z.object({
  consent_id: z.string(),
  /** The one that counts from now on: a new one where the one that was sent was not accepted. Whoever decides keeps it. */
  client_id: z.string(),
  consent_time: timestamp,
  /** Signed; goes with the next decision, and shows and erases what the visitor decided up to this one. */
  receipt: z.string(),
  /** The choice as the website's servers read it; absent where they read none. */
  choice_token: z.optional(z.string()),
  expires_at: timestamp,
});
export type ConsentReceipt = z.output<typeof consentReceipt>;

/**
 * Row 82. 201 once the record is durable, 200 with the same answer for a repeated `event_id`. Final refusals:
 * 403 origin_not_allowed, 404 unknown site, 409 event_conflict, site_disabled or site_unpublished, 410 site_gone,
 * 422 config_token_invalid, category_unknown or
 * take_over_refused. To be retried: 429, 503.
 */
export const recordConsent = endpoint({
  name: 'recordConsent',
  service: 'consents',
  method: 'POST',
  path: '/public/sites/:site_key/consents',
  auth: 'site',
  summary: "Records a visitor's decision",
  params: z.object({ site_key: siteKey }),
  body: recordConsentBody,
  bodyKind: 'beacon',
  bodyLimit: 8 * 1024,
  status: 201,
  answer: consentReceipt,
  otherSuccesses: [{ status: 200, when: 'The decision was recorded before.', answer: consentReceipt }],
  secrets: ['receipt', 'choice_token'],
  limit: 'ingest',
});

/** Row 83. That the banner was shown: counts only, no ids. One showing of the version that the token is for, per language. */
export const recordServed = endpoint({
  name: 'recordServed',
  service: 'consents',
  method: 'POST',
  path: '/public/sites/:site_key/served',
  auth: 'site',
  summary: 'Counts how often the banner was shown',
  params: z.object({ site_key: siteKey }),
  body: z.strictObject({
    config_token: configToken,
    items: z
      .array(
        z.strictObject({
          version: z.int().check(z.minimum(1, 'out_of_range'), z.maximum(1_000_000, 'out_of_range')),
          language: lang,
          count: z.literal(1, 'out_of_range'),
          /** Whether it stood later than LATE_BANNER_MS after the page began to arrive; absent where nobody knows. */
          late: z.optional(z.literal([0, 1], 'out_of_range')),
        }),
      )
      .check(
        z.minLength(1, 'required'),
        z.maxLength(LANGUAGES.length, 'out_of_range'),
        z.refine((items) => new Set(items.map(({ language }) => language)).size === items.length, {
          error: 'out_of_range',
        }),
      ),
  }),
  bodyKind: 'beacon',
  bodyLimit: 8 * 1024,
  limit: 'served',
});
