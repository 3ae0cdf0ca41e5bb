import { LANGUAGES } from '@yinyom/contracts/constants';
import { DATE_WORDS } from '../date/dateWords';
import { dateInWords } from './dateInWords';

/** Dates do not break within a line; here they are compared as they read. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const MORNING = '2026-11-08T09:40';

it.each([
  ['en', false, '8 Nov 2026 · 09:40'],
  ['en', true, '8 Nov 2569 BE · 09:40'],
  ['cn', false, '2026年11月8日 · 09:40'],
  ['jp', true, '仏暦2569年11月8日 · 09:40'],
  ['kh', false, '8 វិច្ឆិកា 2026 · 09:40'],
] as const)('a date in words in %s, in the Buddhist era: %s', (lang, buddhistEra, written) => {
  expect(spaced(dateInWords(MORNING, lang, buddhistEra))).toBe(written);
});

it('a Thai date has the month of the browser’s own Thai calendar, the year without a name, and the time after it', () => {
  const [day, month, year, ...time] = spaced(dateInWords(MORNING, 'th', true)).split(' ');
  const native = new Intl.DateTimeFormat('th-TH', { month: 'short' }).format(
    new Date('2026-11-08T12:00:00Z'),
  );
  expect([day, month, year]).toEqual(['8', native, '2569']);
  expect(time).toHaveLength(3);
  expect(time[1]).toBe('09:40');
});

it.each(LANGUAGES)(
  'twelve months have different names in %s, and a day without a time ends with its year or day',
  (lang) => {
    expect(new Set(DATE_WORDS[lang].months.split(' ')).size).toBe(12);
    const day = (month: number) => `2026-${String(month).padStart(2, '0')}-08`;
    for (let month = 1; month <= 12; month++) {
      const written = spaced(dateInWords(day(month), lang, false));
      expect(written).not.toContain('·');
      expect(written).toContain(DATE_WORDS[lang].months.split(' ')[month - 1]);
    }
  },
);

it('a line breaks between day and time alone', () => {
  for (const lang of LANGUAGES) expect(dateInWords(MORNING, lang, false).split(' ')[1]).toBe('·');
});

it('no line ends within a Chinese or Japanese date', () => {
  for (const lang of ['cn', 'jp'] as const)
    expect(dateInWords(MORNING, lang, true).split(' ')[0]).toMatch(/^(?:\S\u2060)+\S$/u);
});
