import { DEFAULT_LANGUAGE, LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';

/** Prefix of a language's addresses: none for Thai, `/en` and so on for the others (specification §2). */
export const languagePrefix = (lang: Lang): string => (lang === DEFAULT_LANGUAGE ? '' : `/${lang}`);

/** Splits an address path into its language and the rest: `/en/websites` → `en`, `/websites`. */
export const splitLanguage = (pathname: string): { lang: Lang; path: string } => {
  const first = pathname.split('/')[1] ?? '';
  const lang = LANGUAGES.find((candidate) => candidate === first && candidate !== DEFAULT_LANGUAGE);
  if (!lang) return { lang: DEFAULT_LANGUAGE, path: pathname || '/' };
  return { lang, path: pathname.slice(lang.length + 1) || '/' };
};

/** The address of an unprefixed path in a language: `/login` in English → `/en/login`. */
export const languagePath = (path: string, lang: Lang): string =>
  `${languagePrefix(lang)}${path === '/' && lang !== DEFAULT_LANGUAGE ? '' : path}`;
