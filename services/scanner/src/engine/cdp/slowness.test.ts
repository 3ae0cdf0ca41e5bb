import { slowness, slownessOf } from './slowness';

it.each([
  ['an idle machine', 0, 2, 1],
  ['one with as much to do as it has processors', 4, 4, 1],
  ['one with three times as much to do', 6, 2, 3],
  ['one that hardly gets on', 400, 2, 8],
])('%s takes its time', (_machine, load, processors, times) => {
  expect(slownessOf(load, processors)).toBe(times);
});

it('this machine has a figure, too', () => {
  expect(slowness()).toBeGreaterThanOrEqual(1);
  expect(slowness()).toBeLessThanOrEqual(8);
});
