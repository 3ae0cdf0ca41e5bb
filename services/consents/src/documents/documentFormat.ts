import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { withCommonEra, withoutEra } from '@yinyom/contracts/time/eras';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';

/** How documents write numbers and times: in the reader's language, Western digits, Bangkok time. */
export const documentFormat = (lang: Lang) => {
  const tag = LOCALE_TAGS[lang];
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  const percent = new Intl.NumberFormat(tag, {
    numberingSystem: 'latn',
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const monthName = (calendar: string) =>
    new Intl.DateTimeFormat(tag, {
      month: 'long',
      year: 'numeric',
      calendar,
      numberingSystem: 'latn',
      timeZone: 'UTC',
    });
  const dayName = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    calendar: lang === 'th' ? 'buddhist' : 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  const yearOf = (date: string): string => date.slice(0, 4);
  const inWords = (date: string): string => withoutEra(dayName.format(new Date(`${date}T00:00:00Z`)));
  return {
    ...documentDates(lang),
    number: (value: number): string => number.format(value),
    /** A share between 0 and 1; a dash for none. */
    percent: (value: number | null): string => (value === null ? '–' : percent.format(value)),
    /** A day of YYYY-MM-DD in words; in Thai with the common era, too. */
    wordedDay: (date: string): string =>
      lang === 'th' ? withCommonEra(inWords(date), yearOf(date)) : inWords(date),
    /** Two days of YYYY-MM-DD in words; in Thai with the common era, too. */
    wordedDays: (from: string, to: string): string => {
      const written = `${inWords(from)} – ${inWords(to)}`;
      return lang === 'th' ? withCommonEra(written, [...new Set([from, to].map(yearOf))].join('–')) : written;
    },
    /** The month in words; in Thai in the Buddhist era, with the common one beside it. */
    month: (month: string): string => {
      const date = new Date(`${month}-01T00:00:00Z`);
      const common = monthName('gregory').format(date);
      if (lang !== 'th') return common;
      return withCommonEra(withoutEra(monthName('buddhist').format(date)), yearOf(month));
    },
  };
};
