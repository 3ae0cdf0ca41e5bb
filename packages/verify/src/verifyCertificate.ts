import { certificateContent } from './certificateContent';
import { keyProblem, knownKeys, type KnownKey, type KnownKeys } from './knownKeys';
import { signatureHolds } from './signature';

const KINDS = ['erasure_certificate', 'review_certificate'] as const;
export type CertificateKind = (typeof KINDS)[number];

/** The parts of a certificate (of an erasure, of the review of a banner) that are checked without a server. */
export interface SignedCertificate extends Record<string, unknown> {
  kind: CertificateKind;
  number: string;
  issued_at: string;
  key_id: string;
  keys: (KnownKey & { key_id: string })[];
  signature: string;
}

export interface CertificateVerdict {
  ok: boolean;
  kind: CertificateKind;
  number: string;
  reason?: string;
}

/** Whether a value looks like a certificate. */
export const isCertificate = (value: unknown): value is SignedCertificate =>
  typeof value === 'object' &&
  value !== null &&
  KINDS.some((kind) => kind === (value as { kind?: unknown }).kind) &&
  typeof (value as { signature?: unknown }).signature === 'string' &&
  Array.isArray((value as { keys?: unknown }).keys);

/** Days are those of Asia/Bangkok, seven hours ahead, as in the ledger. */
const dayOf = (iso: string): string | null => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : new Date(time + 7 * 3_600_000).toISOString().slice(0, 10);
};

const problemOf = (certificate: SignedCertificate, keys: KnownKeys): string | null => {
  const id = String(certificate.key_id);
  const key = keys.get(id);
  const day = dayOf(String(certificate.issued_at));
  if (key && !signatureHolds(certificateContent(certificate), certificate.signature, key.public_key))
    return 'the certificate was changed';
  return day === null ? 'the day of issue cannot be read' : keyProblem(id, key, day);
};

/**
 * Proves a certificate by its signature. Needs nothing but the certificate.
 * @param keys public keys by id that were kept earlier; without them those in the file are used, which proves less
 */
export const verifyCertificate = (certificate: SignedCertificate, keys?: KnownKeys): CertificateVerdict => {
  const reason = problemOf(certificate, keys ?? knownKeys(certificate.keys));
  const { kind } = certificate;
  const number = String(certificate.number);
  return reason === null ? { ok: true, kind, number } : { ok: false, kind, number, reason };
};
