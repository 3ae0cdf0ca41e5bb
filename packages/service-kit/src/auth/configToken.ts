import { DAY_MS } from '@yinyom/contracts/durations';
import { createHmac } from 'node:crypto';
import { isMadeWith, type KeyRing } from '../secrets/keyRing';

/** A browser may use its last good configuration for 30 days and keep a record for 7 more; one day for time zones. */
const LONGEST_DAYS = 38;
/** A published configuration is fetched anew at least once a day; an older one is marked stale. */
const FRESH_DAYS = 1;
/** 128 bits of the code: out of reach of guessing, and every byte travels with every first page view. */
const MAC_BYTES = 16;
const FORMAT = /^[0-9a-z]{1,8}\.[0-9a-z]{1,6}\.[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{22}$/;

/** What a configuration token vouches for. */
export interface ShownConfig {
  /** Template version that the configuration shows. */
  version: number;
  /** SHA-256 (64 hexadecimal digits) of that version's notice in all its languages together. */
  noticeSha256: string;
}

export interface VerifiedConfig extends ShownConfig {
  /** The configuration was issued more than a day ago (UTC days). */
  aged: boolean;
}

const mac = (siteKey: string, content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`config\n${siteKey}\n${content}`).digest().subarray(0, MAC_BYTES);

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/**
 * Signs which version of a site's banner a configuration shows, so that a decision can be bound to what the
 * visitor really saw (threat P-04). The same for every language and all day, so that caches stay whole.
 * @param ring INGEST_SECRET
 */
export const signConfigToken = (siteKey: string, shown: ShownConfig, now: Date, ring: KeyRing): string => {
  const notice = Buffer.from(shown.noticeSha256, 'hex').toString('base64url');
  const content = `${shown.version.toString(36)}.${dayOf(now).toString(36)}.${notice}`;
  return `${content}.${mac(siteKey, content, ring.current.secret).toString('base64url')}`;
};

/**
 * What a token vouches for, or null when it was not signed for this site, was changed, is from the future or is
 * older than 38 days.
 * @param ring INGEST_SECRET
 */
export const verifyConfigToken = (
  siteKey: string,
  token: string,
  now: Date,
  ring: KeyRing,
): VerifiedConfig | null => {
  if (!FORMAT.test(token)) return null;
  const cut = token.lastIndexOf('.');
  const content = token.slice(0, cut);
  const given = Buffer.from(token.slice(cut + 1), 'base64url');
  if (!isMadeWith(ring, given, (secret) => mac(siteKey, content, secret))) return null;
  const [version = '', day = '', notice = ''] = content.split('.');
  const age = dayOf(now) - Number.parseInt(day, 36);
  if (age < -1 || age > LONGEST_DAYS) return null;
  return {
    version: Number.parseInt(version, 36),
    noticeSha256: Buffer.from(notice, 'base64url').toString('hex'),
    aged: age > FRESH_DAYS,
  };
};
