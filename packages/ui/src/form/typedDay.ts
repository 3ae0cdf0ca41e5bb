import { writtenDay } from '@yinyom/contracts/time/writtenDay';
import { BUDDHIST_ERA } from '../foundation/calendarNames';

/** Years from here on are meant in the Buddhist era. */
const BUDDHIST_FROM = 2400;

/** DD/MM/YYYY of a YYYY-MM-DD (specification §9), empty for none. */
export const dayText = (day: string, buddhistEra = false): string => day && writtenDay(day, buddhistEra);

/**
 * The YYYY-MM-DD that a person wrote as day, month and year, or with the year first; null when there is no such day. A
 * year of the Buddhist era is understood as such.
 */
export const typedDay = (text: string): string | null => {
  const written = text.trim().split(/[/.-]/);
  const [day = '', month = '', year = ''] = written[0]?.length === 4 ? written.reverse() : written;
  if (written.length !== 3 || !/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year))
    return null;
  const common = Number(year) >= BUDDHIST_FROM ? Number(year) - BUDDHIST_ERA : Number(year);
  const iso = `${String(common).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};
