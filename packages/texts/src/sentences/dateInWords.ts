import type { Lang } from '@yinyom/contracts/constants';
import { BUDDHIST_ERA } from '@yinyom/contracts/time/eras';
import { DATE_WORDS } from '../date/dateWords';
import { fillText } from './fillText';

/** Between two signs: no line ends there. Without it lines of Chinese and Japanese end at any sign, in the middle of a date, too. */
const JOINER = '\u2060';
const unbroken = (date: string, lang: Lang): string =>
  lang === 'cn' || lang === 'jp' ? [...date].join(JOINER) : date;

/**
 * A date with the short name of its month. Outside of Thai a year of the Buddhist era is named as one.
 * @param at `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` for a date with its time, in the common era
 */
export const dateInWords = (at: string, lang: Lang, buddhistEra: boolean): string => {
  const words = DATE_WORDS[lang];
  const [year = 0, month = 0, day = 0] = at.slice(0, 10).split('-').map(Number);
  const yearOf = buddhistEra
    ? fillText(words.buddhist_year, { year: year + BUDDHIST_ERA })
    : fillText(words.common_year, { year });
  const monthName = words.months.split(' ')[month - 1] ?? month;
  const date = unbroken(fillText(words.date, { day, month: monthName, year: yearOf }), lang);
  const time = at.slice(11);
  return time ? fillText(words.date_time, { date, time }) : date;
};
