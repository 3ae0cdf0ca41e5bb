import type { Lang } from '../constants';
import { BUDDHIST_ERA } from './eras';

/** Languages in which a date begins with its year (decision 481). */
const YEAR_FIRST: ReadonlySet<Lang> = new Set<Lang>(['cn', 'jp']);

const isYearFirst = (lang: Lang): boolean => YEAR_FIRST.has(lang);

const inOrder = (parts: readonly string[], lang: Lang): string =>
  (isYearFirst(lang) ? parts : [...parts].reverse()).join('/');

/**
 * A day in figures as people read it: DD/MM/YYYY (specification §9), in Chinese and Japanese YYYY/MM/DD. Pure.
 * @param day YYYY-MM-DD in the common era
 */
export const writtenDay = (day: string, lang: Lang, buddhistEra = false): string => {
  const [year = '', ...rest] = day.split('-');
  return inOrder([buddhistEra ? String(Number(year) + BUDDHIST_ERA) : year, ...rest], lang);
};

/** A month with its year, by their names, in the order of the language. Pure. */
export const writtenMonth = (month: string, year: string, lang: Lang): string =>
  isYearFirst(lang) ? `${year}年${month}` : `${month} ${year}`;

/** Day and month of a YYYY-MM-DD in the same order, for scales without room for the year. Pure. */
export const writtenDayOfYear = (day: string, lang: Lang): string =>
  inOrder(day.slice(5, 10).split('-'), lang);
