import { useLang } from '@yinyom/mfe-kit';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { loadComplianceWords } from '@yinyom/texts/compliance/loadComplianceWords';
import { useEffect, useState } from 'react';

/** The words of the eight checks in the language of the page; undefined until they are there. */
export const useComplianceWords = (): ComplianceWords | undefined => {
  const lang = useLang();
  const [loaded, setLoaded] = useState<{ lang: string; words: ComplianceWords }>();
  useEffect(() => {
    let wanted = true;
    // Failures are not reported: the words come with the code of the page, and a page without them shows its skeleton.
    void loadComplianceWords(lang).then(({ default: words }) => wanted && setLoaded({ lang, words }));
    return () => {
      wanted = false;
    };
  }, [lang]);
  return loaded?.lang === lang ? loaded.words : undefined;
};
