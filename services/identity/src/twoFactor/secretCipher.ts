import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps two-factor secrets unreadable in the database and its backups. */
export interface SecretCipher {
  /** @param owner id of the person: sealed for one, a secret opens for nobody else */
  seal(secret: string, owner: string): string;
  /** Opens what was sealed; what was stored before secrets were sealed is read as it is. */
  open(stored: string, owner: string): string;
  isSealed(stored: string): boolean;
}

/** AES-256-GCM under a key derived from a setting. @throws Error on `open` when the setting is another one by now */
export const createSecretCipher = (dataSecret: string): SecretCipher => {
  const key = Buffer.from(hkdfSync('sha256', dataSecret, '', 'yinyom two-factor secrets', 32));
  const isSealed = (stored: string) => stored.startsWith(PREFIX);
  return {
    isSealed,
    seal: (secret, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return PREFIX + sealed.toString('base64url');
    },
    open: (stored, owner) => {
      if (!isSealed(stored)) return stored;
      const sealed = Buffer.from(stored.slice(PREFIX.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const secret = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
        return secret + decipher.final('utf8');
      } catch (cause) {
        throw new Error('A two-factor secret cannot be opened: was DATA_SECRET changed?', { cause });
      }
    },
  };
};
