import { LANGUAGES } from '@yinyom/contracts/constants';
import {
  durationOf,
  DURATION_UNITS,
  EXPIRY_CHOICES,
  EXPIRY_LABELS,
} from '@yinyom/contracts/websites/cookieDuration';
import { durationText } from './durationText';

const DAY = 86_400;

test.each([
  [null, 'Until deleted'],
  [0, 'Session'],
  [1, '1 second'],
  [90, '90 seconds'],
  [1800, '30 minutes'],
  [5400, '90 minutes'],
  [3600, '1 hour'],
  [43_200, '12 hours'],
  [86_400, '1 day'],
  [100_000, '28 hours'],
  [172_800, '2 days'],
  [604_800, '7 days'],
  [2_419_200, '28 days'],
  [2_592_000, '1 month'],
  [2_630_000, '31 days'],
  [2_678_400, '31 days'],
  [7_776_000, '3 months'],
  [15_552_000, '6 months'],
  [15_768_000, '183 days'],
  [31_536_000, '1 year'],
  [31_556_952, '1 year'],
  [33_696_000, '13 months'],
  [34_128_000, '395 days'],
  [34_560_000, '400 days'],
  [47_260_800, '547 days'],
  [63_072_000, '2 years'],
  [63_113_904, '2 years'],
])('H10 F-A4 %p seconds are told as %s', (seconds, text) => {
  expect(durationText(seconds, 'en')).toBe(text);
});

test('H10 No duration is told more than one percent shorter than it is', () => {
  const told = (seconds: number): number => {
    const { count, unit } = durationOf(seconds);
    return count * DURATION_UNITS[unit];
  };
  const short: number[] = [];
  for (let seconds = 1; seconds < 3 * 365 * DAY; seconds = Math.ceil(seconds * 1.0007))
    if (told(seconds) < seconds * 0.99) short.push(seconds);
  expect(short).toEqual([]);
});

test('F-L11 Whole months that an owner types come back as the same number of months', () => {
  for (const months of [1, 2, 3, 5, 6, 9, 18, 23])
    expect(durationText(months * DURATION_UNITS.month, 'en')).toBe(`${months} month${months > 1 ? 's' : ''}`);
});

test.each([
  ['th', '3 เดือน', '2 ปี', 'จนกว่าจะลบ'],
  ['en', '3 months', '2 years', 'Until deleted'],
  ['cn', '3个月', '2年', '直至删除'],
  ['jp', '3か月', '2年', '削除されるまで'],
  ['kh', '3 ខែ', '2 ឆ្នាំ', 'រហូត​ដល់​លុប'],
] as const)('Durations are told in %s', (language, months, years, persistent) => {
  expect([90 * DAY, 730 * DAY, null].map((seconds) => durationText(seconds, language))).toEqual([
    months,
    years,
    persistent,
  ]);
});

test('9.03 The choices are these seconds with these labels', () => {
  expect(Object.entries(EXPIRY_LABELS).map(([seconds, { count, unit }]) => [seconds, count, unit])).toEqual([
    ['43200', 0, 'day'],
    ['86400', 1, 'day'],
    ['2419200', 1, 'month'],
    ['31536000', 1, 'year'],
    ['63072000', 2, 'year'],
  ]);
});

test('Every choice of the specification has its label, and every language every word', () => {
  expect(Object.keys(EXPIRY_LABELS).map(Number)).toEqual([...EXPIRY_CHOICES]);
  for (const language of LANGUAGES)
    for (const seconds of [null, 0, 1, 60, 3600, DAY, 30 * DAY, 365 * DAY])
      expect(durationText(seconds, language)).toMatch(/\S/);
});

/** Seconds, and how they are told in th, en, cn, jp and kh. */
const VECTORS: [number | null, string[]][] = [
  [null, ['จนกว่าจะลบ', 'Until deleted', '直至删除', '削除されるまで', 'រហូត​ដល់​លុប']],
  [0, ['ตลอดเซสชัน', 'Session', '会话期间', 'セッション', 'រយៈពេល​បើក​កម្មវិធី']],
  [90, ['90 วินาที', '90 seconds', '90秒', '90秒', '90 វិនាទី']],
  [1800, ['30 นาที', '30 minutes', '30分钟', '30分', '30 នាទី']],
  [5400, ['90 นาที', '90 minutes', '90分钟', '90分', '90 នាទី']],
  [3600, ['1 ชั่วโมง', '1 hour', '1小时', '1時間', '1 ម៉ោង']],
  [86_400, ['1 วัน', '1 day', '1天', '1日', '1 ថ្ងៃ']],
  [172_800, ['2 วัน', '2 days', '2天', '2日', '2 ថ្ងៃ']],
  [604_800, ['7 วัน', '7 days', '7天', '7日', '7 ថ្ងៃ']],
  [2_592_000, ['1 เดือน', '1 month', '1个月', '1か月', '1 ខែ']],
  [2_678_400, ['31 วัน', '31 days', '31天', '31日', '31 ថ្ងៃ']],
  [7_776_000, ['3 เดือน', '3 months', '3个月', '3か月', '3 ខែ']],
  [15_552_000, ['6 เดือน', '6 months', '6个月', '6か月', '6 ខែ']],
  [15_768_000, ['183 วัน', '183 days', '183天', '183日', '183 ថ្ងៃ']],
  [31_536_000, ['1 ปี', '1 year', '1年', '1年', '1 ឆ្នាំ']],
  [31_556_952, ['1 ปี', '1 year', '1年', '1年', '1 ឆ្នាំ']],
  [33_696_000, ['13 เดือน', '13 months', '13个月', '13か月', '13 ខែ']],
  [34_128_000, ['395 วัน', '395 days', '395天', '395日', '395 ថ្ងៃ']],
  [34_560_000, ['400 วัน', '400 days', '400天', '400日', '400 ថ្ងៃ']],
  [63_072_000, ['2 ปี', '2 years', '2年', '2年', '2 ឆ្នាំ']],
  [63_113_904, ['2 ปี', '2 years', '2年', '2年', '2 ឆ្នាំ']],
];

test.each(VECTORS)('%p seconds are told in all five languages', (seconds, texts) => {
  expect(LANGUAGES.map((language) => durationText(seconds, language))).toEqual(texts);
});
