import type { Lang } from '../constants';
import type { ComplianceWords } from './words/th';

const LOADERS: Record<Lang, () => Promise<ComplianceWords>> = {
  th: async () => (await import('./words/th')).th,
  en: async () => (await import('./words/en')).en,
  cn: async () => (await import('./words/cn')).cn,
  jp: async () => (await import('./words/jp')).jp,
  kh: async () => (await import('./words/kh')).kh,
};

/** The words of the eight checks in one language, in a chunk of its own. */
export const loadComplianceWords = (lang: Lang): Promise<ComplianceWords> => LOADERS[lang]();
