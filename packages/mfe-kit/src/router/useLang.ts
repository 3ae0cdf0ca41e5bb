import type { Lang } from '@yinyom/contracts/constants';
import { useHref } from 'react-router-dom';
import { languagePath, splitLanguage } from './languagePath';

/** The language of the current address. */
export const useLang = (): Lang => splitLanguage(useHref('/')).lang;

/** Gives the full address of an unprefixed path in the current language, for text to copy and plain anchors. */
export const useLangPath = (): ((path: string) => string) => {
  const lang = useLang();
  return (path) => languagePath(path, lang);
};
