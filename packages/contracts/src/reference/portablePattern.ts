/**
 * Classes of Unicode as ranges of characters: validators and generators in other languages know none. Halves of a pair, which `Cs` is, cannot
 * be in JSON.
 */
const RANGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Cc: String.raw`\x00-\x1F\x7F-\x9F`,
    Cf: String.raw`\xAD\u0600-\u0605\u061C\u06DD\u070F\u08E2\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB`,
    Cs: '',
    Zl: String.raw`\u2028`,
    Zp: String.raw`\u2029`,
  }),
);

/** Letters and digits of every language, spaces, `_` and `-`: all but what ASCII has besides. Wider, as signs of other scripts fit. */
const WORDS = /\[\\p\{L\}(?:\\p\{M\})?\\p\{N\} _-\]/g;
const NO_SIGNS = String.raw`[^\x00-\x1F!-,.\/:-@\[-\^${'`'}\{-\x9F]`;

/**
 * A pattern without classes of Unicode, which takes all that the pattern takes.
 * @throws Error for a class without ranges here
 */
export const portablePattern = (pattern: string): string =>
  pattern
    .replaceAll(WORDS, () => NO_SIGNS)
    .replaceAll(/\\p\{(\w+)\}/g, (_whole, name: string) => {
      const range = RANGES.get(name);
      if (range === undefined) throw new Error(`\\p{${name}} has no ranges`);
      return range;
    });
