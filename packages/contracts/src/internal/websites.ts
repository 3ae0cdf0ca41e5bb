import * as z from 'zod/mini';
import { internalContract } from './internalContract';

const category = z.object({ id: z.string(), type: z.number(), title: z.record(z.string(), z.string()) });

/** What other services may ask of the websites service. */
export const websitesInternal = internalContract({
  /** The owner of an application, for tenancy checks; null when it does not exist or was deleted. */
  getApplicationOwner: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(
      z.object({
        organization_id: z.string(),
        domain_name: z.string(),
        site_key: z.string(),
        name: z.string(),
      }),
    ),
  },
  /** What the ingest needs to judge a decision: the site behind a key, its published version's categories. */
  getPublishedSite: {
    input: z.strictObject({ site_key: z.string() }),
    output: z.nullable(
      z.object({
        application_id: z.string(),
        organization_id: z.string(),
        site_key: z.string(),
        host: z.string(),
        enabled: z.boolean(),
        deleted: z.boolean(),
        version: z.number(),
        consent_expiry_days: z.number(),
        store_ip: z.enum(['none', 'truncated']),
        store_ua: z.enum(['none', 'family']),
        languages: z.array(z.string()),
        categories: z.array(category),
        /** SHA-256 of the canonical notice of the published version, per language. */
        notice_sha256: z.record(z.string(), z.string()),
      }),
    ),
  },
  /**
   * What a published version asked for, also after newer ones were published: a decision is judged by the version
   * that its visitor saw. Never changes once published; null when there is no such published version.
   */
  getPublishedVersion: {
    input: z.strictObject({ application_id: z.string(), version: z.number() }),
    output: z.nullable(
      z.object({
        version: z.number(),
        categories: z.array(category),
        /** SHA-256 of the canonical notice, per language. */
        notice_sha256: z.record(z.string(), z.string()),
      }),
    ),
  },
  /** The canonical notice of a published version in one language: exactly what its SHA-256 was taken of. */
  getNotice: {
    input: z.strictObject({ application_id: z.string(), version: z.number(), language: z.string() }),
    output: z.nullable(z.record(z.string(), z.unknown())),
  },
  /** Counts the dashboard shows beside the consent figures. */
  getCookieCounts: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.object({ total: z.number(), unclassified: z.number() }),
  },
  /** Tells that the script of a site was seen running on its own origin (it is verified from now on). */
  markSeen: { input: z.strictObject({ application_id: z.string() }), output: z.null() },
});
