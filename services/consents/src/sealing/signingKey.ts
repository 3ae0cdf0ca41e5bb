import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

/** ASN.1 head of an Ed25519 private key (RFC 8410); the 32 bytes of the key follow. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;
const ID_LENGTH = 16;

/** Signs the daily roots. */
export interface SigningKey {
  id: string;
  /** SubjectPublicKeyInfo, PEM. */
  publicPem: string;
  /** @returns signature, base64url */
  sign(text: string): string;
}

const idOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, ID_LENGTH);

/** The key of an installation: the same for all its processes, derived from INGEST_SECRET. */
export const signingKeyOf = (secret: string): SigningKey => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'yinyom daily roots', KEY_BYTES));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key);
  return {
    id: idOf(publicKey),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
};
