import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { languagePrefix, splitLanguage } from './languagePath';
import { siteHistory } from './siteHistory';

/**
 * The one router of the page. The language prefix is its base: routes and links are written without prefix and
 * stay in the current language, and changing the language keeps every component mounted.
 */
export const SiteRouter = ({ children }: { children: ReactNode }) => {
  const { location, action } = useSyncExternalStore(
    siteHistory.subscribe,
    siteHistory.current,
    siteHistory.current,
  );
  const { lang } = splitLanguage(location.pathname);
  return (
    <Router
      basename={languagePrefix(lang) || '/'}
      location={location}
      navigationType={action}
      navigator={siteHistory.navigator}
    >
      {children}
    </Router>
  );
};
