import { createHmac } from 'node:crypto';
import { isMadeWith, type KeyRing } from '@yinyom/service-kit/secrets/keyRing';

const FORMAT = /^([0-9a-f]{24})(?:\.([0-9a-f]{24}))?\.([A-Za-z0-9_-]{43})$/;

/** Whose weekly mail a token ends, and of which organization the mail was that has it. */
export interface WeeklyHolder {
  userId: string;
  /** Null in mails of earlier versions. */
  organizationId: string | null;
}

const mac = ({ userId, organizationId }: WeeklyHolder, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(['weekly mail', userId, ...(organizationId === null ? [] : [organizationId])].join('\n'))
    .digest();

/**
 * A token whose holder may end one person's weekly mail, and nothing else. It does not run out: an old mail in a mailbox
 * can still be stopped.
 * @param ring JWT_SECRET
 */
export const signWeeklyToken = (holder: WeeklyHolder, ring: KeyRing): string =>
  [holder.userId, holder.organizationId, mac(holder, ring.current.secret).toString('base64url')]
    .filter(Boolean)
    .join('.');

/** Whose token it is; null for one that was not made here. @param ring JWT_SECRET */
export const readWeeklyToken = (token: string, ring: KeyRing): WeeklyHolder | null => {
  const [, userId = '', organizationId = null, code = ''] = FORMAT.exec(token) ?? [];
  const holder = { userId, organizationId };
  const known =
    code !== '' && isMadeWith(ring, Buffer.from(code, 'base64url'), (secret) => mac(holder, secret));
  return known ? holder : null;
};
