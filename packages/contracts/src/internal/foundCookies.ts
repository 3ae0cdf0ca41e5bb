import * as z from 'zod/mini';

/** What the library knows; null when it does not know the name. */
export const suggestion = z.nullable(
  z.object({
    category_type: z.number(),
    confidence: z.number(),
    purpose: z.object({ th: z.string(), en: z.string() }),
  }),
);

/** A cookie or stored item as the scanner reports it to the websites service, which keeps it as a cookie of the website. */
export const foundCookie = z.strictObject({
  name: z.string(),
  match: z.enum(['exact', 'prefix']),
  domain: z.string(),
  type: z.union([z.literal(1), z.literal(2)]),
  provider: z.string(),
  /** Seconds; 0 = session, null = kept until deleted. */
  expiry: z.nullable(z.number()),
  is_session: z.boolean(),
  http_only: z.optional(z.boolean()),
  secure: z.optional(z.boolean()),
  same_site: z.optional(z.string()),
  /** Foreign scripts that were seen setting it: hosts, or hosts with the start of a path. */
  tags: z.optional(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(10))),
  suggestion,
});
export type FoundCookie = z.output<typeof foundCookie>;

/** What a scan found on a website, or a part of it. */
export const foundCookieReport = z.strictObject({
  application_id: z.string(),
  source: z.literal('scan'),
  seen_at: z.string(),
  /** Every page of the website was seen: what is missing now is gone. */
  complete: z.boolean(),
  /**
   * The website's own Yinyom script held back what has no category yet, in every visit: that nobody met it says
   * nothing about it.
   */
  held_back: z.boolean(),
  items: z.array(foundCookie),
});
export type FoundCookieReport = z.output<typeof foundCookieReport>;
