import { randomBytes } from 'node:crypto';

/** A new public key of a website: 120 random bits in 20 characters. */
export const newSiteKey = (): string => randomBytes(15).toString('base64url');
