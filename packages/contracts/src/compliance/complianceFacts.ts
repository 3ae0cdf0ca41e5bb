import * as z from 'zod/mini';

/** What came of a look at one privacy link. */
export const LINK_PROBLEMS = ['status', 'silent', 'not_allowed'] as const;

/** What the websites service has kept about a website: the raw facts of seven of the eight checks. */
export const complianceFacts = z.object({
  application_id: z.string(),
  organization_id: z.string(),
  domain_name: z.string(),
  name: z.string(),
  default_language: z.string(),
  enabled: z.boolean(),
  /** 0 = not published yet. */
  template_version: z.number(),
  /** Null also for what was published by an earlier release. */
  published_at: z.nullable(z.string()),
  verification: z.enum(['unverified', 'verified', 'lost']),
  /** How, while it is verified. */
  verified_by: z.nullable(z.string()),
  /** When a browser last said that it runs the script there. */
  seen_at: z.nullable(z.string()),
  /** The platform's latest own look for its script. */
  looked_at: z.nullable(z.string()),
  /** How the latest scan stands, and the latest one that had a result. */
  scan: z.object({
    status: z.nullable(z.string()),
    finished_at: z.nullable(z.string()),
    result_id: z.nullable(z.string()),
    result_at: z.nullable(z.string()),
    /** Of the latest result; null before the first. */
    violations: z.nullable(z.number()),
  }),
  cookies: z.number(),
  unclassified: z.number(),
  /** Cookies and categories without a purpose in Thai or in English. */
  purposes_missing: z.object({ cookies: z.number(), categories: z.number() }),
  /** The latest look at the privacy links of the published version; null before the first. */
  privacy_look: z.nullable(
    z.object({
      at: z.string(),
      version: z.number(),
      /** Different addresses that the version names, per language. */
      links: z.number(),
      /** The first that did not answer 200; null when all did. */
      problem: z.nullable(z.enum(LINK_PROBLEMS)),
      status: z.nullable(z.number()),
    }),
  ),
});
export type ComplianceFacts = z.output<typeof complianceFacts>;
