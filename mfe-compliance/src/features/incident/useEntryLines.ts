import type { IncidentEntry } from '@yinyom/contracts/papers/incident';
import { useLang } from '@yinyom/mfe-kit';
import type { IncidentWords } from '@yinyom/texts/incident/incidentWords';
import { loadIncidentWords } from '@yinyom/texts/incident/loadIncidentWords';
import { incidentEntryLines } from '@yinyom/texts/sentences/incidentEntryLines';
import { useEffect, useState } from 'react';
import { useBothClocks } from '../../clock/useBothClocks';

/** Gives what an entry says in the language of the page; nothing until its words are there. */
export const useEntryLines = () => {
  const lang = useLang();
  const clocks = useBothClocks();
  const [loaded, setLoaded] = useState<IncidentWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadIncidentWords(lang).then(({ default: words }) => isWanted && setLoaded(words));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return (entry: IncidentEntry): string[] => (loaded ? incidentEntryLines(entry, loaded, clocks) : []);
};
