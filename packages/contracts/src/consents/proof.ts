import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, lang } from '../fields';
import { dpo } from '../identity/organizations';
import { versionReview } from '../evidence/versionReview';
import { bannerDrawing } from './bannerDrawing';
import { inheritedFrom } from '../inheritedFrom';
import { consentLogDetail } from './consent';
import { ledgerKey } from '../evidence/ledgerKey';

/** Everything that proves one decision (row 73); what it says can be checked without this service. */
export const consentProof = z.object({
  generated_at: z.string(),
  controller: z.object({
    organization_id: z.string(),
    organization_name: z.string(),
    application_id: z.string(),
    domain_name: z.string(),
    site_key: z.string(),
    /** The organization's data protection officer now; null when it named none. */
    dpo: z.nullable(dpo),
    /** Where the organization is reached; absent when it named none. */
    contact_email: z.optional(z.string()),
    /** A website of the demo: its decisions were made up. */
    sample: z.optional(z.literal(true)),
  }),
  /** The banner, drawn again; absent in older packs and where nobody knows how it looked or what it said. */
  drawing: z.optional(bannerDrawing),
  /**
   * Who reviewed the version that was shown, and what of it: statements of those persons, no part of the signed record.
   * Absent in older packs.
   */
  reviews: z.optional(z.array(versionReview)),
  /** What of the version came from which versions of groups; no part of what is hashed. Absent: nothing. */
  inherited_from: z.optional(z.array(inheritedFrom)),
  /** The decision with what was shown, how it was made, and its Merkle proof. */
  consent: consentLogDetail,
  /** Whether `consent.notice.sha256` is the hash of `consent.snapshot`; null when the snapshot is gone. */
  snapshot_matches: z.nullable(z.boolean()),
  /** What the record's hash was taken of: SHA-256 of its canonical JSON (sorted keys, no white space). */
  hashed_content: z.record(z.string(), z.unknown()),
  /** The receipt that the visitor was given. */
  receipt: z.string(),
  keys: z.array(ledgerKey),
});
export type ConsentProof = z.output<typeof consentProof>;

/** Row 73. JSON can be checked by `yinyom-verify`, the PDF is for people. */
export const getConsentProof = endpoint({
  name: 'getConsentProof',
  service: 'consents',
  method: 'GET',
  path: '/consents/:id/proof',
  auth: 'bearer',
  role: 10,
  scope: 'consents:read',
  summary: 'Proof of one decision',
  params: z.object({ id }),
  /** `language` is that of the PDF; without it the language of the request. */
  query: z.strictObject({ format: z._default(z.enum(['json', 'pdf']), 'json'), language: z.optional(lang) }),
  answer: consentProof,
  files: ['application/pdf'],
  secrets: ['receipt'],
  resource: 'consent',
});
