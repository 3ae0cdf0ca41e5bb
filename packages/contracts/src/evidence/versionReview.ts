import * as z from 'zod/mini';
import { timestamp } from '../fields';

/** Who reviewed or remarked. */
export const reviewedBy = z.object({
  id: z.string(),
  /** As the person was called at that moment. */
  name: z.string(),
  role: z.number(),
  external: z.optional(z.literal(true)),
});

/**
 * Somebody read what a published version tells visitors and said so. A statement of that person, kept with the version
 * and in the audit log; no approval by an authority. As it was recorded, whatever is published by now.
 */
export const versionReview = z.object({
  version: z.number(),
  /** Of everything the version tells visitors, in all of its languages; colours and pictures are no part of it. */
  content_sha256: z.string(),
  at: timestamp,
  by: reviewedBy,
  note: z.optional(z.string()),
});
export type VersionReview = z.output<typeof versionReview>;
