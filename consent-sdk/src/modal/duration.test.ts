import { durationText } from './duration';
import { LABELS } from './labels';

const english = (seconds: number | null) => durationText(seconds, 'en', LABELS.en);

test.each([
  [63_072_000, '2 years'],
  [31_536_000, '1 year'],
  [2_630_000, '1 month'],
  [2_419_200, '1 month'],
  [1_209_600, '2 weeks'],
  [86_400, '1 day'],
  [43_200, '12 hours'],
  [3600, '1 hour'],
  [3599, 'Session'],
  [0, 'Session'],
  [null, 'Until deleted'],
])('A duration of %s seconds is shown as %s', (seconds, text) => {
  expect(english(seconds)).toBe(text);
});
test('Durations are shown in the language of the visitor', () => {
  expect(durationText(63_072_000, 'th', LABELS.th)).toBe('2 ปี');
  expect(durationText(63_072_000, 'km', LABELS.kh)).toBe('2 ឆ្នាំ');
  expect(durationText(null, 'ja', LABELS.jp)).toBe('削除されるまで');
});
