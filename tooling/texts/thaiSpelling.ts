/** Letters as ranges of Unicode: a class of letters with signs on top of each other could not be read. */
const CONSONANT = '\\u0E01-\\u0E2E';
const LEADING = '\\u0E40-\\u0E44';
const ABOVE = '\\u0E31\\u0E34-\\u0E37\\u0E47';
const BELOW = '\\u0E38\\u0E39';
const TONE = '\\u0E48-\\u0E4B';
const SILENT = '\\u0E4C';
const AM = '\\u0E33';
const AA = '\\u0E32';

/** What cannot be written in Thai, whatever the word: signs without a letter, and vowels that exclude each other. */
const IMPOSSIBLE: readonly (readonly [string, string])[] = [
  ['a leading vowel without a consonant', `[${LEADING}](?![${CONSONANT}])`],
  ['a leading vowel with a vowel below', `[${LEADING}][${CONSONANT}][${BELOW}]`],
  ['a leading vowel that takes no vowel above', `[\\u0E42-\\u0E44][${CONSONANT}][${ABOVE}]`],
  ['แ that takes no such vowel', `\\u0E41[${CONSONANT}][\\u0E31\\u0E34-\\u0E37]`],
  ['a vowel sign without a consonant', `(?<![${CONSONANT}])[${ABOVE}${BELOW}]`],
  ['a tone without a letter', `(?<![${CONSONANT}${ABOVE}${BELOW}])[${TONE}]`],
  ['a silencing mark without a letter', `(?<![${CONSONANT}\\u0E34\\u0E38])${SILENT}`],
  ['ำ without a consonant', `(?<![${CONSONANT}${TONE}])${AM}`],
  ['า without a consonant', `(?<![${CONSONANT}${TONE}\\u0E45])${AA}`],
  ['two vowel signs', `[${ABOVE}${BELOW}][${ABOVE}${BELOW}${AM}]`],
  ['two tones', `[${TONE}${SILENT}]{2}`],
  ['a short vowel without what follows it', `\\u0E31[${TONE}]?(?![${CONSONANT}${TONE}]|$)`],
  ['two signs instead of ำ', `\\u0E4D${AA}`],
  ['two เ instead of แ', '\\u0E40\\u0E40'],
];
const RULES = IMPOSSIBLE.map(([what, pattern]) => [what, new RegExp(pattern, 'u')] as const);

/** Signs that only say where a line may break, and others without a shape. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** What is impossible about a Thai text, each with the letters around it. */
export const impossibleThai = (text: string): string[] => {
  const seen = text.replace(UNSEEN, '');
  return RULES.flatMap(([what, pattern]) => {
    const at = seen.search(pattern);
    return at < 0 ? [] : [`${what}: ${seen.slice(Math.max(0, at - 6), at + 8)}`];
  });
};
