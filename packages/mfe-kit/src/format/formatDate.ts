import { TIME_ZONE_OFFSET_MS, type Lang } from '@yinyom/contracts/constants';
import { loadedDateInWords } from '../date-words/loadDateInWords';
import { store } from '../store/store';
import { i18n } from '../texts/texts';
import { showsBuddhistEra } from './showsBuddhistEra';

/** Years between the Buddhist and the common era. */
const BUDDHIST_ERA = 543;

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
  const [year, month, day, hour, minute] = at.split(/\D/);
  const date = `${day}/${month}/${Number(year) + (buddhistEra ? BUDDHIST_ERA : 0)}`;
  return withTime ? `${date} | ${hour}:${minute}` : date;
};

/**
 * DD/MM/YYYY in Bangkok time (specification §9), or in words (decision 356), in the calendar of the user's choice; an empty
 * text for no date or one that cannot be read. For eyes alone: nothing that is sent or compared is made with it.
 */
export const formatDate = (value: string | Date | null | undefined): string => write(value, false);

/** DD/MM/YYYY | HH:mm in Bangkok time (specification §9), or in words as `formatDate`. */
export const formatDateTime = (value: string | Date | null | undefined): string => write(value, true);
