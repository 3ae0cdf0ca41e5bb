import { placeOf, type TablePart, type TextPart } from '../../personal-data/Content';
import type { Budget } from '../budget';
import type { ReadContent } from '../ReadContent';
import { readXml, type PackedFile } from './archive';

const BODY = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/;

/** Reads one file of text: paragraphs under their headings, and tables. */
const readBody = async (file: PackedFile, budget: Budget, tables: TablePart[]): Promise<TextPart[]> => {
  const texts: TextPart[] = [];
  const part = file.name.includes('comments') ? 'comment' : 'text';
  let heading: string | null = null;
  let lines: string[] = [];
  let line = '';
  let isText = false;
  let isHeading = false;
  /** Tables inside each other: cells of inner ones are text of the outer cell. */
  let depth = 0;
  let rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  const flush = () => {
    const text = budget.take(lines.join('\n'));
    if (text.trim() !== '') texts.push({ text, place: placeOf(part, { heading }) });
    lines = [];
  };
  await readXml(file, {
    open: (name, attributes) => {
      isText = name === 't' || name === 'delText' || name === 'instrText';
      if (name === 'tab') line += '\t';
      if (name === 'br' || name === 'cr') line += '\n';
      if (name === 'pStyle') isHeading = /^(?:heading|title|หัวเรื่อง)/i.test(attributes['w:val'] ?? '');
      if (name === 'tbl') {
        depth += 1;
        if (depth === 1) rows = [];
      }
      if (depth === 1 && name === 'tr') row = [];
      if (depth === 1 && name === 'tc') cell = '';
    },
    text: (piece) => {
      if (isText) line += piece;
    },
    close: (name) => {
      isText = false;
      if (name === 'p') {
        if (depth > 0) cell += `${cell === '' ? '' : ' '}${line}`;
        else if (isHeading) {
          flush();
          heading = line.trim().slice(0, 200) || heading;
          lines.push(line);
        } else lines.push(line);
        line = '';
        isHeading = false;
      }
      if (depth === 1 && name === 'tc' && budget.cell()) row.push(budget.take(cell));
      if (depth === 1 && name === 'tr') rows.push(row);
      if (name !== 'tbl') return;
      depth -= 1;
      if (depth === 0) tables.push({ rows, place: placeOf(part, { heading, table: tables.length + 1 }) });
    },
  });
  flush();
  return texts;
};

/** Text and tables of a document, its margins, notes and comments. */
export const readDocx = async (
  files: ReadonlyMap<string, PackedFile>,
  budget: Budget,
): Promise<ReadContent> => {
  const texts: TextPart[] = [];
  const tables: TablePart[] = [];
  for (const [path, file] of files)
    if (BODY.test(path)) texts.push(...(await readBody(file, budget, tables)));
  return { texts, tables, isCut: budget.isCut, picturePages: 0 };
};
