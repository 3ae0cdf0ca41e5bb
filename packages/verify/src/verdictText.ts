import type { BinderVerdict } from './binder/verifyBinder';
import type { CertificateVerdict } from './verifyCertificate';
import type { LedgerVerdict } from './verifyLedger';
import type { ProofVerdict } from './verifyProof';
import type { ReceiptVerdict } from './verifyReceipt';

const INDEPENDENT =
  'Checked with the keys inside the file. To be independent of whoever made it, pass keys that you kept: --keys.';

/** A file may name itself in letters that move a terminal's cursor. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

const count = (number: number): string => number.toLocaleString('en');

/** What was found out about an export, for a person. @param independent keys were given from outside */
export const ledgerText = (verdict: LedgerVerdict, independent: boolean): string => {
  const { records, first_seq, last_seq, batches, days, notices, signed_to } = verdict;
  if (!verdict.ok) return `NOT WHOLE from entry ${verdict.first_bad_seq}: ${verdict.reason}.\n`;
  const lines = [
    `WHOLE: ${count(records)} entries (${first_seq ?? '–'} to ${last_seq ?? '–'}), ${count(batches)} batches, ${count(days)} signed days, ${count(notices)} texts.`,
  ];
  if (records > 0 && (signed_to ?? 0) < (last_seq ?? 0))
    lines.push(
      `Entries after ${signed_to ?? 'the beginning'} are chained but not covered by a signed day yet.`,
    );
  lines.push(...verdict.notes);
  if (!independent && days > 0) lines.push(INDEPENDENT);
  return `${lines.join('\n')}\n`;
};

const PARTS = {
  signature: 'its signature',
  record: 'the record',
  notice: 'the text shown',
  batch: 'its batch',
  day: 'the signed day',
};

/** What was found out about a proof pack, for a person. */
export const proofText = (verdict: ProofVerdict, independent: boolean): string => {
  if (!verdict.ok) return `NOT PROVED: consent ${verdict.consent_id}: ${verdict.reason}.\n`;
  const lines = [
    `PROVED: consent ${verdict.consent_id}: ${verdict.proved.map((part) => PARTS[part]).join(', ')}.`,
  ];
  if (verdict.open.length > 0)
    lines.push(`Not in the pack: ${verdict.open.map((part) => PARTS[part]).join(', ')}.`);
  if (!independent && verdict.proved.includes('day')) lines.push(INDEPENDENT);
  return `${lines.join('\n')}\n`;
};

/** What was found out about a receipt, for a person. */
export const receiptText = (verdict: ReceiptVerdict, independent: boolean): string => {
  if (!verdict.ok) return `NOT PROVED: receipt ${verdict.receipt_id}: ${verdict.reason}.\n`;
  const lines = [
    `PROVED: receipt ${verdict.receipt_id}: ${verdict.proved.map((part) => PARTS[part]).join(', ')}.`,
  ];
  if (verdict.open.length > 0)
    lines.push(`Not in the receipt: ${verdict.open.map((part) => PARTS[part]).join(', ')}.`);
  if (!independent) lines.push(INDEPENDENT);
  return `${lines.join('\n')}\n`;
};

const CERTIFICATES: Record<CertificateVerdict['kind'], string> = {
  erasure_certificate: 'certificate of the request',
  review_certificate: 'certificate of the review of',
};

/** What was found out about a certificate, for a person. */
export const certificateText = (
  { ok, kind, number, reason }: CertificateVerdict,
  independent: boolean,
): string => {
  const name = `${CERTIFICATES[kind]} ${printable(number)}`;
  if (!ok) return `NOT PROVED: ${name}: ${reason}.\n`;
  return `PROVED: ${name}: its signature.\n${independent ? '' : `${INDEPENDENT}\n`}`;
};

/** What makes a ZIP another file, though its files may be the same. */
const REPACKED =
  'PACKED AGAIN: another program packed this ZIP. Only the file as it was downloaded can be found whole: ask for it.';

/** What was found out about a binder, for a person. */
export const binderText = (
  { ok, organization_name, from, until, files, repacked, problems }: BinderVerdict,
  independent: boolean,
): string => {
  const wrong = problems.map((problem) => `NOT WHOLE: ${printable(problem)}.`);
  const about = `binder of ${printable(organization_name)}, ${printable(from)} to ${printable(until)}: ${count(files)} files`;
  const unchanged = ok
    ? `WHOLE: ${about} and its signature.`
    : `Its files are unchanged: ${about}, and the signature of their list.`;
  const lines = [
    ...(repacked ? [REPACKED] : []),
    ...(wrong.length > 0 ? wrong : [unchanged, ...(independent ? [] : [INDEPENDENT])]),
  ];
  return `${lines.join('\n')}\n`;
};
