import type { FieldWords } from './FieldWords';
import { FIELD_WORDS_OF_FEATURES } from './fieldWordsModules';

/** @throws Error where a field is described twice: the words of one of them would never be read */
const allOf = (lists: readonly FieldWords[]): FieldWords => {
  const all: Record<string, FieldWords[string]> = {};
  for (const [name, words] of lists.flatMap((list) => Object.entries(list))) {
    if (Object.hasOwn(all, name)) throw new Error(`the field ${name} is described twice`);
    all[name] = words;
  }
  return all;
};

const ALL = allOf(FIELD_WORDS_OF_FEATURES);

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
