import type { Lang } from '../constants';
import type { FindingWords } from './words/th';

const LOADERS: Record<Lang, () => Promise<FindingWords>> = {
  th: async () => (await import('./words/th')).th,
  en: async () => (await import('./words/en')).en,
  cn: async () => (await import('./words/cn')).cn,
  jp: async () => (await import('./words/jp')).jp,
  kh: async () => (await import('./words/kh')).kh,
};

/** The words of findings in one language, in a chunk of its own. */
export const loadFindingWords = (lang: Lang): Promise<FindingWords> => LOADERS[lang]();
