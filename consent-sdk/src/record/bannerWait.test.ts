import { LATE_BANNER_MS } from '@yinyom/contracts/notify/alertRules';
import { isLate, LATE_MS } from './bannerWait';

const view = { responseStart: 200, type: 'navigate' as const, activationStart: 0 };

test('The script and whoever watches call the same late', () => {
  expect(LATE_MS).toBe(LATE_BANNER_MS);
});

test.each([
  ['at once', 450, 0],
  ['just in time', 3_200, 0],
  ['just too late', 3_200.1, 1],
  ['after the first tap', 95_000, 1],
])('A banner that stands %s', (_what, stood, late) => {
  expect(isLate(stood, view, false)).toBe(late);
});

test.each([
  ['was not looked at', 9_000, view, true],
  ['was prepared in advance', 9_000, { ...view, activationStart: 12_000 }, false],
  ['was brought back', 9_000, { ...view, type: 'back_forward' as const }, false],
  ['came from nowhere', 9_000, { ...view, responseStart: 0 }, false],
  ['says nothing of its way', 9_000, undefined, false],
  ['slept meanwhile', 900_000, view, false],
  ['has a clock that runs backwards', 10, view, false],
  ['has a clock that is none', NaN, view, false],
])('Of a page that %s nobody knows whether its banner was late', (_what, stood, way, isHidden) => {
  expect(isLate(stood, way, isHidden)).toBeUndefined();
});
