import { i18n } from '../texts/texts';
import { store } from '../store/store';

/**
 * Whether years are those of the Buddhist era (2569 is 2026): as the user chose, else where the language is Thai. Only
 * shown: what is sent, stored and hashed is always in the common era.
 */
export const showsBuddhistEra = (
  choice = store.getState().preferences.calendar,
  lang: string = i18n.language,
): boolean => choice === 'buddhist' || (choice === 'language' && lang === 'th');
