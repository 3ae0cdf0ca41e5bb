import type { Application, Installation } from '@yinyom/contracts/websites/application';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { ApplicationRecord } from './ApplicationRecord';

/** A stranger's host that nobody met any more for so long is no news. */
const FOREIGN_MS = 7 * DAY_MS;

/**
 * Whether a website is verified. Only a proof that the platform found itself counts: a website that an earlier release
 * took for verified because a browser named it as the origin waits for that look like a new one.
 */
export const standingOf = ({
  verification,
  verified_by,
}: Pick<ApplicationRecord, 'verification' | 'verified_by'>): Application['verification'] =>
  verification === 'verified' && verified_by === undefined ? 'unverified' : verification;

/** What is known about a website's script, as its owner sees it. Pure. */
export const installationOf = (record: ApplicationRecord, now: Date): Installation => ({
  seen_at: record.seen_at?.toISOString() ?? null,
  seen_host: record.seen_at ? (record.seen_host ?? null) : null,
  verified_by: standingOf(record) === 'verified' ? (record.verified_by ?? null) : null,
  last_look: record.last_look ? { ...record.last_look, at: record.last_look.at.toISOString() } : null,
  unrecorded_hosts: [...(record.foreign_hosts ?? [])]
    .filter(({ seen_at }) => now.getTime() - seen_at.getTime() < FOREIGN_MS)
    .reverse()
    .map(({ host, seen_at }) => ({ host, seen_at: seen_at.toISOString() })),
});
