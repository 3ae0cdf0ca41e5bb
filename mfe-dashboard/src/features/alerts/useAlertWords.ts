import type { AlertWords } from '@yinyom/texts/alert/alertWords';
import { loadAlertWords } from '@yinyom/texts/alert/loadAlertWords';
import { useLang } from '@yinyom/mfe-kit';
import { useEffect, useState } from 'react';

/** The words of alerts in the language of the page; undefined until they are there. */
export const useAlertWords = (): AlertWords | undefined => {
  const lang = useLang();
  const [loaded, setLoaded] = useState<{ lang: string; words: AlertWords }>();
  useEffect(() => {
    let wanted = true;
    // A failure is told to nobody: a page without words shows its skeleton.
    void loadAlertWords(lang).then(({ default: words }) => wanted && setLoaded({ lang, words }));
    return () => {
      wanted = false;
    };
  }, [lang]);
  return loaded?.lang === lang ? loaded.words : undefined;
};
