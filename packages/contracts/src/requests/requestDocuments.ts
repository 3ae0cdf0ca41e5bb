import * as z from 'zod/mini';
import { ledgerKey } from '../evidence/ledgerKey';
import { endpoint } from '../endpoint';
import { id, lang, timestamp } from '../fields';
import { subjectRight, TASK_STATES } from './subjectRequest';
import { readsRequest } from './requestCall';

const call = {
  ...readsRequest,
  params: z.object({ id }),
} as const;

/**
 * For answers by post and in person: the letter as it was made. 404 while there is none, and once the request was purged; 403 scope_missing
 * for a key without `consents:read` where the letter has decisions of the person.
 */
export const getRequestLetterPdf = endpoint({
  ...call,
  name: 'getRequestLetterPdf',
  path: '/requests/:id/letter.pdf',
  summary: 'A letter to the person as a PDF: the newest one, or the one that is named',
  query: z.strictObject({ letter: z.optional(id) }),
  files: ['application/pdf'],
});

export const erasureCertificate = z.object({
  kind: z.literal('erasure_certificate'),
  /** Of this shape. */
  version: z.literal(1),
  number: z.string(),
  organization_id: id,
  organization_name: z.string(),
  rights: z.array(subjectRight),
  received_at: timestamp,
  completed_at: timestamp,
  /** Where it was erased, system by system. */
  erased_in: z.array(
    z.object({
      system_name: z.string(),
      state: z.enum(TASK_STATES),
      done_at: z.nullable(timestamp),
    }),
  ),
  /** After this moment no backup holds what was erased. */
  backups_until: timestamp,
  issued_at: timestamp,
  key_id: z.string(),
  /** Every public key of the ledger, for a check without the platform. */
  keys: z.array(ledgerKey),
  /** Ed25519, base64url. `yinyom-verify` says of what. */
  signature: z.string(),
});
export type ErasureCertificate = z.output<typeof erasureCertificate>;

/** 409 state_not_allowed unless an erasure was completed, no_task_done where no task of it was done. Nothing in it names the person. Issued once. */
export const getErasureCertificate = endpoint({
  ...call,
  name: 'getErasureCertificate',
  path: '/requests/:id/certificate.json',
  summary: 'What was erased where, signed with the key of the ledger; yinyom-verify proves it',
  answer: erasureCertificate,
});

export const getErasureCertificatePdf = endpoint({
  ...call,
  name: 'getErasureCertificatePdf',
  path: '/requests/:id/certificate.pdf',
  summary: 'The same as a PDF',
  query: z.strictObject({ language: z.optional(lang) }),
  files: ['application/pdf'],
});
