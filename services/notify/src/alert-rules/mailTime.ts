import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import { DIGEST_HOUR, type AlertSeverity } from '@yinyom/contracts/notify/alertRules';
import type { QuietHours } from '@yinyom/contracts/notify/alertSettings';
import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';

/** When an alert is mailed, and whether by itself or with the others of its day. */
export interface MailTime {
  how: 'now' | 'digest';
  at: Date;
}

const midnightOf = (now: Date): number =>
  Math.floor((now.getTime() + TIME_ZONE_OFFSET_MS) / DAY_MS) * DAY_MS - TIME_ZONE_OFFSET_MS;

/** The next moment at which a clock in Bangkok shows this time. */
const nextClock = (now: Date, ms: number): Date => {
  const today = midnightOf(now) + ms;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
};
const msOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR_MS + minutes * 60_000;
};

/** Whether a moment lies in the quiet hours, which may go over midnight. */
export const isQuiet = (quiet: QuietHours, now: Date): boolean => {
  if (!quiet) return false;
  const [at, from, to] = [now.getTime() - midnightOf(now), msOf(quiet.from), msOf(quiet.to)];
  return from < to ? at >= from && at < to : at >= from || at < to;
};

export const nextDigest = (now: Date): MailTime => ({
  how: 'digest',
  at: nextClock(now, DIGEST_HOUR * HOUR_MS),
});

/** Critical alerts at once, warnings outside the quiet hours, everything else with the digest. Pure. */
export const mailTime = (severity: AlertSeverity, quiet: QuietHours, now: Date): MailTime => {
  if (severity === 'notice') return nextDigest(now);
  const waits = severity === 'warning' && quiet && isQuiet(quiet, now);
  return { how: 'now', at: waits ? nextClock(now, msOf(quiet.to)) : now };
};
