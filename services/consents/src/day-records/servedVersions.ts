import type { ServedVersion } from '@yinyom/contracts/days/dayRecord';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { WebsitesClient } from '../sites/siteDirectory';

export type PublishedVersions = Awaited<ReturnType<WebsitesClient['listVersions']>>;

/** First moment of a day (YYYY-MM-DD) in Asia/Bangkok, and of the next one. */
export const daySpan = (day: string): { start: Date; end: Date } => {
  const start = new Date(`${day}T00:00:00+07:00`);
  return { start, end: new Date(start.getTime() + DAY_MS) };
};

/**
 * The versions that visitors were served on a day, in their order. Each one is served from its publication until that of
 * the next. Pure.
 */
export const servedVersions = (
  { serving, versions }: PublishedVersions,
  day: string,
  now: Date,
): ServedVersion[] => {
  const { start, end } = daySpan(day);
  const unfinished = now < end;
  // What an earlier release published by itself was taken back, so visitors get nothing now.
  if (unfinished && serving === 0) return [];
  return versions.flatMap((version, at) => {
    const begin = new Date(version.published_at);
    const next = versions[at + 1];
    const stop = next ? new Date(next.published_at) : null;
    if (begin >= end || (stop !== null && stop <= start)) return [];
    const until = stop !== null && stop < end ? stop : unfinished ? null : end;
    return [
      {
        version: version.version,
        published_at: version.published_at,
        notice_sha256: version.notice_sha256,
        from: (begin > start ? begin : start).toISOString(),
        until: until?.toISOString() ?? null,
      },
    ];
  });
};
