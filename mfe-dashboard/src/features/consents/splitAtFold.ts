import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';

/** A text in two: about that share of it, to the end of a word, and what follows. Pure. */
export const splitAtFold = (text: string, share: number, language: Lang): [above: string, below: string] => {
  const wanted = text.length * share;
  let at = 0;
  for (const { index, segment } of new Intl.Segmenter(LOCALE_TAGS[language], { granularity: 'word' }).segment(
    text,
  )) {
    if (index + segment.length > wanted) break;
    at = index + segment.length;
  }
  return [text.slice(0, at), text.slice(at)];
};
