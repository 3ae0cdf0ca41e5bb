import type { CookieRecord } from './CookieRecord';

type Stored = Pick<
  CookieRecord,
  'stale' | 'first_seen_at' | 'last_seen_at' | 'revision' | 'created_at' | 'updated_at'
>;

/** What a cookie that is stored for the first time has besides its facts. */
export const newlyStored = (
  now: Date,
  seen: { first: Date; last: Date } = { first: now, last: now },
): Stored => ({
  stale: false,
  first_seen_at: seen.first,
  last_seen_at: seen.last,
  revision: 1,
  created_at: now,
  updated_at: now,
});
