import type { Place, TablePart } from '../Content';
import { NAME_ROW, NO_TITLE_ROW } from '../words';

/** Rows that may be the titles of columns. */
const TITLE_ROWS = 3;
/** Rows above them that may be a caption. */
const CAPTION_ROWS = 5;
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

const filledOf = (row: readonly string[] = []): string[] =>
  row
    .slice(0, MAX_COLUMNS)
    .map((cell) => cell.trim())
    .filter(Boolean);

/** A cell alone in a table of several columns: the title of the whole table, with its year or date. */
const isCaption = (row: readonly string[] | undefined, next: readonly string[] | undefined): boolean => {
  const [cell = '', ...more] = filledOf(row);
  const isAlone = more.length === 0 && filledOf(next).length > 0;
  return isAlone && cell.length <= MAX_TITLE && /\p{L}/u.test(cell) && !NAME_ROW.test(cell);
};

/** How many rows at the start of a table say what the whole is about. */
const captionRows = (rows: TablePart['rows']): number => {
  if (!rows.some((row) => filledOf(row).length > 1)) return 0;
  let count = 0;
  while (count < CAPTION_ROWS && isCaption(rows[count], rows[count + 1])) count += 1;
  return count;
};

/** How many rows at the start of a table are titles: those with words only, before the first with a number. */
export const titleRows = (rows: TablePart['rows']): number => {
  const first = captionRows(rows);
  let count = first;
  while (count < Math.min(first + TITLE_ROWS, rows.length - 1)) {
    const cells = filledOf(rows[count]);
    if (cells.length > 0 && !cells.every(isTitle)) break;
    const next = rows[count + 1] ?? [];
    count += 1;
    // The first row below titles has what titles have not.
    if (cells.length > 1 && next.some((cell) => NO_TITLE_ROW.test(cell))) break;
  }
  return count;
};

/** The columns of a table with their titles. */
export const columnsOf = ({ rows, place, isOfText }: TablePart): Column[] => {
  const width = Math.min(
    MAX_COLUMNS,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  const titles = titleRows(rows);
  const body = rows.slice(titles);
  // A title of the whole table names no column, unless nothing else does.
  const captions = captionRows(rows);
  const named = rows.slice(captions < titles ? captions : 0, titles);
  return Array.from({ length: width }, (_unused, index) => ({
    index,
    title: named
      .map((row) => row[index] ?? '')
      .join(' ')
      .trim(),
    cells: body.map((row) => row[index] ?? ''),
    place: isOfText ? place : { ...place, column: columnLetter(index) },
  }));
};

/** Words that say what a whole table is about. */
export const captionOf = ({ place, rows, caption }: TablePart): string =>
  [place.heading, place.sheet, caption, ...rows.slice(0, captionRows(rows)).flatMap(filledOf)]
    .filter(Boolean)
    .join(' ');
