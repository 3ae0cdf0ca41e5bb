import { LOCALE_TAGS, TIME_ZONE, type Lang } from '@yinyom/contracts/constants';
import { withoutEra } from '@yinyom/contracts/time/eras';
import { monthNames } from '@yinyom/ui/foundation/calendarNames';

/** A day (YYYY-MM-DD) inside a sentence: `June 1, 2022`, in Thai with the year of the Buddhist era. */
export const dayInWords = (day: string, lang: Lang): string => {
  const date = new Date(`${day}T12:00:00+07:00`);
  // Chromium knows no Khmer calendar and would write the names of the browser's own language.
  if (lang === 'kh')
    return `${date.getUTCDate()} ${monthNames('kh')[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  const parts = new Intl.DateTimeFormat(LOCALE_TAGS[lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: TIME_ZONE,
  }).formatToParts(date);
  return withoutEra(
    parts
      .filter(({ type }) => type !== 'era')
      .map(({ value }) => value)
      .join(''),
  );
};
