import type { Lang } from '../constants';
import type { AlertWords } from './alert-words/AlertWords';

const LOADERS: Record<Lang, () => Promise<AlertWords>> = {
  th: async () => (await import('./alert-words/th')).th,
  en: async () => (await import('./alert-words/en')).en,
  cn: async () => (await import('./alert-words/cn')).cn,
  jp: async () => (await import('./alert-words/jp')).jp,
  kh: async () => (await import('./alert-words/kh')).kh,
};

/** The words of alerts in one language, in a chunk of its own. */
export const loadAlertWords = (lang: Lang): Promise<AlertWords> => LOADERS[lang]();
