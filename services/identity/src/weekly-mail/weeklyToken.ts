import { createHmac } from 'node:crypto';
import { isMadeWith, type KeyRing } from '@yinyom/service-kit/secrets/keyRing';

const FORMAT = /^([0-9a-f]{24})\.([A-Za-z0-9_-]{43})$/;

const mac = (userId: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`weekly mail\n${userId}`).digest();

/**
 * A token whose holder may end one person's weekly mail, and nothing else. It does not run out: an old mail in a mailbox
 * can still be stopped.
 * @param ring JWT_SECRET
 */
export const signWeeklyToken = (userId: string, ring: KeyRing): string =>
  `${userId}.${mac(userId, ring.current.secret).toString('base64url')}`;

/** Whose token it is; null for one that was not made here. @param ring JWT_SECRET */
export const readWeeklyToken = (token: string, ring: KeyRing): string | null => {
  const [, userId = '', code = ''] = FORMAT.exec(token) ?? [];
  const known =
    code !== '' && isMadeWith(ring, Buffer.from(code, 'base64url'), (secret) => mac(userId, secret));
  return known ? userId : null;
};
