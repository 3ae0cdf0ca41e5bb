import { LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { languagePath, useLang, useLocation } from '@yinyom/mfe-kit';
import { applyLanguage } from '@yinyom/mfe-kit/shell';
import { useEffect } from 'react';
import { fetchTexts } from '../federation/remotesList';

/** Brings texts and document language after the address, also when the user goes back, and writes the hreflang links. */
export const LanguageSync = () => {
  const lang = useLang();
  const { pathname } = useLocation();

  useEffect(() => {
    void applyLanguage(lang);
    // Until they are there, or where they cannot be had, names of pages stay in the language before.
    fetchTexts(lang).catch(() => undefined);
  }, [lang]);

  return (
    <>
      {LANGUAGES.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={LOCALE_TAGS[code]}
          href={`${location.origin}${languagePath(pathname, code)}`}
        />
      ))}
    </>
  );
};
