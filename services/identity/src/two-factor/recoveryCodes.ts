import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../password/passwordHasher';

const COUNT = 10;
/** No 0/o, 1/l/i: the codes are read from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = (): string => {
  const chars = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${chars.slice(0, 5)}-${chars.slice(5)}`;
};

const compact = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

export interface RecoverySet {
  codes: string[];
  salt: string;
  hashes: string[];
}

/** Ten new codes with what is stored of them: slow hashes under one salt, so that a try costs one hash. */
export const newRecoverySet = async (hasher: PasswordHasher): Promise<RecoverySet> => {
  const salt = randomBytes(16).toString('base64url');
  const codes = Array.from({ length: COUNT }, newCode);
  const hashes = await Promise.all(codes.map((code) => hasher.derive(compact(code), salt)));
  return { codes, salt, hashes };
};

/** The stored hash that a typed code belongs to, or null. */
export const matchRecoveryCode = async (
  hasher: PasswordHasher,
  code: string,
  salt: string | null,
  hashes: readonly string[],
): Promise<string | null> => {
  if (salt === null) return null;
  const given = Buffer.from(await hasher.derive(compact(code), salt));
  return (
    hashes.find((stored) => {
      const known = Buffer.from(stored);
      return known.length === given.length && timingSafeEqual(known, given);
    }) ?? null
  );
};
