import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';

const ID_LENGTH = 16;

/** Signs the daily roots and the ends of exports. */
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

/** A key from its private part. */
export const signingKeyOf = (key: KeyObject): SigningKey => {
  const publicKey = createPublicKey(key);
  return {
    id: idOf(publicKey),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
};

/** A new key, with the text that it is kept as. */
export const newSigningKey = (): { key: SigningKey; text: string } => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { key: signingKeyOf(privateKey), text };
};

/** @param text as `newSigningKey` gives it */
export const readSigningKey = (text: string): SigningKey =>
  signingKeyOf(createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));
