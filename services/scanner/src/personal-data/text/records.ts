import { LIST_SIZE, type TablePart, type TextPart } from '../Content';
import { NAME_LABEL, OFFICE_LABEL, UNNAMED } from '../words';
import { namesIn } from './names';

/** A label is short; longer lines are sentences. */
const LONGEST_LABEL = 60;
const LONGEST_LINE = 400;
const MOST_LABELS = 60;
/** Cells of all records of a text; the rest stays text. */
const MOST_CELLS = 300_000;
/** Of the lines of a list, so many have a label. */
const MOST = 0.8;

const isLabel = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= LONGEST_LABEL &&
  /\p{L}[\p{L}\p{M}]/u.test(text) &&
  !/\d{4}|@/.test(text) &&
  !OFFICE_LABEL.test(text) &&
  namesIn(text).length === 0;

/** How often each text occurs, those that are labels and occur as often as a list has rows. */
const labelsAmong = (texts: readonly string[], least: number): Set<string> => {
  const counts = new Map<string, number>();
  for (const text of texts) if (text.length <= LONGEST_LABEL) counts.set(text, (counts.get(text) ?? 0) + 1);
  const often = [...counts].filter(([text, count]) => count >= least && isLabel(text));
  return new Set(often.slice(0, MOST_LABELS).map(([text]) => text));
};

const LABELLED = /^([^:：\d]{2,60})[:：]\s{0,9}(?=\S)/u;

/** Records under each other: the same labels again and again, each with its value behind a colon or on the next line. */
const fromLabels = (lines: readonly string[]): string[][] | null => {
  const before = lines.map((line) => LABELLED.exec(line)?.[1]?.trim() ?? null);
  const inLine = labelsAmong(
    before.filter((label) => label !== null),
    LIST_SIZE,
  );
  const alone = labelsAmong(
    lines.filter((_line, at) => before[at] === null),
    LIST_SIZE,
  );
  const titles = [...new Set([...inLine, ...alone])];
  if (titles.length === 0) return null;
  const columnOf = new Map(titles.map((title, at) => [title, at + 1]));
  const rows: string[][] = [];
  let row: string[] = [];
  let left = MOST_CELLS;
  const write = (column: number, value: string) => {
    if (column > 0 && row[column] !== undefined) {
      left -= row.length;
      rows.push(row);
      row = [];
    }
    row[column] = row[column] === undefined ? value : `${row[column]} ${value}`;
  };
  for (let at = 0; at < lines.length && left > 0; at += 1) {
    const line = lines[at] ?? '';
    const label = before[at] ?? null;
    if (alone.has(line)) {
      const next = lines[at + 1] ?? '';
      const hasValue = next !== '' && !alone.has(next);
      write(columnOf.get(line) ?? 0, hasValue ? next : '');
      if (hasValue) at += 1;
    } else if (label !== null && inLine.has(label)) {
      write(columnOf.get(label) ?? 0, line.slice(line.search(/[:：]/) + 1).trim());
    } else write(0, line.slice(0, LONGEST_LINE));
  }
  rows.push(row);
  return [[UNNAMED, ...titles], ...rows.map((cells) => Array.from(cells, (cell) => cell ?? ''))];
};

/** People in lines that all say the same of them: `1. name, score 12, grade A`. */
const fromLines = (all: readonly string[]): string[][] | null => {
  const lines = all.filter(
    (line) => line.length <= LONGEST_LINE && (namesIn(line).length > 0 || NAME_LABEL.test(line)),
  );
  if (lines.length < LIST_SIZE) return null;
  const words = lines.map((line) => line.split(/[\s,;:|]+/).filter(Boolean));
  const counts = new Map<string, number>();
  for (const word of words.flatMap((ofLine) => [...new Set(ofLine)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const isCommon = (word: string): boolean =>
    (counts.get(word) ?? 0) >= Math.max(LIST_SIZE, lines.length * MOST);
  const titles = new Map<string, number>();
  const rows = words.slice(0, MOST_CELLS / MOST_LABELS).map((ofLine) => {
    const row: string[] = [];
    for (let at = 0; at < ofLine.length;) {
      const label: string[] = [];
      const values: string[] = [];
      for (; at < ofLine.length && isCommon(ofLine[at] ?? ''); at += 1) label.push(ofLine[at] ?? '');
      for (; at < ofLine.length && !isCommon(ofLine[at] ?? ''); at += 1) values.push(ofLine[at] ?? '');
      const title = label.join(' ');
      if (titles.size < MOST_LABELS && (title === '' || isLabel(title)) && !titles.has(title))
        titles.set(title, titles.size);
      const column = titles.get(title);
      if (column !== undefined) row[column] = `${row[column] ?? ''} ${values.join(' ')}`.trim();
    }
    return row;
  });
  const heads = [...titles.keys()];
  if (heads.filter(Boolean).length === 0) return null;
  const columns = heads.map((_head, at) => new Set(rows.map((row) => row[at] ?? '')).size > 1);
  return [
    heads.map((head, at) => (columns[at] && head !== '' ? head : UNNAMED)),
    ...rows.map((row) => heads.map((_head, at) => row[at] ?? '')),
  ];
};

/** Tables that texts are without having cells, each in the place of its text. Pure. */
export const recordTables = (texts: readonly TextPart[]): TablePart[] =>
  texts.flatMap(({ text, place }) => {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length < LIST_SIZE) return [];
    return [fromLabels(lines), fromLines(lines)].flatMap((rows) =>
      rows === null || rows.length <= LIST_SIZE ? [] : [{ rows, place, isOfText: true }],
    );
  });
