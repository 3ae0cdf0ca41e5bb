import type { Lang } from '@yinyom/contracts/constants';
import { TIME_ZONE } from '@yinyom/contracts/constants';
import { store } from '../store/store';
import { i18n } from '../texts/texts';
import { loadedDateInWords } from '../date-words/loadDateInWords';
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

/** In words where the user chose that; null where figures are wanted, or words are not loaded. */
const inWords = ({ year, month, day, hour, minute }: Record<string, string>, withTime: boolean) => {
  if (store.getState().preferences.dates !== 'words') return null;
  const figures = { year: Number(year), month: Number(month), day: Number(day) };
  const time = `${hour}:${minute}`;
  const write = loadedDateInWords();
  return (
    write?.({ ...figures, ...(withTime && { time }) }, i18n.language as Lang, showsBuddhistEra()) ?? null
  );
};

const inFigures = ({ year, month, day }: Record<string, string>): string =>
  `${day}/${month}/${Number(year) + (showsBuddhistEra() ? BUDDHIST_ERA : 0)}`;

/**
 * DD/MM/YYYY in Bangkok time (specification §9), or in words (decision 356), in the calendar of the user's choice; an empty
 * text for no date or one that cannot be read. For eyes alone: nothing that is sent or compared is made with it.
 */
export const formatDate = (value: string | Date | null | undefined): string => {
  const date = value ? read(value) : null;
  return date ? (inWords(date, false) ?? inFigures(date)) : '';
};

/** DD/MM/YYYY | HH:mm in Bangkok time (specification §9), or in words as `formatDate`. */
export const formatDateTime = (value: string | Date | null | undefined): string => {
  const date = value ? read(value) : null;
  return date ? (inWords(date, true) ?? `${inFigures(date)} | ${date.hour}:${date.minute}`) : '';
};
