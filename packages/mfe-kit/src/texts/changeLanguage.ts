import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { languagePath, splitLanguage } from '../router/languagePath';
import { siteHistory } from '../router/siteHistory';
import { rememberLanguage } from './localeCookie';
import { i18n } from './texts';

/** Brings the texts and the document's language to `lang`; the address is left alone. */
export const applyLanguage = async (lang: Lang): Promise<void> => {
  if (i18n.language !== lang) await i18n.changeLanguage(lang);
  document.documentElement.lang = LOCALE_TAGS[lang];
};

/** The user chose a language: loads its texts, remembers it, and moves to the same page in it. State is kept. */
export const changeLanguage = async (lang: Lang): Promise<void> => {
  await applyLanguage(lang);
  rememberLanguage(lang);
  const { path } = splitLanguage(location.pathname);
  siteHistory.navigator.replace(`${languagePath(path, lang)}${location.search}${location.hash}`);
};
