import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';

/** Standard Webhooks 1.0.0: how a secret, a private and a public key are written. */
const SECRET = 'whsec_';
const PRIVATE_KEY = 'whsk_';
const PUBLIC_KEY = 'whpk_';
/** 24 to 64 bytes are allowed. */
const SECRET_BYTES = 32;
/** Ed25519 keys are raw in secrets, and in DER for node:crypto: these bytes stand before them there (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_BYTES = 12;

export type Signing = 'hmac' | 'ed25519';

/** What is signed: id, time of this try and body, exactly as they are sent. */
export interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

const bytesOf = (secret: string): Buffer => Buffer.from(secret.replace(/^wh(?:sec|sk)_/, ''), 'base64');

const privateKeyOf = (secret: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, bytesOf(secret)]), format: 'der', type: 'pkcs8' });

/** A new secret, `whsec_…`, or a new private key, `whsk_…`. */
export const createSecret = (signing: Signing): string =>
  (signing === 'hmac' ? SECRET : PRIVATE_KEY) + randomBytes(SECRET_BYTES).toString('base64');

/** The public key of a private one, `whpk_…`. */
export const publicKeyOf = (secret: string): string => {
  const der = createPublicKey(privateKeyOf(secret)).export({ format: 'der', type: 'spki' });
  return PUBLIC_KEY + der.subarray(SPKI_BYTES).toString('base64');
};

const signatureWith = (secret: string, text: string): string =>
  secret.startsWith(PRIVATE_KEY)
    ? `v1a,${sign(null, Buffer.from(text), privateKeyOf(secret)).toString('base64')}`
    : `v1,${createHmac('sha256', bytesOf(secret)).update(text).digest('base64')}`;

/**
 * The value of `webhook-signature`: one signature for each secret, the newest first.
 * @throws Error for a secret that is empty
 */
export const signatureOf = ({ id, timestamp, body }: Signed, secrets: readonly string[]): string => {
  if (secrets.length === 0 || secrets.some((secret) => bytesOf(secret).length === 0))
    throw new Error('a webhook cannot be signed without a secret');
  return secrets.map((secret) => signatureWith(secret, `${id}.${timestamp}.${body}`)).join(' ');
};
