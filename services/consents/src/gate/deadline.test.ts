import { startDeadline } from './deadline';

/** After this the visitor's script hangs up (API conventions "Time-outs"). */
const SCRIPT_WAITS_MS = 3_000;
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('answers 503 with Retry-After before the script hangs up, when a step never ends', async () => {
  const inTime = startDeadline();
  const answer = inTime(never()).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(SCRIPT_WAITS_MS - 1);
  expect(await answer).toMatchObject({ status: 503, code: 'unavailable', details: { retryAfterSeconds: 5 } });
});

it('gives all steps of a request one time together', async () => {
  const inTime = startDeadline();
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('site'), 2_000));
  const first = inTime(slow);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe('site');
  const second = inTime(never()).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(SCRIPT_WAITS_MS - 2_001);
  expect(await second).toMatchObject({ status: 503 });
});

it('passes on what a step gives and why it fails', async () => {
  const inTime = startDeadline();
  expect(await inTime(Promise.resolve(7))).toBe(7);
  await expect(inTime(Promise.reject(new Error('the site is gone')))).rejects.toThrow('the site is gone');
  expect(jest.getTimerCount()).toBe(0);
});
