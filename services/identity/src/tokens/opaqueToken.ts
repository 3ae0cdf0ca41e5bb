import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a link or a session. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. A plain hash is enough for 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
