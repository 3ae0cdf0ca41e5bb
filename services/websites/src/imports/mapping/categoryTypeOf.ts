import { CATEGORY_TYPES, type CategoryType } from '@yinyom/contracts/constants';
import { CATEGORY_NAMES, NOT_NECESSARY, UNCLASSIFIED } from './words';

/**
 * Ours for a category of another product, by its id and titles. "Not necessary" is the one that says the opposite of
 * the word in it.
 * @returns null for one that is its own: 5, or the owner's choice
 */
export const categoryTypeOf = (names: readonly string[]): CategoryType | null => {
  for (const name of names) {
    if (NOT_NECESSARY.test(name)) continue;
    const known = CATEGORY_NAMES.find(([words]) => words.test(name.trim()));
    if (known) return known[1];
    if (UNCLASSIFIED.test(name)) return CATEGORY_TYPES.unclassified;
  }
  return null;
};
