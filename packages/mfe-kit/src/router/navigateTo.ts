import { languagePath, splitLanguage } from './languagePath';
import { siteHistory } from './siteHistory';

/** Opens an unprefixed path in the current language from code outside components, e.g. `navigateTo('/login')`. */
export const navigateTo = (path: string): void => {
  const { lang } = splitLanguage(location.pathname);
  siteHistory.navigator.push(languagePath(path, lang));
};
