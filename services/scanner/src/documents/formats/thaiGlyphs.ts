/** Forms of Thai letters that fonts for Windows keep from U+F700 on, in order: without their descender, farther left, or lower. */
const FIRST_FORM = 0xf700;
const LETTERS =
  '\u0E10\u0E34\u0E35\u0E36\u0E37\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E0D\u0E31\u0E4D\u0E47\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E38\u0E39\u0E3A';

/** Of the vowels above a consonant, one has mostly mai tho above itself; the others have mai ek. */
const MAI_HAN_AKAT = '\u0E31';
const LOST = /(?<=([\u0E31\u0E34-\u0E37]))\0/g;
/** Of tall consonants, by the words that are most frequent: for "is", "ill", "close", "department" and, everywhere else, "year". */
const LOST_BY_WORD: readonly [RegExp, string][] = [
  [/(?<=\u0E40\u0E1B)\0(?=\u0E19)/g, '\u0E47'],
  [/(?<=\u0E1B)\0(?=\u0E27)/g, '\u0E48'],
  [/(?<=\u0E1B)\0(?=\u0E14)/g, '\u0E34'],
  [/(?<=\u0E1D)\0(?=\u0E32)/g, '\u0E48'],
  [/(?<=\u0E1B)\0/g, '\u0E35'],
];

/**
 * What a PDF writes with a form of a letter for which it names no character: browsers print raised tone marks so. A lost mark is
 * restored as the one that is most frequent there, so that words such as those for name and address are recognized. Not for display.
 */
export const restoreThai = (text: string): string => {
  const read = text
    .replace(/[\uF700-\uF71A]/g, (form) => LETTERS.charAt(form.charCodeAt(0) - FIRST_FORM))
    .replace(LOST, (_lost, vowel: string) => (vowel === MAI_HAN_AKAT ? '\u0E49' : '\u0E48'));
  if (!read.includes('\0')) return read;
  return LOST_BY_WORD.reduce((known, [lost, letter]) => known.replace(lost, letter), read).replaceAll(
    '\0',
    '',
  );
};
