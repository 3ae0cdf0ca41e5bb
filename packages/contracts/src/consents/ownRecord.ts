import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, lang } from '../fields';
import { consent, consentLog } from './consent';
import { decisionInWords } from './decisionInWords';
import { siteKey } from './ingest';

/** Header in which a visitor presents the receipt of a decision. */
export const RECEIPT_HEADER = 'x-consent-receipt';

const params = z.object({ site_key: siteKey, consent_id: id });

/** Row 84. A visitor's own record and history, for the holder of the receipt; anybody else gets 404. */
export const getOwnConsent = endpoint({
  name: 'getOwnConsent',
  service: 'consents',
  method: 'GET',
  path: '/public/sites/:site_key/consents/:consent_id',
  auth: 'receipt',
  summary: "A visitor's own record and history",
  params,
  /**
   * `asked`: the visitor wants to see the record, which is logged as a request; without it the page only shows when the choice was made.
   * `lang`: the answer says the same in words, too.
   */
  query: z.strictObject({ asked: z.optional(z.literal('1', 'invalid_value')), lang: z.optional(lang) }),
  answer: z.object({
    ...consent.def.shape,
    history: z.array(consentLog),
    in_words: z.optional(z.array(decisionInWords)),
  }),
});

/** Row 85. Erases what leads to the visitor; the records and their proof stay. */
export const eraseOwnIdentifiers = endpoint({
  name: 'eraseOwnIdentifiers',
  service: 'consents',
  method: 'DELETE',
  path: '/public/sites/:site_key/consents/:consent_id/identifiers',
  auth: 'receipt',
  summary: "Erases the visitor's identifiers from all records of that visitor",
  params,
  status: 202,
  answer: z.object({ erased: z.number() }),
});

/**
 * The visitor's choice as the website's servers read it, for the holder of the receipt of the latest decision; anybody else,
 * and whoever decided again since, gets 404. Null where the servers read none.
 */
export const getOwnToken = endpoint({
  name: 'getOwnToken',
  service: 'consents',
  method: 'GET',
  path: '/public/sites/:site_key/consents/:consent_id/token',
  auth: 'receipt',
  summary: "A visitor's own choice, signed for the website's servers",
  params,
  answer: z.object({ choice_token: z.nullable(z.string()) }),
  secrets: ['choice_token'],
});
