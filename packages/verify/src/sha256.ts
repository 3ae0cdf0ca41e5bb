import { createHash, hash } from 'node:crypto';

/** SHA-256 of a text, hexadecimal. A browser takes `browser/sha256` in its place (see `package.json`). */
export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** SHA-256 of bytes one after the other. */
export const sha256Bytes = (...parts: Uint8Array[]): Uint8Array => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};
