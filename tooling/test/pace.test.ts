/** @jest-environment node */
import { loadAtPace, paceOf } from './pace.mjs';

const files = (seconds: number) =>
  Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`room/${at}.test.ts`, seconds]));
const run = (seconds: number, facts = {}) => ({
  began: '2026-11-28T00:00:00.000Z',
  idle: true,
  whole: true,
  full: false,
  seconds: files(seconds),
  ...facts,
});

describe('how much slower than usual a machine is', () => {
  it('is judged by most files, not by some that became slow', () => {
    const slow = { ...files(2), 'room/0.test.ts': 90, 'room/1.test.ts': 90 };
    expect(paceOf(slow, [run(2), run(2)])).toBe(1);
    expect(paceOf(files(5), [run(2), run(2), run(90)])).toBe(2.5);
  });

  it('is not known from runs on a busy machine, parts of runs, few files, or files that take no time', () => {
    expect(paceOf(files(9), [run(2, { idle: false }), run(2, { whole: false })])).toBe(1);
    expect(paceOf({ 'room/0.test.ts': 9 }, [run(2)])).toBe(1);
    expect(paceOf(files(0.9), [run(0.1)])).toBe(1);
    expect(paceOf(files(9), [])).toBe(1);
  });
});

it('a machine on which tests take much longer than usual is not idle, whatever its load was', () => {
  const load = { idle: true, words: 'load 0.1 on 2 processors' };
  expect(loadAtPace(load, 1.5)).toBe(load);
  expect(loadAtPace(load, 2.34)).toEqual({
    idle: false,
    words: 'load 0.1 on 2 processors, tests took 2.3 × as long as usual',
  });
});
