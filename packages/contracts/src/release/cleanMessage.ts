import { ERROR_LIMITS } from './errorLimits';

/* eslint-disable regexp/no-super-linear-backtracking, regexp/no-super-linear-move -- at most LONGEST characters are looked at */
/** In this order: what an address holds is gone before its remains are looked at. */
const RULES: readonly [RegExp, string][] = [
  // Parameters and fragments of addresses.
  [/\b(https?:\/\/[^\s?#'"`<>()]*)[?#][^\s'"`<>()]*/gi, '$1'],
  [/(\/[\w./-]*)\?[^\s'"`<>()]*/g, '$1'],
  [/[^\s@<>"'`(),;:]+@[^\s@<>"'`(),;:]+\.[^\s@<>"'`(),;:]+/g, '<email>'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '<token>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?=[a-f]*\d)[0-9a-f]{16,}\b/gi, '<id>'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}/gi, '<token>'],
  // What stands in quotes is kept when it can be a name in code; texts of pages and answers are not.
  [/(["'`])(?![\w$.@/#[\]-]{1,60}\1)[^"'`]*\1/g, '<text>'],
  [/[^\p{ASCII}]+(?:[\t-\r \d]+[^\p{ASCII}]+)*/gu, '<text>'],
  [/\d[\d ().-]{4,}\d/g, '<number>'],
];
/* eslint-enable regexp/no-super-linear-backtracking, regexp/no-super-linear-move */

/** Characters of a message that are looked at. */
const LONGEST = 2_000;

/**
 * The message of an error without what is about people: parameters of addresses, e-mail addresses, ids, tokens, long
 * numbers, quoted texts, words that are not of code. The first line, at most so long as a report may be.
 */
export const cleanMessage = (message: string): string => {
  const [line = ''] = message
    .slice(0, LONGEST)
    .trim()
    .split(/[\r\n]/, 1);
  const clean = RULES.reduce((text, [found, instead]) => text.replace(found, instead), line);
  return clean
    .replace(/\p{Cc}|\s+/gu, ' ')
    .trim()
    .slice(0, ERROR_LIMITS.message);
};
