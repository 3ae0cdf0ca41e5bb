import type { Lang } from '../constants';
import type { DayWords } from './day-words/th';

const LOADERS: Record<Lang, () => Promise<DayWords>> = {
  th: async () => (await import('./day-words/th')).th,
  en: async () => (await import('./day-words/en')).en,
  cn: async () => (await import('./day-words/cn')).cn,
  jp: async () => (await import('./day-words/jp')).jp,
  kh: async () => (await import('./day-words/kh')).kh,
};

/** The words of the record of a day in one language, in a chunk of its own. */
export const loadDayWords = (lang: Lang): Promise<DayWords> => LOADERS[lang]();
