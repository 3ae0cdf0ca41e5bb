import type { Place, TablePart } from '../Content';
import { NO_TITLE_ROW } from '../words';

/** Rows that may be the titles of columns. */
const TITLE_ROWS = 3;
const MAX_TITLE = 120;
const MAX_COLUMNS = 200;

export interface Column {
  index: number;
  /** Titles of the column, as far as the table has any. */
  title: string;
  /** Cells below the titles. */
  cells: readonly string[];
  place: Place;
}

/** `A` for 0, `AA` for 26. */
export const columnLetter = (index: number): string => {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
};

const isTitle = (cell: string): boolean =>
  cell.length > 0 && cell.length <= MAX_TITLE && /\p{L}/u.test(cell) && !/\d{4,}/.test(cell);

/** How many rows at the start of a table are titles: those with words only, before the first with a number. */
export const titleRows = (rows: TablePart['rows']): number => {
  let count = 0;
  while (count < Math.min(TITLE_ROWS, rows.length - 1)) {
    const cells = (rows[count] ?? []).map((cell) => cell.trim()).filter(Boolean);
    if (cells.length > 0 && !cells.every(isTitle)) break;
    const next = rows[count + 1] ?? [];
    count += 1;
    // The first row below titles has what titles have not.
    if (cells.length > 1 && next.some((cell) => NO_TITLE_ROW.test(cell))) break;
  }
  return count;
};

/** The columns of a table with their titles. */
export const columnsOf = ({ rows, place }: TablePart): Column[] => {
  const width = Math.min(
    MAX_COLUMNS,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  const titles = titleRows(rows);
  const body = rows.slice(titles);
  return Array.from({ length: width }, (_unused, index) => ({
    index,
    title: rows
      .slice(0, titles)
      .map((row) => row[index] ?? '')
      .join(' ')
      .trim(),
    cells: body.map((row) => row[index] ?? ''),
    place: { ...place, column: columnLetter(index) },
  }));
};

/** Words that say what a whole table is about. */
export const captionOf = ({ place }: TablePart): string =>
  [place.heading, place.sheet].filter(Boolean).join(' ');
