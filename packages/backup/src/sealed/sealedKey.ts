import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BackupError } from '../BackupError';

/** Begins every backup; the digit is the version of the form. */
const MAGIC = Buffer.from('YINYOMB1');
const SALT = 16;
const NONCE_START = 7;
const CHECK = 16;

/** 16 MB for one try. The key is long; guessing it is hopeless without that, too. */
const SCRYPT = { N: 2 ** 14, r: 8, p: 1, maxmem: 32 * 2 ** 20 };

export const HEADER_BYTES = MAGIC.length + SALT + NONCE_START + CHECK;
export const LEAST_KEY_LENGTH = 32;

/** What a sealed file is written and read with. */
export interface SealedKey {
  key: Buffer;
  nonceStart: Buffer;
}

const derive = (secret: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(secret, salt, 64, SCRYPT, (error, key) => (error ? reject(error) : resolve(key))),
  );

const checkOf = (key: Buffer, open: Buffer): Buffer =>
  createHmac('sha256', key.subarray(32)).update(open).digest().subarray(0, CHECK);

/** @throws BackupError when there is no key, or a short one */
export const checkSecret = (secret: string | undefined): string => {
  if (!secret) throw new BackupError('BACKUP_KEY is not set. Make one: openssl rand -base64 48');
  if (secret.length < LEAST_KEY_LENGTH)
    throw new BackupError(`BACKUP_KEY must have at least ${LEAST_KEY_LENGTH} characters`);
  return secret;
};

/** A key of its own for each file, and the header that tells it again to whoever has the secret. */
export const newSealedKey = async (secret: string): Promise<SealedKey & { header: Buffer }> => {
  const open = Buffer.concat([MAGIC, randomBytes(SALT + NONCE_START)]);
  const key = await derive(secret, open.subarray(MAGIC.length, MAGIC.length + SALT));
  return {
    header: Buffer.concat([open, checkOf(key, open)]),
    key: key.subarray(0, 32),
    nonceStart: open.subarray(MAGIC.length + SALT),
  };
};

/** @throws BackupError when this is no backup, or one that another secret made */
export const openSealedKey = async (secret: string, header: Buffer): Promise<SealedKey> => {
  const begun = Math.min(header.length, MAGIC.length);
  if (header.length < HEADER_BYTES && header.subarray(0, begun).equals(MAGIC.subarray(0, begun)))
    throw new BackupError('This backup is cut off in its first bytes.');
  if (!header.subarray(0, MAGIC.length).equals(MAGIC))
    throw new BackupError('This file is not a backup of Yinyom, or its first bytes were changed.');
  const open = header.subarray(0, HEADER_BYTES - CHECK);
  const key = await derive(secret, open.subarray(MAGIC.length, MAGIC.length + SALT));
  if (!timingSafeEqual(checkOf(key, open), header.subarray(HEADER_BYTES - CHECK)))
    throw new BackupError(
      'BACKUP_KEY does not open this backup: it was made with another key, or its first bytes were changed.',
    );
  return { key: key.subarray(0, 32), nonceStart: open.subarray(MAGIC.length + SALT) };
};
