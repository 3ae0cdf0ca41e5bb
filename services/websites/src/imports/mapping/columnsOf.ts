import { COLUMNS } from './words';

export type Column = keyof typeof COLUMNS;

/**
 * Which column is which, by the words of its heading. Each heading is taken by the first meaning that fits, in the order of
 * how much a word says: "cookie name" is a name, "cookie description" is none.
 * @param headings pairs of a column's key and the words over it
 */
export const columnsOf = <K>(headings: readonly (readonly [K, string])[]): Partial<Record<Column, K>> => {
  const found: Partial<Record<Column, K>> = {};
  const taken = new Set<K>();
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const heading = headings.find(([key, words]) => !taken.has(key) && COLUMNS[column].test(words));
    if (!heading) continue;
    found[column] = heading[0];
    taken.add(heading[0]);
  }
  return found;
};
