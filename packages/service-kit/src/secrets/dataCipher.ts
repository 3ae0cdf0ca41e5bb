import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from './keyRing';

const PREFIX = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A stored text that no DATA_SECRET of this process opens. */
export class SealedForAnother extends Error {
  override name = 'SealedForAnother';
}

export interface Opened {
  text: string;
  /** It was sealed with an earlier DATA_SECRET: seal it anew. */
  stale: boolean;
}

/** Keeps what must be readable again unreadable in a database and its backups. */
export interface DataCipher {
  /** @param owner what the text is bound to: sealed for one, it opens for nothing else */
  seal(text: string, owner: string): string;
  /** @throws SealedForAnother when it was changed, belongs to another owner, or DATA_SECRET is another one by now */
  open(stored: string, owner: string): Opened;
  isSealed(stored: string): boolean;
  /** The same for a file, without the length that a text form adds. */
  sealBytes(bytes: Uint8Array, owner: string): Buffer;
  /** @throws SealedForAnother */
  openBytes(stored: Uint8Array, owner: string): { bytes: Buffer; stale: boolean };
}

/**
 * AES-256-GCM under keys derived from the secrets of a ring. The stored form names no key, so that a version that knows
 * of one only reads it, too; GCM tells which one it was.
 * @param purpose derives keys of its own, so that what is sealed for one purpose opens for no other
 */
export const createDataCipher = (ring: KeyRing, purpose: string): DataCipher => {
  const [current = Buffer.alloc(0), ...previous] = ring.all.map(({ secret }) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)),
  );

  const openWith = (key: Buffer, sealed: Uint8Array, owner: string): Buffer | null => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  };
  const sealBytes: DataCipher['sealBytes'] = (bytes, owner) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', current, iv).setAAD(Buffer.from(owner));
    return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  const openBytes: DataCipher['openBytes'] = (stored, owner) => {
    for (const key of [current, ...previous]) {
      const bytes = openWith(key, stored, owner);
      if (bytes !== null) return { bytes, stale: key !== current };
    }
    throw new SealedForAnother(`What was sealed (${purpose}) cannot be opened: was DATA_SECRET changed?`);
  };

  return {
    isSealed: (stored) => stored.startsWith(PREFIX),
    seal: (text, owner) => PREFIX + sealBytes(Buffer.from(text), owner).toString('base64url'),
    open: (stored, owner) => {
      const { bytes, stale } = openBytes(Buffer.from(stored.slice(PREFIX.length), 'base64url'), owner);
      return { text: bytes.toString('utf8'), stale };
    },
    sealBytes,
    openBytes,
  };
};
