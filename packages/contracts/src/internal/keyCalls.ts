import * as z from 'zod/mini';
import { API_KEY_REFUSALS, type ApiKeyRefusal } from '../identity/apiKeys';
import { ANY_SCOPE, SCOPES } from '../identity/scopes';

export const refusals = Object.keys(API_KEY_REFUSALS) as [ApiKeyRefusal, ...ApiKeyRefusal[]];
export const keyScope = z.nullable(z.enum([...SCOPES, ANY_SCOPE]));

/** What a call is about, as services check it: a website with its groups, a group with those above it, each, or null for all. */
const about = z.nullable(
  z.union([
    z.literal('each'),
    z.object({ application: z.string(), group_path: z.optional(z.array(z.string())) }),
    z.object({ group: z.array(z.string()) }),
  ]),
);

/** What others ask of the identity service about API keys: who presents one, and whether a person confirmed what an agent's does. */
export const keyCalls = {
  /**
   * Who a presented API key is, read at this moment, so that a revoked one is refused everywhere at once; or why it opens
   * nothing. Of a key only its public id and its hash are sent.
   */
  openKey: {
    input: z.strictObject({
      key_id: z.string(),
      /** SHA-256 of the whole key, hexadecimal. */
      sha256: z.string(),
      ip: z.string(),
      /** Name of the call and the scope it needs; null: it takes no key. */
      call: z.string(),
      scope: keyScope,
      /** It came in a way that no key may come. The key is refused, and its organization learns of it. */
      misuse: z.optional(z.enum(['key_in_url', 'key_in_browser'])),
      request_id: z.string(),
    }),
    output: z.object({
      refusal: z.nullable(z.enum(refusals)),
      key: z.nullable(
        z.object({
          id: z.string(),
          user_id: z.string(),
          organization_id: z.string(),
          name: z.string(),
          agent: z.optional(z.literal(true)),
        }),
      ),
    }),
  },
  /**
   * Uses the confirmation that the agent named, or asks people for one. Of all calls at the same time with one confirmation exactly
   * one gets `passed`.
   */
  confirmCall: {
    input: z.strictObject({
      organization_id: z.string(),
      /** Id of the key. */
      key_id: z.string(),
      /** Name of the call. */
      call: z.string(),
      /** SHA-256 of call, arguments and what it is about. */
      digest: z.string(),
      /** What the call sends, as JSON, for the person who decides. */
      arguments: z.string(),
      about,
      /** Least role of the person who decides, where what the call is about asks for a higher one than the call. */
      least_role: z.optional(z.number()),
      /** The confirmation that the agent named; null: none. */
      confirmation_id: z.nullable(z.string()),
      request_id: z.string(),
      ip_truncated: z.string(),
    }),
    output: z.object({
      /** `invalid`: expired, used before, or of another key or call. `full`: too many are open. */
      verdict: z.enum(['passed', 'needed', 'refused', 'invalid', 'full']),
      /** Of `needed`. */
      confirmation: z.nullable(z.object({ id: z.string(), expires_at: z.string() })),
    }),
  },
};
