import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';

/** Years between the Buddhist and the common era. */
export const BUDDHIST_ERA = 543;

/** Chromium knows no Khmer calendar and would write the names of the browser's own language. */
const KHMER_MONTHS = 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ'.split(' ');
const KHMER_DAYS = 'អាទិត្យ ច័ន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍'.split(' ');

const names = (lang: Lang, dates: readonly number[], options: Intl.DateTimeFormatOptions): string[] => {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[lang], { ...options, timeZone: 'UTC' });
  return dates.map((date) => format.format(date));
};

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month));
/** The first of January 2023 was a Sunday. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));

/** The Buddhist era's short name in a language, to stand beside a year of it: nobody then takes it for one of the common era. */
export const buddhistEraName = (lang: Lang): string =>
  lang === 'kh'
    ? 'ព.ស.'
    : (new Intl.DateTimeFormat(LOCALE_TAGS[lang], { calendar: 'buddhist', era: 'short' })
        .formatToParts()
        .find(({ type }) => type === 'era')?.value ?? 'BE');

/**
 * A year of the common era as the calendar in use has it. The Buddhist era is named except in Thai, where a year is always
 * read as one of it.
 */
export const yearName = (lang: Lang, year: number, buddhistEra = false): string => {
  if (!buddhistEra) return String(year);
  if (lang === 'th') return String(year + BUDDHIST_ERA);
  const shown = [buddhistEraName(lang), year + BUDDHIST_ERA];
  return (lang === 'en' ? shown.reverse() : shown).join(' ');
};

/** Short names of the months in a language, January first. */
export const monthNames = (lang: Lang): readonly string[] =>
  lang === 'kh' ? KHMER_MONTHS : names(lang, MONTHS, { month: 'short' });

/** Names of the days of the week in a language, Sunday first. */
export const weekdayNames = (lang: Lang): readonly string[] =>
  lang === 'kh' ? KHMER_DAYS : names(lang, WEEK, { weekday: 'long' });
