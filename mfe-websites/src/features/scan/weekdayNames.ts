import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';

/** A Sunday; only its day of the week matters. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** Names of the days of the week in a language, Sunday first. */
export const weekdayNames = (lang: Lang): string[] => {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[lang], { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(SUNDAY + day * DAY_MS));
};
