import { createHmac } from 'node:crypto';
import { isMadeWith, type KeyRing } from '@yinyom/service-kit/secrets/keyRing';

/** What a receipt proves: this decision stands at this place of the site's ledger with this hash. */
export interface Receipt {
  consentId: string;
  seq: number;
  hash: string;
}

const FORMAT = /^([0-9a-f]{24})\.([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

const mac = (siteKey: string, content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`receipt\n${siteKey}\n${content}`).digest();

/** Signs a receipt. The same decision has the same one as long as the secret is. @param ring INGEST_SECRET */
export const signReceipt = (siteKey: string, receipt: Receipt, ring: KeyRing): string => {
  const hash = Buffer.from(receipt.hash, 'hex').toString('base64url');
  const content = `${receipt.consentId}.${receipt.seq.toString(36)}.${hash}`;
  return `${content}.${mac(siteKey, content, ring.current.secret).toString('base64url')}`;
};

/** What a receipt says, however old it is, or null when this site did not give it. @param ring INGEST_SECRET */
export const readReceipt = (siteKey: string, text: string | undefined, ring: KeyRing): Receipt | null => {
  const match = text === undefined ? null : FORMAT.exec(text);
  if (!match) return null;
  const [, consentId = '', seq = '', hash = '', signature = ''] = match;
  const given = Buffer.from(signature, 'base64url');
  if (!isMadeWith(ring, given, (secret) => mac(siteKey, `${consentId}.${seq}.${hash}`, secret))) return null;
  return {
    consentId,
    seq: Number.parseInt(seq, 36),
    hash: Buffer.from(hash, 'base64url').toString('hex'),
  };
};
