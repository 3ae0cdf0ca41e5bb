import { first } from '../platform/first';
import { some } from '../platform/some';

/** The category without consent that has a pattern which matches. */
export const refusing = (
  rules: Record<string, string[]>,
  may: (categoryId: string) => boolean,
  matches: (pattern: string) => boolean,
): string | undefined =>
  first(Object.keys(rules), (category) => !may(category) && some(rules[category]!, matches));
