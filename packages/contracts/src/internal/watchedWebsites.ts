import * as z from 'zod/mini';
import { lang } from '../fields';

/** What those who watch websites, or keep something about them, ask of the websites service. */
export const watchedWebsiteCalls = {
  /** Websites that are shown to visitors, of every organization, in the order of their ids. */
  listWatchedSites: {
    input: z.strictObject({ after: z.nullable(z.string()), limit: z.number() }),
    output: z.array(
      z.object({
        application_id: z.string(),
        organization_id: z.string(),
        domain_name: z.string(),
        site_key: z.string(),
        /** Keys of the tags of its groups; absent: none. */
        group_keys: z.optional(z.array(z.string())),
        /** Somebody's browser has met its script, or the platform found a proof. */
        installed: z.boolean(),
        consent_expiry_days: z.number(),
        default_language: lang,
        /** Made up for a demo: nobody visits it. */
        sample: z.optional(z.literal(true)),
      }),
    ),
  },
  /** What is seldom asked for about a watched website: cookies without a category since before a moment, and its privacy links. */
  getWatchFacts: {
    input: z.strictObject({ application_id: z.string(), unclassified_before: z.string() }),
    output: z.object({
      /** Names of the first ten. */
      unclassified: z.object({ amount: z.number(), names: z.array(z.string()) }),
      /** The latest look at the privacy links that the banner shows; null before the first. */
      privacy_look: z.nullable(z.object({ at: z.string(), status: z.nullable(z.number()) })),
      /** Texts of linked privacy notices that took the place of others lately, newest first; absent in answers of earlier versions. */
      notice_changes: z.optional(z.array(z.object({ id: z.string(), url: z.string(), at: z.string() }))),
    }),
  },
  /** Which of these websites are gone for good: purged some weeks after their deletion, or never there. At most 500. */
  listPurged: {
    input: z.strictObject({ application_ids: z.array(z.string()).check(z.maxLength(500)) }),
    output: z.array(z.string()),
  },
  /**
   * Names that no scan of a website met, that need consent as far as the library knows, and that browsers of visitors who
   * had agreed to nothing held, in several networks; the first ones first, at most 20.
   */
  watchReported: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.array(
      z.object({ name: z.string(), host: z.string(), category_type: z.number(), known_since: z.string() }),
    ),
  },
};
