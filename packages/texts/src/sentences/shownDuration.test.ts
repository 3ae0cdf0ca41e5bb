import { LANGUAGES } from '@yinyom/contracts/constants';
import { durationOf, DURATION_UNITS } from '@yinyom/contracts/websites/cookieDuration';
import { exactBeyondShown, shownDuration, shownWithExact } from './shownDuration';

/** Specification §9, the border of each unit and what is below it. */
test.each([
  [null, 'Until deleted'],
  [0, 'Session'],
  [1800, 'Session'],
  [3599, 'Session'],
  [3600, '1 hour'],
  [5400, '2 hours'],
  [43_200, '12 hours'],
  [86_399, '24 hours'],
  [86_400, '1 day'],
  [100_000, '2 days'],
  [604_799, '7 days'],
  [604_800, '1 week'],
  [1_209_600, '2 weeks'],
  [2_419_200, '4 weeks'],
  [2_592_000, '5 weeks'],
  [2_630_000, '1 month'],
  [7_776_000, '3 months'],
  [15_552_000, '6 months'],
  [31_535_999, '12 months'],
  [31_536_000, '1 year'],
  [31_556_952, '1 year'],
  [34_560_000, '2 years'],
  [63_072_000, '2 years'],
  [63_113_904, '2 years'],
  [94_608_001, '3 years'],
])('9.04 %p seconds are shown as %s', (seconds, text) => {
  expect(shownDuration(seconds, 'en')).toBe(text);
});

test.each([
  [604_800, null],
  [2_419_200, null],
  [31_536_000, null],
  [null, null],
  [0, null],
  [1800, '30 minutes'],
  [5400, '90 minutes'],
  [2_592_000, '1 month'],
  [34_560_000, '400 days'],
])('9.04 The exact duration of %p seconds beyond the shown one is %p', (seconds, exact) => {
  expect(exactBeyondShown(seconds, 'en')).toBe(exact);
});

test('9.04 The shown duration is never more than one percent shorter than the exact one', () => {
  const units = { year: 31_536_000, month: 2_630_000, week: 604_800, day: 86_400, hour: 3_600 };
  const short: number[] = [];
  for (let seconds = 3600; seconds < 94_608_000; seconds = Math.ceil(seconds * 1.0007)) {
    const [count = '', unit = ''] = shownDuration(seconds, 'en').replace(/s$/, '').split(' ');
    if (Number(count) * units[unit as keyof typeof units] < seconds * 0.99) short.push(seconds);
  }
  expect(short).toEqual([]);
  expect(durationOf(34_560_000).count * DURATION_UNITS.day).toBe(34_560_000);
});

test('9.04 Weeks and brackets in the five languages', () => {
  expect(LANGUAGES.map((language) => shownDuration(1_209_600, language))).toEqual([
    '2 สัปดาห์',
    '2 weeks',
    '2周',
    '2週間',
    '2 សប្ដាហ៍',
  ]);
  expect(shownWithExact(34_560_000, 'th')).toBe('2 ปี (400 วัน)');
  expect(shownWithExact(31_536_000, 'th')).toBe('1 ปี');
});
