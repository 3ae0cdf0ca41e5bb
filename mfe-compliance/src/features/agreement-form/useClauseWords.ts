import type { ClauseLanguage, ClauseWords } from '@yinyom/texts/sentences/agreementClauses';
import { useEffect, useState } from 'react';

/** Each language is a chunk of its own, the one of the page's words, loaded when its clauses are looked at. */
const load = async (lang: ClauseLanguage): Promise<ClauseWords> => {
  const [{ texts: agreement }, { texts: paper }] = await Promise.all([
    import(`../../texts/agreement/${lang}.ts`),
    import(`../../texts/paper/${lang}.ts`),
  ]);
  return { lang, agreement, grounds: paper.grounds };
};

/** Words of the clauses in a language; null until they are loaded. */
export const useClauseWords = (lang: ClauseLanguage): ClauseWords | null => {
  const [words, setWords] = useState<ClauseWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load(lang).then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return words?.lang === lang ? words : null;
};
