import { median, twoProportions, wilson } from './statistics';

it.each([
  // Values of the formula, as statistics packages give them.
  [502, 820, 0.5784, 0.645],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 2, 0.0945, 0.9055],
])('the Wilson interval of %i of %i is %f to %f', (count, total, low, high) => {
  const interval = wilson(count, total);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

it('the two-proportion test gives standard deviations with their sign, and none where nothing varies', () => {
  expect(twoProportions({ count: 120, total: 300 }, { count: 600, total: 1_200 })).toBeCloseTo(-3.1, 1);
  expect(twoProportions({ count: 600, total: 1_200 }, { count: 120, total: 300 })).toBeCloseTo(3.1, 1);
  expect(twoProportions({ count: 5, total: 5 }, { count: 9, total: 9 })).toBe(0);
});

it('the median is the middle one, or the mean of both', () => {
  expect([median([]), median([3, 1, 2]), median([4, 1])]).toEqual([null, 2, 2.5]);
});
