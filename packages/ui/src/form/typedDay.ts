import { BUDDHIST_ERA } from '../foundation/calendarNames';

/** Years from here on are meant in the Buddhist era. */
const BUDDHIST_FROM = 2400;

/** DD/MM/YYYY of a YYYY-MM-DD (specification §9), empty for none. */
export const dayText = (day: string, buddhistEra = false): string => {
  const [year = '', ...rest] = day.split('-');
  return [...rest.reverse(), buddhistEra && year ? Number(year) + BUDDHIST_ERA : year].join('/');
};

/**
 * The YYYY-MM-DD that somebody wrote as day, month and year, null when there is no such day. A year of the Buddhist
 * era is understood as such.
 */
export const typedDay = (text: string): string | null => {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  if (!day || !month || !year) return null;
  const common = Number(year) >= BUDDHIST_FROM ? Number(year) - BUDDHIST_ERA : Number(year);
  const written = `${String(common).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
};
