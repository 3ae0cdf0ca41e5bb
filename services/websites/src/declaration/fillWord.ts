import { ownValue } from '@yinyom/contracts/ownValue';

/** A word with its `{places}` filled in. */
export const fillWord = (word: string, values: Readonly<Record<string, string | number>>): string =>
  word.replace(/\{([a-z]+)\}/g, (place, name: string) => String(ownValue(values, name) ?? place));
