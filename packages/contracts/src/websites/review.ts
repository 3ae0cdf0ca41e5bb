import * as z from 'zod/mini';
import { ledgerKey } from '../evidence/ledgerKey';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, l10n, lang, optionalText, timestamp } from '../fields';
import { categoryType } from './category';
import { cookieFacts } from './cookie';
import { versionReview } from '../evidence/versionReview';
import { reviewRemark } from './reviewRemark';
import { lintFinding, templateDiff } from './template';
import { templateLanguages } from './templateTexts';

/** Characters of what somebody who reviews a version writes beside it. */
export const REVIEW_NOTE_MAX = 1000;

/** SHA-256, hexadecimal: of the canonical JSON of language → hash of the notice in that language. */
const contentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid_value'));

/** With whether it still holds. */
export const review = z.object({
  ...versionReview.shape,
  /** Visitors are still told what was reviewed: that version, or a later one that tells the same. */
  current: z.boolean(),
});
export type Review = z.output<typeof review>;

const reviewedCookie = z.object({
  category_id: z.string(),
  ...cookieFacts,
  expiry: z.nullable(z.number()),
  type: z.union([z.literal(1), z.literal(2)]),
});

const reviewPage = z.object({
  application: z.object({
    id: z.string(),
    name: z.string(),
    domain_name: z.string(),
    /** Leads to what visitors get (`getSiteConfig`). */
    site_key: z.string(),
  }),
  /** Null before the first publication. */
  published: z.nullable(
    z.object({
      version: z.number(),
      published_at: timestamp,
      content_sha256: z.string(),
      /** Who asks visitors for consent. */
      controller: z.string(),
      default_language: lang,
      languages: z.array(lang),
      texts: templateLanguages,
      categories: z.array(z.object({ id: z.string(), type: categoryType, title: l10n, description: l10n })),
      cookies: z.array(reviewedCookie),
      lint: z.array(lintFinding),
    }),
  ),
  /** What differs from the version that the caller reviewed last; null = the caller reviewed none yet. */
  since: z.nullable(z.object({ version: z.number(), diff: templateDiff })),
  /** Of all versions, newest first; the latest 100. */
  reviews: z.array(review),
  /** About single texts: the open ones, oldest first, then those settled last. */
  remarks: z.array(reviewRemark),
});
export type ReviewPage = z.output<typeof reviewPage>;

const params = z.object({ id });

/** What a reviewer reaches first: the websites of an organization, and where a look is due. */
export const listReviewWebsites = endpoint({
  name: 'listReviewWebsites',
  service: 'websites',
  method: 'GET',
  path: '/organizations/:id/reviews',
  auth: 'bearer',
  role: ROLES.reviewer,
  summary:
    'Websites of an organization with their published version and the one that the caller reviewed last',
  params,
  answer: z.object({
    entities: z.array(
      z.object({
        application_id: z.string(),
        name: z.string(),
        domain_name: z.string(),
        /** 0 = nothing was published yet. */
        version: z.number(),
        /** Null = the caller reviewed none. */
        reviewed_version: z.nullable(z.number()),
      }),
    ),
  }),
  resource: 'organization',
});

/** All that a reviewer is shown of a website, on one page: only what its visitors are told as well, and the check. */
export const getReview = endpoint({
  name: 'getReview',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/review',
  auth: 'bearer',
  role: ROLES.reviewer,
  summary:
    'What the published version of a website tells its visitors, what the check finds, who reviewed it',
  params,
  answer: reviewPage,
  resource: 'application',
});

export const reviewCertificate = z.object({
  kind: z.literal('review_certificate'),
  /** Of this shape. */
  version: z.literal(1),
  /** Domain and published version: `www.example.ac.th 3`. */
  number: z.string(),
  organization_id: id,
  organization_name: z.string(),
  application_id: id,
  /** As it was when the version was reviewed. */
  domain_name: z.string(),
  /** There where the review was recorded without a domain: the one above is that of the day of issue. */
  domain_at: z.optional(z.literal('issue')),
  published_version: z.number(),
  content_sha256: z.string(),
  reviewed_by: versionReview.shape.by,
  note: z.optional(z.string()),
  reviewed_at: timestamp,
  issued_at: timestamp,
  key_id: z.string(),
  /** Every public key of the ledger, for a check without the platform. */
  keys: z.array(ledgerKey),
  /** Ed25519, base64url. `yinyom-verify` says of what. */
  signature: z.string(),
});
export type ReviewCertificate = z.output<typeof reviewCertificate>;

/** 404 for a version that the person did not review. */
export const getReviewCertificate = endpoint({
  name: 'getReviewCertificate',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/reviews/:version/certificate.json',
  auth: 'bearer',
  role: ROLES.reviewer,
  summary: 'The record of a review, signed with the key of the ledger; yinyom-verify proves it',
  params: z.object({ id, version: z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'invalid_value')) }),
  query: z.strictObject({
    /** Id of the person who reviewed; without it the caller. */
    by: z.optional(z.string().check(z.maxLength(64, 'too_long'))),
  }),
  answer: reviewCertificate,
  resource: 'application',
});

/** Once per person and version. 409 review_outdated when another version, or another content, is published by now. */
export const signReview = endpoint({
  name: 'signReview',
  service: 'websites',
  method: 'POST',
  path: '/applications/:id/reviews',
  auth: 'bearer',
  role: ROLES.reviewer,
  summary: 'Records that the caller reviewed the published version with exactly this content',
  params,
  body: z.strictObject({
    version: z.int().check(z.minimum(1, 'out_of_range')),
    content_sha256: contentHash,
    note: z.optional(optionalText(REVIEW_NOTE_MAX)),
  }),
  status: 201,
  answer: review,
  resource: 'application',
});
