import {
  FAILING_DAYS,
  LONGEST_RETRY_AFTER_MS,
  RETRY_JITTER,
  RETRY_WAITS_MS,
} from '@yinyom/contracts/notify/webhookLimits';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { Tried } from './sendTry';

/** Answers of a receiver, or of what stands before it, that was asked too much. */
const TOO_MUCH = new Set([429, 502, 504]);
const GONE = 410;

/** What is to be done after a try. */
export type Verdict =
  | { kind: 'taken' }
  /** The receiver says that it will never take anything again. */
  | { kind: 'gone' }
  | { kind: 'again'; at: Date; slow: boolean; notBefore: Date | null }
  | { kind: 'given_up'; slow: boolean; notBefore: Date | null };

/**
 * Milliseconds that an answer asks to wait, as seconds or as a date (RFC 9110 §10.2.3); 0 where it asks for nothing.
 * At most a day.
 */
export const retryAfterMs = (header: string | undefined, now: Date): number => {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,10}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_MS) : 0;
};

/** The wait before the next try after so many, 10 % longer or shorter; null after the last one. */
export const waitAfter = (attempt: number, random: () => number = Math.random): number | null => {
  const wait = RETRY_WAITS_MS[attempt];
  return wait === undefined ? null : wait * (1 + RETRY_JITTER * (2 * random() - 1));
};

/** Judges one try. @param attempt which one it was, from 1 */
export const judge = (tried: Tried, attempt: number, now: Date): Verdict => {
  if (tried.error === null) return { kind: 'taken' };
  if (tried.status === GONE) return { kind: 'gone' };
  const slow = tried.status !== null && TOO_MUCH.has(tried.status);
  const asked = retryAfterMs(tried.retryAfter, now);
  const notBefore = asked > 0 ? new Date(now.getTime() + asked) : null;
  const wait = waitAfter(attempt);
  if (wait === null) return { kind: 'given_up', slow, notBefore };
  return { kind: 'again', at: new Date(now.getTime() + Math.max(wait, asked)), slow, notBefore };
};

/** Whether a receiver has taken nothing for so long that it is left alone. */
export const isHopeless = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS;
