import type { Lang } from '@yinyom/contracts/constants';

/** Letters that only one of our languages has; Han alone is Chinese. */
const LETTERS: readonly (readonly [RegExp, Lang])[] = [
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Khmer}/u, 'kh'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'jp'],
  [/\p{Script=Han}/u, 'cn'],
];

/** The language of a text whose list does not name it, by its letters. */
export const languageOfText = (text: string): Lang =>
  LETTERS.find(([letters]) => letters.test(text))?.[1] ?? 'en';
