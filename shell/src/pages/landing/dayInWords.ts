import { LOCALE_TAGS, TIME_ZONE, type Lang } from '@yinyom/contracts/constants';
import { monthNames } from '@yinyom/ui/foundation/calendarNames';

/** A day (YYYY-MM-DD) inside a sentence: `1 มิถุนายน 2565`, `June 1, 2022`. */
export const dayInWords = (day: string, lang: Lang): string => {
  const date = new Date(`${day}T12:00:00+07:00`);
  // Chromium knows no Khmer calendar and would write the names of the browser's own language.
  if (lang === 'kh')
    return `${date.getUTCDate()} ${monthNames('kh')[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return new Intl.DateTimeFormat(LOCALE_TAGS[lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: TIME_ZONE,
  })
    .formatToParts(date)
    .filter(({ type }) => type !== 'era')
    .map(({ value }) => value)
    .join('')
    .replace(/พ\.ศ\.\s*/, '');
};
