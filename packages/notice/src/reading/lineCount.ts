import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { textWidth } from './textWidth';

const segmenters = new Map<Lang, Intl.Segmenter>();

/** Pieces between which a line may end; single letters where a browser knows no words. */
const piecesOf = (text: string, language: Lang): string[] => {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(LOCALE_TAGS[language], { granularity: 'word' });
  segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

const isSpace = (piece: string): boolean => piece.trim() === '';
/** Signs that no line begins with. */
const isTrailing = (piece: string): boolean => /^[\p{P}\p{S}]+$/u.test(piece);

const paragraphLines = (text: string, width: number, language: Lang): number => {
  let [lines, used, space] = [1, 0, 0];
  for (const piece of piecesOf(text, language)) {
    const wide = textWidth(piece);
    if (isSpace(piece)) {
      space += wide;
      continue;
    }
    const fits = used + space + wide <= width;
    if (fits || used === 0 || isTrailing(piece)) used += space + wide;
    else {
      lines += 1;
      used = wide;
    }
    space = 0;
    // A word that is longer than a line is torn.
    while (used > width && wide > width) {
      lines += 1;
      used -= width;
    }
  }
  return lines;
};

/** How many lines a text takes, with the line breaks that its owner typed. @param width of a line in em */
export const lineCount = (text: string, width: number, language: Lang): number =>
  text.split('\n').reduce((sum, paragraph) => sum + paragraphLines(paragraph, width, language), 0);
