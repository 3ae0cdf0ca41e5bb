import { ed25519 } from '@noble/curves/ed25519';
import { utf8ToBytes } from '@noble/hashes/utils';

/** What stands before the 32 bytes of a public key of Ed25519 in its SubjectPublicKeyInfo (RFC 8410). */
const HEAD = String.fromCharCode(0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00);
const LENGTH = 32;

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const keyOf = (pem: string): Uint8Array => {
  const bytes = bytesOf(pem.replace(/-----[^-]+-----|\s/g, ''));
  const key = bytes.subarray(HEAD.length);
  if (!String.fromCharCode(...bytes).startsWith(HEAD) || key.length !== LENGTH)
    throw new Error('no public key of Ed25519');
  return key;
};

/** As `../signature`, in a browser. */
export const signatureHolds = (text: string, signature: string, publicPem: string): boolean => {
  try {
    return ed25519.verify(bytesOf(signature), utf8ToBytes(text), keyOf(publicPem), { zip215: false });
  } catch {
    return false;
  }
};
