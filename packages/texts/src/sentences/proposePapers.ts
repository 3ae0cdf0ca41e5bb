import { PAPER_ORDER, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';

/** Words that speak for each paper, with commas between them. */
type Keywords = Record<InspectionPaper, string>;

/** English words begin as they are written: `dpa` is no part of `update`. Other languages have no spaces between words. */
const hasWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isInside = /^[a-z]/.test(word) && /[a-z]/.test(text[at - 1] ?? '');
    // A section is named whole: 19 is no part of 190.
    const isCut = /\d$/.test(word) && /\d/.test(text[at + word.length] ?? '');
    if (!isInside && !isCut) return true;
  }
  return false;
};

/** As words are compared: small letters, Arabic digits, single spaces, and one form of a Thai vowel that is typed as one letter or as two. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\s+/g, ' ')
    .replace(/\u0e4d\u0e32/g, '\u0e33');

/**
 * Papers whose words are in a question of a letter, in the order of the binder. A proposal: people decide. Pure.
 * @param keywords of the languages in which letters are written
 */
export const proposePapers = (question: string, keywords: readonly Keywords[]): InspectionPaper[] => {
  const text = plain(question);
  return PAPER_ORDER.filter((paper) =>
    keywords.some((words) => words[paper].split(', ').some((word) => hasWord(text, plain(word)))),
  );
};
