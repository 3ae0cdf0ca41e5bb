const BEFORE = 80;
const AFTER = 40;

/** Distance from the end of the last match to the end of the text; null without one. */
const lastDistance = (text: string, words: RegExp): number | null => {
  let end: number | null = null;
  for (const match of text.matchAll(words)) end = match.index + match[0].length;
  return end === null ? null : text.length - end;
};

/**
 * Whether the words around a value speak for it: the nearest word before it decides, and behind it only where nothing
 * is before it.
 * @param speaks, denies global patterns
 */
export const contextOf = (
  text: string,
  start: number,
  end: number,
  speaks: RegExp,
  denies: RegExp,
): 'speaks' | 'denies' | null => {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const [good, bad] = [lastDistance(before, speaks), lastDistance(before, denies)];
  if (good !== null || bad !== null) return (good ?? Infinity) <= (bad ?? Infinity) ? 'speaks' : 'denies';
  const behind = text.slice(end, end + AFTER);
  if (behind.search(speaks) >= 0) return 'speaks';
  return null;
};

/** Whether a title of a column, row or table speaks for its values. */
export const titleSays = (title: string, speaks: RegExp, denies: RegExp): 'speaks' | 'denies' | null => {
  if (title.search(speaks) >= 0) return 'speaks';
  return title.search(denies) >= 0 ? 'denies' : null;
};
