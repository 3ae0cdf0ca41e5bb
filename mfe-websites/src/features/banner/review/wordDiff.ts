/** A part of a text, and whether the other version lacks it. */
export interface Piece {
  text: string;
  changed: boolean;
}

/** More comparisons than this take long enough to be felt; the texts are then shown as wholly different. */
const MOST_COMPARISONS = 1_000_000;
/** Share of letters in common below which two texts have nothing to do with each other. */
const LEAST_COMMON = 0.3;

/** Words and what stands between them; Thai, Khmer, Chinese and Japanese have no spaces to cut at. */
const wordsOf = (text: string, locale: string): string[] =>
  typeof Intl.Segmenter === 'function'
    ? Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text), ({ segment }) => segment)
    : text.split(/(\s+)/).filter((word) => word !== '');

/** Which words of two lists stand in both, in the same order: the longest such choice. */
const common = (one: readonly string[], other: readonly string[]): [Set<number>, Set<number>] => {
  const columns = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * columns);
  const at = (row: number, column: number): number => longest[row * columns + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      longest[row * columns + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const [kept, keptOther] = [new Set<number>(), new Set<number>()];
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    if (one[row] === other[column]) {
      kept.add(row++);
      keptOther.add(column++);
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return [kept, keptOther];
};

const pieces = (words: readonly string[], kept: ReadonlySet<number>): Piece[] => {
  const joined: Piece[] = [];
  words.forEach((text, index) => {
    const changed = !kept.has(index);
    const last = joined.at(-1);
    if (last?.changed === changed) last.text += text;
    else joined.push({ text, changed });
  });
  return joined;
};

const whole = (text: string): Piece[] => (text === '' ? [] : [{ text, changed: true }]);

/**
 * What differs between two texts, word by word. Pure.
 * @param locale BCP 47 tag of their language
 */
export const wordDiff = (
  before: string,
  after: string,
  locale: string,
): { before: Piece[]; after: Piece[] } => {
  const [one, other] = [wordsOf(before, locale), wordsOf(after, locale)];
  if (one.length * other.length > MOST_COMPARISONS) return { before: whole(before), after: whole(after) };
  const [kept, keptOther] = common(one, other);
  const letters = one.reduce((sum, word, index) => sum + (kept.has(index) ? word.trim().length : 0), 0);
  if (letters < LEAST_COMMON * Math.max(before.length, after.length))
    return { before: whole(before), after: whole(after) };
  return { before: pieces(one, kept), after: pieces(other, keptOther) };
};
