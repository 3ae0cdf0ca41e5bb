import type { Lang } from '@yinyom/contracts/constants';
import { DATE_WORDS } from '../date/dateWords';
import { fillText } from './fillText';

/** Years between the Buddhist and the common era. */
const BUDDHIST_ERA = 543;

/** A date as figures of the common era. @example { year: 2026, month: 11, day: 28, time: '09:40' } */
export interface DateFigures {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** HH:mm; without it only the day is written. */
  time?: string;
}

/** A date with the short name of its month. Outside of Thai a year of the Buddhist era is named as one. */
export const dateInWords = (
  { year, month, day, time }: DateFigures,
  lang: Lang,
  buddhistEra: boolean,
): string => {
  const words = DATE_WORDS[lang];
  const date = fillText(words.date, {
    day,
    month: words.months.split(' ')[month - 1] ?? String(month),
    year: buddhistEra
      ? fillText(words.buddhist_year, { year: year + BUDDHIST_ERA })
      : fillText(words.common_year, { year }),
  });
  return time === undefined ? date : fillText(words.date_time, { date, time });
};
