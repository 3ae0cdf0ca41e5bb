/** What a pattern in a text has and a name does not: JSON has no patterns of its own. */
const PATTERN_TEXT = /^\^|\$$|\\|\.[*+]|[[\]()|]/u;
export const isPatternText = (text: string): boolean => PATTERN_TEXT.test(text);

/** A pattern with more of them is left to a person. */
const MOST_ALTERNATIVES = 30;
/** Shorter beginnings fit names of anything. */
const LEAST_LETTERS = 3;
/** Longer ones are no list of names. */
const MOST_CHARACTERS = 1_000;
const GROUP = /^(\^?[^()|[\]]*)\((?:\?:)?([^()[\]]*)\)([^()|[\]]*)$/u;

const alternativesOf = (source: string): string[] => {
  const [, before = '', inner, after = ''] = GROUP.exec(source) ?? [];
  if (inner === undefined) return /[()[\]]/u.test(source) ? [source] : source.split('|');
  // A group that may be absent or repeat is no choice between names.
  if (/^[?*+{]/u.test(after)) return [source];
  return inner.split('|').map((part) => {
    const open = before === '' && part.startsWith('^') ? part : `${before}${part}`;
    return `${open}${after}`;
  });
};

/**
 * The patterns of which a pattern is a choice: `^(_ga|_gid)`, `^_ga|^_gid` and `(^_ga|^_gid)` are `^_ga` and `^_gid`.
 * @returns the pattern alone where it is no such choice
 */
export const patternAlternatives = (source: string): string[] => {
  if (source.length > MOST_CHARACTERS || !source.includes('|') || source.includes('\\|')) return [source];
  const parts = alternativesOf(source);
  const isShort = (part: string) => part.replace(/^\^|\$$/gu, '').length < LEAST_LETTERS;
  return parts.length > MOST_ALTERNATIVES || parts.some(isShort) ? [source] : parts;
};
