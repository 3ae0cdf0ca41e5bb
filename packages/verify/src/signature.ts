import { createPublicKey, verify } from 'node:crypto';

/** Whether a signature (base64url) was made with the private part of a public key (PEM); false when either is none. */
export const signatureHolds = (text: string, signature: string, publicPem: string): boolean => {
  try {
    return verify(null, Buffer.from(text), createPublicKey(publicPem), Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};
