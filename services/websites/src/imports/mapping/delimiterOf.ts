import { columnsOf } from './columnsOf';

/** What tables are written with; of two that fit equally the first counts. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The row of headings is shorter. */
const MOST_CHARACTERS = 20_000;
/** Excel names the delimiter in a line of its own. */
const NAMED = /^sep=([\t;,|])\r?(?:\n|$)/iu;

/** Text up to the first line end outside of quotes, cut at each `delimiter` outside of quotes. */
const cellsOf = (text: string, delimiter: string): string[] => {
  const cells = [''];
  let quoted = false;
  for (const letter of text.slice(0, MOST_CHARACTERS)) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === '\n' || letter === '\r')) break;
    else if (!quoted && letter === delimiter) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells;
};

/**
 * The one delimiter of a table, by its row of headings: the one that separates most headings that mean something, and of
 * those the one that separates most.
 * @returns the delimiter, and the table without the line that names it
 */
export const delimiterOf = (given: string): { delimiter: Delimiter; table: string } => {
  const text = given.replace(/^\uFEFF/u, '').trimStart();
  const named = NAMED.exec(text);
  if (named) return { delimiter: named[1] as Delimiter, table: text.slice(named[0].length) };
  const fits = DELIMITERS.map((delimiter) => {
    const cells = cellsOf(text, delimiter);
    const known = Object.keys(columnsOf(cells.map((words, index) => [index, words] as const))).length;
    return { delimiter, known, count: cells.length };
  });
  const best = fits.reduce((found, next) =>
    next.known > found.known || (next.known === found.known && next.count > found.count) ? next : found,
  );
  return { delimiter: best.delimiter, table: text };
};
