import type { Response } from 'express';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { createCounts } from '@yinyom/service-kit/limits/counts';
import { setContext, type RequestContext } from '@yinyom/service-kit/request/requestContext';
import { createKeyLimits } from './keyLimits';

const answerTo = (keyId: string) => {
  const headers = new Map<string, string>();
  const closed: (() => void)[] = [];
  const res = {
    locals: {},
    setHeader: (name: string, value: string) => headers.set(name, value),
    once: (_event: string, listener: () => void) => closed.push(listener),
  } as unknown as Response;
  setContext(res, { caller: { userId: 'u', sessionId: keyId, kind: 'key' } } as RequestContext);
  return { res, headers, close: () => closed.forEach((listener) => listener()) };
};
const limitsWith = (points: number) =>
  createKeyLimits(createCounts({ points, seconds: 60, name: 'key' }, null));

it('tells what is left, then refuses until the minute is over', async () => {
  const limits = limitsWith(2);
  const left: (string | undefined)[] = [];
  for (let at = 0; at < 2; at += 1) {
    const { res, headers } = answerTo('a');
    await limits.count('a', res);
    left.push(headers.get('RateLimit-Remaining'));
    expect(headers.get('RateLimit-Limit')).toBe(String(API_KEY_LIMITS.per_minute));
    expect(Number(headers.get('RateLimit-Reset'))).toBeLessThanOrEqual(60);
  }
  expect(left).toEqual(['1', '0']);
  const { res, headers } = answerTo('a');
  await expect(limits.count('a', res)).rejects.toMatchObject({
    status: 429,
    details: { retryAfterSeconds: expect.any(Number) },
  });
  expect(headers.get('RateLimit-Remaining')).toBe('0');
  await limits.count('b', answerTo('b').res);
});

it('lets a burst through and no more of it', async () => {
  const limits = limitsWith(API_KEY_LIMITS.per_minute);
  const tries = Array.from({ length: API_KEY_LIMITS.burst + 5 }, () => limits.count('a', answerTo('a').res));
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
});

it('lets so many exports run at the same time', () => {
  const limits = limitsWith(600);
  const running = Array.from({ length: API_KEY_LIMITS.exports }, () => answerTo('a'));
  for (const { res } of running) limits.countExport(res);
  expect(() => limits.countExport(answerTo('a').res)).toThrow('rate_limited');
  limits.countExport(answerTo('b').res);
  running[0]?.close();
  limits.countExport(answerTo('a').res);
  expect(() => limits.countExport(answerTo('a').res)).toThrow('rate_limited');
});
