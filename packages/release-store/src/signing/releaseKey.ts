import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@yinyom/contracts/release/Release';
import { releaseText } from '@yinyom/contracts/release/releaseText';

// The form of signatures that browsers' own cryptography reads.
const dsaEncoding = 'ieee-p1363';

/** Signs with the platform's key. */
export interface Signer {
  sign(text: string): string;
  /** SPKI in base64, as the setting RELEASE_PUBLIC_KEY and the console's page have it. */
  publicKey: string;
}

/** Checks what was signed with the platform's key. */
export type Verifier = (text: string, signature: string) => boolean;

const publicText = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Consoles check signatures with what every browser has. @throws Error that says which key is needed */
const privateKeyOf = (file: string): KeyObject => {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Said below: no key at all is as wrong as another kind.
  }
  throw new Error(
    `${file} must be a private key of the curve P-256 in PEM: openssl ecparam -name prime256v1 -genkey -noout`,
  );
};

/** The signer whose private key lies in a file, or null while there is none. @throws Error on another kind of key */
export const readSigner = (file: string): Signer | null => {
  if (!existsSync(file)) return null;
  const key = privateKeyOf(file);
  return {
    sign: (text) => sign('sha256', Buffer.from(text), { key, dsaEncoding }).toString('base64'),
    publicKey: publicText(key),
  };
};

/** Like `readSigner`; the first one makes the key, readable by its owner only. */
export const openSigner = (file: string): Signer => {
  const known = readSigner(file);
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  mkdirSync(path.dirname(file), { recursive: true });
  // Two first deploys at once: the later one takes the key of the other.
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return openSigner(file);
};

/** @param publicKey SPKI in base64 */
export const verifierOf = (publicKey: string): Verifier => {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return (text, signature) =>
    verify('sha256', Buffer.from(text), { key, dsaEncoding }, Buffer.from(signature, 'base64'));
};

/** Whether a release was signed with the verifier's key. What is no release was not. */
export const isSigned = (release: Release, verifies: Verifier): boolean => {
  try {
    return verifies(releaseText(release), release.signature);
  } catch {
    return false;
  }
};
