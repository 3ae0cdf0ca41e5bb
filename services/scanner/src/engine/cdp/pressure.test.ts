import { delayBetween, parseRunTimes, watchPressure, type RunTimes } from './pressure';

const times = (all: Record<number, RunTimes>) =>
  new Map(Object.entries(all).map(([pid, one]) => [Number(pid), one]));

it.each([
  ['1000 500 3', { ran: 1_000, waited: 500 }],
  ['0 0 0\n', { ran: 0, waited: 0 }],
  ['', null],
  ['x y', null],
])('%s is read', (text, expected) => {
  expect(parseRunTimes(text)).toEqual(expected);
});

it.each([
  ['never waited', { ran: 100e6, waited: 0 }, 1],
  ['waited as long as it ran', { ran: 100e6, waited: 100e6 }, 2],
  ['waited six times as long', { ran: 100e6, waited: 600e6 }, 7],
  ['did nothing', { ran: 1e6, waited: 900e6 }, null],
])('a browser that %s', (_what, now, expected) => {
  const before = times({ 7: { ran: 0, waited: 0 } });
  expect(delayBetween(before, times({ 7: now }))).toBe(expected);
});

it('processes that are new say nothing yet, and those that ended nothing any more', () => {
  const before = times({ 1: { ran: 0, waited: 0 }, 2: { ran: 9e9, waited: 9e9 } });
  const now = times({ 1: { ran: 10e6, waited: 10e6 }, 3: { ran: 9e9, waited: 0 } });
  expect(delayBetween(before, now)).toBe(2);
});

it('without a process there is nothing to measure', () => {
  const watch = watchPressure(undefined);
  expect(watch.mean()).toBe(1);
  watch.stop();
});
