import { LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { applyLanguage, languagePath, useLang, useLocation } from '@yinyom/mfe-kit';
import { useEffect } from 'react';

/** Brings texts and document language after the address, also when the user goes back, and writes the hreflang links. */
export const LanguageSync = () => {
  const lang = useLang();
  const { pathname } = useLocation();

  useEffect(() => void applyLanguage(lang), [lang]);

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
