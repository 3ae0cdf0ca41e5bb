import type { Lang } from '../constants';
import { BUDDHIST_ERA } from './eras';

/** Languages in which a month is named after its year. */
const YEAR_FIRST: ReadonlySet<Lang> = new Set<Lang>(['cn', 'jp']);

/**
 * A day in figures, DD/MM/YYYY in every language (specification §9). Pure.
 * @param day YYYY-MM-DD in the common era
 */
export const writtenDay = (day: string, buddhistEra = false): string => {
  const [year = '', month, date] = day.split('-');
  return [date, month, buddhistEra ? Number(year) + BUDDHIST_ERA : year].join('/');
};

/** A month with its year, by their names, in the order of the language. Pure. */
export const writtenMonth = (month: string, year: string, lang: Lang): string =>
  YEAR_FIRST.has(lang) ? `${year}年${month}` : `${month} ${year}`;

/** Day and month of a YYYY-MM-DD, for scales without room for the year. Pure. */
export const writtenDayOfYear = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;
