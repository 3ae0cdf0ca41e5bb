import * as z from 'zod/mini';
import { ledgerKey } from '../evidence/ledgerKey';

/** What the key of the ledger signed, with every public key for a check without the platform. */
export const signed = z.object({
  key_id: z.string(),
  keys: z.array(ledgerKey),
  /** Ed25519, base64url. */
  signature: z.string(),
});

/** Decisions that one call proves at most. */
export const MAX_PROVED = 50;

/** What the consents service does for binders and their papers. It names no person. */
export const evidenceCalls = {
  /** Signs the manifest of a binder, as `signCertificate` does, with a beginning of its own. `key_id` becomes part of what is signed. */
  signBinder: {
    input: z.strictObject({ content: z.record(z.string(), z.unknown()) }),
    output: signed,
  },
  /** Figures of a website's ledger in a period (days, both included). */
  evidenceFigures: {
    input: z.strictObject({
      organization_id: z.string(),
      application_id: z.string(),
      from: z.string(),
      until: z.string(),
    }),
    output: z.object({
      decisions: z.number(),
      by_type: z.object({
        accept_all: z.number(),
        accept: z.number(),
        reconsent: z.number(),
        decline_all: z.number(),
      }),
      visitors: z.number(),
      accepted: z.number(),
      declined: z.number(),
      /** Positions of its records in the ledger; null: there are none. */
      first_seq: z.nullable(z.number()),
      last_seq: z.nullable(z.number()),
      signed_days: z.number(),
    }),
  },
  /** Proves decisions by their positions, and says what was proved of each; none that is of another organization, or that is gone. */
  evidenceProofs: {
    input: z.strictObject({
      organization_id: z.string(),
      application_id: z.string(),
      seqs: z.array(z.number()).check(z.maxLength(MAX_PROVED)),
    }),
    output: z.array(
      z.object({
        seq: z.number(),
        consent_id: z.string(),
        consent_time: z.string(),
        result: z.string(),
        template_version: z.number(),
        notice_sha256: z.string(),
        hash: z.string(),
        ok: z.boolean(),
        proved: z.array(z.string()),
        open: z.array(z.string()),
        reason: z.nullable(z.string()),
      }),
    ),
  },
};
