import { canonicalJson } from './canonicalJson';
import { hasFields } from './hasFields';
import { sha256 } from './hashes';
import { keyProblem, knownKeys, type KnownKey, type KnownKeys } from './knownKeys';
import { receiptContent } from './receiptContent';
import { settleSeals, type SealedRecord } from './settleSeals';
import { signatureHolds } from './signature';

/** The parts of a receipt, of either form, that can be checked without a server. */
export interface SignedReceipt extends Record<string, unknown> {
  receipt_id: string;
  issued_at: string;
  ledger: SealedRecord & { hashed_content: Record<string, unknown> };
  keys: (KnownKey & { key_id: string })[];
  signature: string;
}

export type ReceiptPart = 'signature' | 'record' | 'batch' | 'day';

export interface ReceiptVerdict {
  ok: boolean;
  receipt_id: string;
  /** What was established, in order. */
  proved: ReceiptPart[];
  /** What the receipt does not hold: its batch or day was still open when it was made. */
  open: ReceiptPart[];
  reason?: string;
}

/** Whether a value looks like a receipt by ISO/IEC TS 27560. */
export const isReceipt = (value: unknown): value is SignedReceipt =>
  hasFields(value, 'receipt_id', 'ledger', 'keys', 'signature');

/** Days are those of Asia/Bangkok, seven hours ahead, as in the ledger. */
const dayOf = (iso: string): string => new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 10);

const signatureProblem = (receipt: SignedReceipt, keys: KnownKeys): string | null => {
  const [header = '', payload, signature = ''] = receipt.signature.split('.');
  if (payload !== '') return 'the signature is not a detached one';
  let said: { alg?: unknown; kid?: unknown };
  try {
    said = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as typeof said;
  } catch {
    return 'the header of the signature cannot be read';
  }
  // The header never chooses how it is checked.
  if (said.alg !== 'EdDSA') return 'the signature is of another kind';
  const id = String(said.kid);
  const key = keys.get(id);
  if (key && !signatureHolds(receiptContent(header, receipt), signature, key.public_key))
    return 'the receipt was changed';
  return keyProblem(id, key, dayOf(receipt.issued_at));
};

/** The readable part repeats what was hashed: of the record its id, language and time. */
const readableProblem = ({ record, receipt_id, ledger }: SignedReceipt): string | null => {
  const { hashed_content: content, hash } = ledger;
  if (receipt_id !== `rcpt_${hash.slice(0, 16)}`) return 'the receipt is of another record';
  if (record === undefined) return null;
  const { record_id, language, event } = record as Record<string, unknown> & {
    event?: Record<string, unknown>;
  };
  const same =
    record_id === content['consent_id'] &&
    language === content['language'] &&
    event?.['event_time'] === content['consent_time'];
  return same ? null : 'the readable part is not what was hashed';
};

/**
 * Proves a receipt: its signature, the entry it is of, the batch and the signed day that hold the entry. Needs nothing
 * but the receipt.
 * @param keys public keys by id that were kept earlier; without them those in the receipt are used, which proves less
 */
export const verifyReceipt = (receipt: SignedReceipt, keys?: KnownKeys): ReceiptVerdict => {
  const { hashed_content: content, hash } = receipt.ledger;
  const known = keys ?? knownKeys(receipt.keys);
  const verdict: ReceiptVerdict = { ok: true, receipt_id: receipt.receipt_id, proved: [], open: [] };
  const settle = (part: ReceiptPart, problem: string | null): void => {
    if (problem === null) verdict.proved.push(part);
    else if (verdict.ok) Object.assign(verdict, { ok: false, reason: problem });
  };
  settle('signature', signatureProblem(receipt, known));
  settle(
    'record',
    sha256(canonicalJson(content)) === hash ? readableProblem(receipt) : 'the record was changed',
  );
  settleSeals(receipt.ledger, known, settle, (part) => verdict.open.push(part));
  return verdict;
};
