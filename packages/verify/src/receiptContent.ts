import { canonicalJson } from './canonicalJson';

const base64url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

/** Header of a receipt's signature: Ed25519, by the key of the ledger with this id. */
export const receiptHeader = (keyId: string): string =>
  base64url(canonicalJson({ alg: 'EdDSA', kid: keyId }));

/**
 * What a receipt's signature is made of (JWS, RFC 7515, with the payload left out of it): the header and the receipt in
 * canonical JSON (RFC 8785) without the signature itself. No signed day looks like that: the key signs those, too.
 */
export const receiptContent = (header: string, receipt: object): string => {
  const { signature: _signature, ...payload } = receipt as { signature?: string };
  return `${header}.${base64url(canonicalJson(payload))}`;
};
