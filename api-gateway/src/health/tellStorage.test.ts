import type { Request, Response } from 'express';
import { STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import { createLogger } from '@yinyom/service-kit/logger';
import { tellStorage } from './tellStorage';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A gateway whose only service has a disk that may be full. */
const startTelling = () => {
  const disk = { state: 'ok' as 'ok' | 'full' | 'down', looks: 0 };
  const check = async () => {
    disk.looks += 1;
    return disk.state;
  };
  const handler = tellStorage({ identity: check }, createLogger('silent'));
  /** What an answer says of the storage, once the look that the call caused is over. */
  const call = async (): Promise<unknown> => {
    const headers: Record<string, unknown> = {};
    const res = { setHeader: (name: string, value: unknown) => (headers[name] = value) };
    handler({} as Request, res as unknown as Response, () => undefined);
    await new Promise(setImmediate);
    return headers[STORAGE_HEADER];
  };
  return { disk, call };
};

it('looks with calls, at most every ten seconds, and leaves no timer behind', async () => {
  const { disk, call } = startTelling();
  await call();
  await call();
  expect(disk.looks).toBe(1);
  jest.advanceTimersByTime(9_999);
  await call();
  expect(disk.looks).toBe(1);
  jest.advanceTimersByTime(1);
  await call();
  expect(disk.looks).toBe(2);
  expect(jest.getTimerCount()).toBe(0);
});

it('tells consoles that the disk is full, goes on while a service is away, and stops when there is room', async () => {
  const { disk, call } = startTelling();
  /** What answers say after the next look. */
  const next = async (state: typeof disk.state) => {
    disk.state = state;
    jest.advanceTimersByTime(10_000);
    await call();
    return call();
  };
  expect(await next('ok')).toBeUndefined();
  expect(await next('full')).toBe(STORAGE_FULL);
  expect(await next('down')).toBe(STORAGE_FULL);
  expect(await next('ok')).toBeUndefined();
  expect(await next('down')).toBeUndefined();
});
