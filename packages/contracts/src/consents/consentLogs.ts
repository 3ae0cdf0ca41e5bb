import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { cursorQuery, id, list } from '../fields';
import { consentLog, consentLogDetail } from './consent';
import { ACTION_FILTERS, CONSENT_METHODS, applicationId, consentFilters, rangeQuery } from './consentFields';

/** Some are words and not ids, of websites of old. */
const categoryId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'invalid_value'));

/** Row 70. A Viewer sees neither address nor browser, and client ids shortened. */
export const listConsentLogs = endpoint({
  name: 'listConsentLogs',
  service: 'consents',
  method: 'GET',
  path: '/consentLogs',
  auth: 'bearer',
  role: 1,
  scope: 'consents:read',
  summary: 'Every decision of the visitors, newest first',
  query: z.strictObject({
    ...consentFilters,
    action: z.optional(z.enum(ACTION_FILTERS)),
    /** Id of a category that was accepted, or refused, in the decision. */
    granted: z.optional(categoryId),
    denied: z.optional(categoryId),
    method: z.optional(z.enum(CONSENT_METHODS)),
    template_version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'invalid_number'))),
    ...cursorQuery,
  }),
  answer: list(consentLog),
  resource: 'application',
});

/** Row 71. */
export const getConsentLog = endpoint({
  name: 'getConsentLog',
  service: 'consents',
  method: 'GET',
  path: '/consentLogs/:logId',
  auth: 'bearer',
  role: 10,
  scope: 'consents:read',
  summary: 'One decision with what was shown and what proves it',
  params: z.object({ logId: id }),
  answer: consentLogDetail,
  resource: 'consentLog',
});

/** Row 74. Recomputes the chain from the stored records. */
export const verifyConsentLogs = endpoint({
  name: 'verifyConsentLogs',
  service: 'consents',
  method: 'GET',
  path: '/consentLogs/verify',
  auth: 'bearer',
  role: 10,
  scope: 'consents:read',
  summary: 'Checks that no entry of the log was changed, removed, inserted or reordered',
  query: z.strictObject({ application_id: applicationId, ...rangeQuery }),
  answer: z.object({
    ok: z.boolean(),
    /** Entries whose hash was recomputed. */
    checked: z.number(),
    first_bad_seq: z.optional(z.number()),
    head: z.nullable(z.object({ seq: z.number(), hash: z.string() })),
    batches: z.array(
      z.object({
        id: z.string(),
        first_seq: z.number(),
        last_seq: z.number(),
        merkle_root: z.string(),
        ok: z.boolean(),
      }),
    ),
  }),
  resource: 'application',
});
