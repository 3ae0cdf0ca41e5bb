import { DAY_MS } from '@yinyom/contracts/durations';
import { isHopeless, judge, retryAfterMs, waitAfter } from './judge';
import type { Tried } from './sendTry';

const now = new Date('2026-11-25T10:00:00.000Z');
const answered = (status: number | null, retryAfter?: string): Tried => ({
  at: now,
  status,
  duration_ms: 5,
  error: status !== null && status < 300 ? null : 'status',
  answer: '',
  retryAfter,
  refused: false,
});

it('tries are made at once, and after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h; then no more', () => {
  const middle = Array.from({ length: 11 }, (_, attempt) => waitAfter(attempt, () => 0.5));
  const [s, min, h] = [1_000, 60_000, 3_600_000];
  expect(middle).toEqual([0, 5 * s, 5 * min, 30 * min, 2 * h, 5 * h, 10 * h, 14 * h, 20 * h, 24 * h, null]);
});

it('each wait is up to a tenth longer or shorter', () => {
  expect(waitAfter(1, () => 0)).toBeCloseTo(4_500);
  expect(waitAfter(1, () => 1)).toBeCloseTo(5_500);
});

it('what is asked for by Retry-After is waited for, up to a day', () => {
  expect(retryAfterMs('120', now)).toBe(120_000);
  expect(retryAfterMs('Wed, 25 Nov 2026 10:01:00 GMT', now)).toBe(60_000);
  expect(retryAfterMs('999999', now)).toBe(DAY_MS);
  for (const nothing of [undefined, '', 'soon', '-5', 'Wed, 25 Nov 2020 10:01:00 GMT'])
    expect(retryAfterMs(nothing, now)).toBe(0);
  const verdict = judge(answered(503, '3600'), 1, now);
  expect(verdict).toMatchObject({ kind: 'again', notBefore: new Date(now.getTime() + 3_600_000) });
});

it('2xx is taken; 410 is the end; everything else is tried again, and given up after the tenth', () => {
  for (const status of [200, 201, 204, 299])
    expect(judge(answered(status), 1, now)).toEqual({ kind: 'taken' });
  expect(judge(answered(410), 1, now)).toEqual({ kind: 'gone' });
  for (const status of [301, 308, 400, 404, 500, null])
    expect(judge(answered(status), 9, now)).toMatchObject({ kind: 'again', slow: false });
  for (const status of [429, 502, 504])
    expect(judge(answered(status), 1, now)).toMatchObject({ kind: 'again', slow: true });
  expect(judge(answered(500), 10, now).kind).toBe('given_up');
});

it('five days of nothing but failures are enough', () => {
  expect(isHopeless(new Date(now.getTime() - 5 * DAY_MS), now)).toBe(true);
  expect(isHopeless(new Date(now.getTime() - 5 * DAY_MS + 1_000), now)).toBe(false);
});
