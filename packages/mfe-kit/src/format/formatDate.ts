import { TIME_ZONE } from '@yinyom/contracts/constants';
import { showsBuddhistEra } from './showsBuddhistEra';

/** Years between the Buddhist and the common era. */
const BUDDHIST_ERA = 543;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const read = (value: string | Date): Record<string, string> | null => {
  const date =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? new Date(`${value}T12:00:00+07:00`)
      : new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return Object.fromEntries(parts.formatToParts(date).map((part) => [part.type, part.value]));
};

/**
 * DD/MM/YYYY in Bangkok time (specification §9), in the calendar of the user's choice; an empty text for no date or one
 * that cannot be read. For eyes alone: nothing that is sent or compared is made with it.
 */
export const formatDate = (value: string | Date | null | undefined): string => {
  const date = value ? read(value) : null;
  if (!date) return '';
  const year = Number(date.year) + (showsBuddhistEra() ? BUDDHIST_ERA : 0);
  return `${date.day}/${date.month}/${year}`;
};

/** DD/MM/YYYY | HH:mm in Bangkok time (specification §9). */
export const formatDateTime = (value: string | Date | null | undefined): string => {
  const date = value ? read(value) : null;
  return date ? `${formatDate(value)} | ${date.hour}:${date.minute}` : '';
};
