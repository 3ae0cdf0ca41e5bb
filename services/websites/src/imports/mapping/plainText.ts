const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
]);
const UNREAD = /<(script|style)\b/giu;
const END_OF_UNREAD = /<\/(?:script|style)>/giu;
const TAG = /<\/?[a-z!]/giu;

/**
 * Replaces what begins with `begin` and ends with the next `end` by a blank. Walks over the text once: where one has no end,
 * no later one has.
 */
const withoutSpans = (text: string, begin: RegExp, end: RegExp): string => {
  const kept: string[] = [];
  let from = 0;
  begin.lastIndex = 0;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    end.lastIndex = begin.lastIndex;
    if (!end.test(text)) break;
    kept.push(text.slice(from, match.index));
    from = end.lastIndex;
    begin.lastIndex = from;
  }
  return [...kept, text.slice(from)].join(' ');
};

/** Text without markup. Takes time in proportion to its length. */
export const plainText = (text: string): string =>
  withoutSpans(withoutSpans(text, UNREAD, END_OF_UNREAD), TAG, />/gu)
    .replace(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/gu, (entity) => ENTITIES.get(entity) ?? ' ')
    .replace(/[ \t]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
