import path from 'node:path';
import { offLoop } from './offLoop';
import type * as tasks from './testing/tasks';

const of = <N extends keyof typeof tasks>(name: N, timeMs?: number) =>
  offLoop<(typeof tasks)[N]>({
    module: path.join(__dirname, 'testing/tasks'),
    name,
    ...(timeMs !== undefined && { timeMs }),
  });

it('answers what the function answers', async () => {
  expect(await of('sum')('o1', 1, 2, 3)).toBe(6);
});

it('refuses as the function refuses, and fails as it fails', async () => {
  await expect(of('refuse')('o1')).rejects.toMatchObject({
    status: 422,
    code: 'import_not_readable',
    details: { values: { line: 7 } },
  });
  await expect(of('fail')('o1')).rejects.toThrow('a fault of ours');
});

const TOO_LONG = { status: 422, code: 'took_too_long' };

it.each([
  ['a loop without an end', () => of('never', 1_500)('o1')],
  ['a pattern that backtracks', () => of('backtrack', 1_500)('o1', `${'a'.repeat(200)}b`)],
])('S3-01: ends %s after its time, while the event loop answers', async (_what, run) => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 10);
  await expect(run()).rejects.toMatchObject(TOO_LONG);
  clearInterval(counting);
  // The thread was busy for 1.5 s; a busy machine gives this one fewer turns than 150, but not none.
  expect(turns).toBeGreaterThan(10);
});

it('S3-01: ends a thread without memory and lives on', async () => {
  await expect(of('fillMemory')('o1')).rejects.toMatchObject(TOO_LONG);
  expect(await of('sum')('o1', 1)).toBe(1);
});

it('refuses an answer that is too large', async () => {
  await expect(of('large')('o1', 9 << 20)).rejects.toMatchObject(TOO_LONG);
  expect(await of('large')('o1', 1 << 20)).toHaveLength(1 << 20);
});

it('a thread sees no settings', async () => {
  expect(await of('settings')('o1')).toEqual([]);
});
