import { TIME_ZONE_OFFSET_MS, type Lang } from '@yinyom/contracts/constants';
import { writtenDay } from '@yinyom/contracts/time/writtenDay';
import { loadedDateInWords } from '../date-words/loadDateInWords';
import { store } from '../store/store';
import { i18n } from '../texts/texts';
import { showsBuddhistEra } from './showsBuddhistEra';

/** The wall clock of Bangkok as `YYYY-MM-DDTHH:mm…`; empty for no date or one that cannot be read. */
const read = (value: string | Date | null | undefined): string => {
  const time = new Date(value || Number.NaN).getTime();
  return Number.isNaN(time) ? '' : new Date(time + TIME_ZONE_OFFSET_MS).toISOString();
};

const write = (value: string | Date | null | undefined, withTime: boolean): string => {
  const at = read(value);
  if (!at) return '';
  const buddhistEra = showsBuddhistEra();
  const inWords = store.getState().preferences.dates === 'words' && loadedDateInWords();
  if (inWords) return inWords(at.slice(0, withTime ? 16 : 10), i18n.language as Lang, buddhistEra);
  const date = writtenDay(at.slice(0, 10), buddhistEra);
  return withTime ? `${date} | ${at.slice(11, 16)}` : date;
};

/**
 * DD/MM/YYYY in Bangkok time (specification §9) or in words (decision 356), in the calendar of the user's choice; an
 * empty text for no date or one that cannot be read. For eyes alone: nothing that is sent or compared is made with it.
 */
export const formatDate = (value: string | Date | null | undefined): string => write(value, false);

/** `formatDate` and, after a bar, HH:mm in Bangkok time (specification §9). */
export const formatDateTime = (value: string | Date | null | undefined): string => write(value, true);
