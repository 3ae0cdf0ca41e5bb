import type { Lang } from '../constants';
import type { EvidenceWords } from './words/th';

const LOADERS: Record<Lang, () => Promise<EvidenceWords>> = {
  th: async () => (await import('./words/th')).th,
  en: async () => (await import('./words/en')).en,
  cn: async () => (await import('./words/cn')).cn,
  jp: async () => (await import('./words/jp')).jp,
  kh: async () => (await import('./words/kh')).kh,
};

/** The words of evidence in one language, in a chunk of its own. */
export const loadEvidenceWords = (lang: Lang): Promise<EvidenceWords> => LOADERS[lang]();
