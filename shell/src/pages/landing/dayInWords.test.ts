import { dayInWords } from './dayInWords';

it.each([
  ['th', '1 มิถุนายน 2565'],
  ['en', 'June 1, 2022'],
  ['cn', '2022年6月1日'],
  ['jp', '2022年6月1日'],
  ['kh', '1 មិថុនា 2022'],
] as const)('the end of the free period is written out in %s', (lang, text) => {
  expect(dayInWords('2022-06-01', lang)).toBe(text);
});
