import { durationSeconds, durationValue } from './duration';

test.each([
  [43_200, '43200'],
  [2_419_200, '2419200'],
  [null, 'persistent'],
])('%s seconds keep the label of their choice', (seconds, choice) => {
  expect(durationValue(seconds).choice).toBe(choice);
  expect(durationSeconds(durationValue(seconds))).toBe(seconds);
});

test.each([9000, 10_800, 604_800, 31_536_000 * 3])('%i seconds can be typed and read back', (seconds) => {
  const value = durationValue(seconds);
  expect(value.choice).toBe('custom');
  expect(durationSeconds(value)).toBe(seconds);
});

test('a number that is not one is no duration', () => {
  expect(durationSeconds({ choice: 'custom', amount: '', unit: 'day' })).toBeNaN();
  expect(durationSeconds({ choice: 'custom', amount: 'x', unit: 'day' })).toBeNaN();
});
