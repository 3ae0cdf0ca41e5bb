import { placeOf } from '../../personal-data/Content';
import type { Budget } from '../budget';
import type { ReadContent } from '../ReadContent';

const SIGNS = [',', '\t', ';', '|'] as const;
const SAMPLE_LINES = 100;
/** Of the lines looked at, so many have the sign as often. */
const MOST = 0.7;
/** From so many lines on, gaps of spaces are columns. */
const TABLE_ROWS = 5;

/** The sign between the cells of a text, where its lines have one equally often. */
export const delimiterOf = (text: string, isTable: boolean): string | null => {
  const lines = text
    .slice(0, 200_000)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  let best: { sign: string; score: number } | null = null;
  for (const sign of SIGNS) {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    const usual = [...counts].sort((one, other) => one - other)[counts.length >> 1] ?? 0;
    const same = counts.filter((count) => count === usual).length;
    const isEven =
      same >= lines.length * MOST && lines.length > 2 && (usual > 1 || sign === '\t' || sign === '|');
    if (usual > 0 && (isEven || (isTable && counts.length > 0)) && same * usual > (best?.score ?? 0))
      best = { sign, score: same * usual };
  }
  return best?.sign ?? null;
};

/** Cells of lines, quoted ones too; a quote that does not end ends with the text. */
export const splitCells = (text: string, sign: string, budget: Budget): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.length > 1 || (row[0] ?? '') !== '') rows.push(row);
    row = [];
  };
  while (at < text.length && budget.cell()) {
    let cell = '';
    if (text[at] === '"') {
      let end = at + 1;
      for (;;) {
        const quote = text.indexOf('"', end);
        const until = quote < 0 ? text.length : quote;
        cell += text.slice(end, until);
        end = until + 1;
        if (text[end] !== '"') break;
        cell += '"';
        end += 1;
      }
      at = end;
    }
    let end = at;
    while (end < text.length && text[end] !== sign && text[end] !== '\n') end += 1;
    cell += text.slice(at, end);
    row.push(budget.take(cell.replace(/\r$/, '')));
    if (end >= text.length || text[end] === '\n') endRow();
    at = end + 1;
  }
  endRow();
  return rows;
};

const LINES_OF_PART = 2_000;

/** Columns that only gaps divide, as old programs print them, in so many of the lines. */
const withTabs = (text: string): string => {
  const gaps = text
    .slice(0, 200_000)
    .split('\n')
    .map((line) => line.trim().split(/ {3,}/).length);
  const filled = gaps.filter((count) => count > 1);
  const usual = [...filled].sort((one, other) => one - other)[filled.length >> 1] ?? 0;
  const same = filled.filter((count) => count === usual).length;
  return usual > 2 && same >= TABLE_ROWS && same >= filled.length * MOST
    ? text.replace(/ {3,40}/g, '\t')
    : text;
};

/** A text as lines, in parts. */
export const readLines = (text: string, budget: Budget): ReadContent => {
  const lines = text.split(/\r?\n/);
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at += LINES_OF_PART)
    parts.push(budget.take(lines.slice(at, at + LINES_OF_PART).join('\n')));
  return {
    texts: parts.map((part) => ({ text: part, place: placeOf('text') })),
    tables: [],
    isCut: budget.isCut,
    picturePages: 0,
  };
};

/** A text: a table where its lines have cells, else lines as they are. */
export const readDelimited = (text: string, isTable: boolean, budget: Budget): ReadContent => {
  const plain = text.replace(/^\uFEFF/, '');
  const clean = isTable ? plain : withTabs(plain);
  const sign = delimiterOf(clean, isTable);
  if (sign !== null) {
    const rows = splitCells(clean, sign, budget);
    return {
      texts: [],
      tables: [{ rows, place: placeOf('text', { table: 1 }) }],
      isCut: budget.isCut,
      picturePages: 0,
    };
  }
  return readLines(clean, budget);
};
