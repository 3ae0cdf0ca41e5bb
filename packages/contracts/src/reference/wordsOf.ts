import { FIELD_WORDS_LEAKS } from './fieldWordsLeaks';
import { FIELD_WORDS_PORTFOLIO } from './fieldWordsPortfolio';
import { FIELD_WORDS_GROUPS } from './fieldWordsGroups';
import { FIELD_WORDS_A } from './fieldWordsA';
import { FIELD_WORDS_CHECKS } from './fieldWordsChecks';
import { FIELD_WORDS_CONSOLE } from './fieldWordsConsole';
import { FIELD_WORDS_DAYS } from './fieldWordsDays';
import { FIELD_WORDS_DECLARATION } from './fieldWordsDeclaration';
import { FIELD_WORDS_E } from './fieldWordsE';
import { FIELD_WORDS_ALERTS } from './fieldWordsAlerts';
import type { FieldWords } from './FieldWords';
import { FIELD_WORDS_FINDINGS } from './fieldWordsFindings';
import { FIELD_WORDS_P } from './fieldWordsP';
import { FIELD_WORDS_IMPORTS } from './fieldWordsImports';
import { FIELD_WORDS_POLICY } from './fieldWordsPolicy';
import { FIELD_WORDS_RECEIPTS } from './fieldWordsReceipts';
import { FIELD_WORDS_WEBHOOKS } from './fieldWordsWebhooks';

/** @throws Error where a field is described twice: the words of one of them would never be read */
const allOf = (...lists: readonly FieldWords[]): FieldWords => {
  const all: Record<string, FieldWords[string]> = {};
  for (const [name, words] of lists.flatMap((list) => Object.entries(list))) {
    if (Object.hasOwn(all, name)) throw new Error(`the field ${name} is described twice`);
    all[name] = words;
  }
  return all;
};

const ALL = allOf(
  FIELD_WORDS_LEAKS,
  FIELD_WORDS_PORTFOLIO,
  FIELD_WORDS_GROUPS,
  FIELD_WORDS_POLICY,
  FIELD_WORDS_A,
  FIELD_WORDS_E,
  FIELD_WORDS_P,
  FIELD_WORDS_CONSOLE,
  FIELD_WORDS_WEBHOOKS,
  FIELD_WORDS_IMPORTS,
  FIELD_WORDS_ALERTS,
  FIELD_WORDS_DECLARATION,
  FIELD_WORDS_RECEIPTS,
  FIELD_WORDS_FINDINGS,
  FIELD_WORDS_CHECKS,
  FIELD_WORDS_DAYS,
);

interface Words {
  description: string;
  examples: readonly unknown[];
}

/** What a field of this name is, in this parent if it means something else there; null when nobody said. */
export const wordsOf = (name: string, parent = ''): Words | null => {
  const key = [`${parent}.${name}`, name].find((one) => Object.hasOwn(ALL, one));
  const words = key === undefined ? undefined : ALL[key];
  if (words === undefined) return null;
  if (typeof words === 'string') return { description: words, examples: [] };
  const [description, ...examples] = words;
  return { description, examples };
};
