import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '@yinyom/contracts/requests/publicRequest';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 bits that open a request for the person who made it. Only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): string => sha256(`request token ${token}`);

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
/** The token is the salt: whoever reads the database alone cannot try all codes. */
export const codeHash = (token: string, code: string): string => sha256(`request code ${token} ${code}`);

/** Whether a code is the one of a hash, in a time that says nothing. */
export const isCode = (stored: string, token: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'hex'), Buffer.from(codeHash(token, code), 'hex'));
