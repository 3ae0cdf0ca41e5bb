import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { formatDateTime, useLang } from '@yinyom/mfe-kit';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { usePaperWords } from '../texts/usePaperWords';
import { textIn } from '../words/textIn';

/** Gives the sentence of a fact in the reader's language. The value `time` is a moment, shown in Thai time. */
export const useFactText = () => {
  const words = usePaperWords();
  const lang = useLang();
  return ({ sentence, values }: PaperFact): string => {
    const shown = Object.entries(values).map(([name, value]) => {
      const text = typeof value === 'string' ? value : textIn(value, lang);
      return [name, name === 'time' ? formatDateTime(text) : text];
    });
    return fillText(words(`facts.${sentence}`), Object.fromEntries(shown) as Record<string, string>);
  };
};
