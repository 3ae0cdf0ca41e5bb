import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { reviewedBy } from '../evidence/versionReview';
import { id, text, timestamp } from '../fields';

/** Characters of a remark about one text. */
export const REMARK_MAX = 500;

/** Open remarks of a website; more are refused until some are settled. */
export const OPEN_REMARKS_MAX = 100;

/** Settled remarks that the page of a review shows, the last settled first. */
export const SETTLED_REMARKS_SHOWN = 50;

/**
 * What a person remarked about one text of a published version. Its words never change; it is settled and opened again.
 * No part of a review, which says that a version was read.
 */
export const reviewRemark = z.object({
  id: z.string(),
  /** The version that was read. */
  version: z.number(),
  /** Path of the text, as `banner.title`, or `{category_id}.title` and `{category_id}.description`. */
  text_path: z.string(),
  remark: z.string(),
  at: timestamp,
  by: reviewedBy,
  /** Null = open. */
  settled: z.nullable(z.object({ at: timestamp, by_name: z.string() })),
});
export type ReviewRemark = z.output<typeof reviewRemark>;

/** 409 review_outdated when another version is published by now, remarks_full at `OPEN_REMARKS_MAX`; 422 for a path without a text. */
export const addReviewRemark = endpoint({
  name: 'addReviewRemark',
  service: 'websites',
  method: 'POST',
  path: '/applications/:id/review/remarks',
  auth: 'bearer',
  role: ROLES.reviewer,
  summary: 'Remarks on one text of the published version; people who edit the website see it',
  params: z.object({ id }),
  body: z.strictObject({
    version: z.int().check(z.minimum(1, 'out_of_range')),
    text_path: z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+){0,4}$/, 'invalid_value'),
        z.maxLength(120, 'too_long'),
      ),
    remark: text(REMARK_MAX),
  }),
  status: 201,
  answer: reviewRemark,
  resource: 'application',
});

/** By people who may edit the website. What was settled before stays as it was settled first. */
export const settleReviewRemark = endpoint({
  name: 'settleReviewRemark',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/review/remarks/:remarkId',
  auth: 'bearer',
  role: ROLES.member,
  summary: 'Settles a remark on a text, or opens it again',
  params: z.object({ id, remarkId: id }),
  body: z.strictObject({ settled: z.boolean() }),
  answer: reviewRemark,
  resource: 'application',
});
