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

  const openWith = (key: Buffer, sealed: Buffer, owner: string): string | null => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return (
        decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    } catch {
      return null;
    }
  };

  return {
    isSealed: (stored) => stored.startsWith(PREFIX),
    seal: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return PREFIX + sealed.toString('base64url');
    },
    open: (stored, owner) => {
      const sealed = Buffer.from(stored.slice(PREFIX.length), 'base64url');
      for (const key of [current, ...previous]) {
        const text = openWith(key, sealed, owner);
        if (text !== null) return { text, stale: key !== current };
      }
      throw new SealedForAnother(`What was sealed (${purpose}) cannot be opened: was DATA_SECRET changed?`);
    },
  };
};
