import type { Lang } from '@yinyom/contracts/constants';
import type { DefaultTexts, DefaultTextsIn } from './DefaultTexts';

/** One file per language: a browser loads those that a website uses. */
const LOADERS: Record<Lang, () => Promise<DefaultTexts>> = {
  th: () => import('./th').then(({ th }) => th),
  en: () => import('./en').then(({ en }) => en),
  cn: () => import('./cn').then(({ cn }) => cn),
  jp: () => import('./jp').then(({ jp }) => jp),
  kh: () => import('./kh').then(({ kh }) => kh),
};

/** Loads the default texts of some languages. @returns what finds them; it throws for any other language */
export const loadDefaultTexts = async (languages: readonly Lang[]): Promise<DefaultTextsIn> => {
  const loaded = new Map(
    await Promise.all(languages.map(async (language) => [language, await LOADERS[language]()] as const)),
  );
  return (language) => {
    const texts = loaded.get(language);
    if (!texts) throw new Error(`default texts of ${language} were not loaded`);
    return texts;
  };
};
