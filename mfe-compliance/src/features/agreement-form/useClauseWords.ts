import type { ClauseLanguage, ClauseWords } from '@yinyom/texts/sentences/agreementClauses';
import { useEffect, useState } from 'react';

/** Each language is a chunk of its own, loaded when its clauses are looked at. */
const LOAD: Record<ClauseLanguage, () => Promise<ClauseWords>> = {
  th: async () => {
    const [agreement, paper] = await Promise.all([
      import('@yinyom/texts/agreement/th.json'),
      import('@yinyom/texts/paper/th.json'),
    ]);
    return { lang: 'th', agreement: agreement.default, grounds: paper.default.grounds };
  },
  en: async () => {
    const [agreement, paper] = await Promise.all([
      import('@yinyom/texts/agreement/en.json'),
      import('@yinyom/texts/paper/en.json'),
    ]);
    return { lang: 'en', agreement: agreement.default, grounds: paper.default.grounds };
  },
};

/** Words of the clauses in a language; null until they are loaded. */
export const useClauseWords = (lang: ClauseLanguage): ClauseWords | null => {
  const [words, setWords] = useState<ClauseWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    void LOAD[lang]().then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return words?.lang === lang ? words : null;
};
