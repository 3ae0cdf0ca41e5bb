import { placeOf, type TablePart, type TextPart } from '../../personal-data/Content';
import type { Budget } from '../budget';
import type { ReadContent } from '../ReadContent';
import { readXml, type PackedFile } from './archive';

const BODY = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/;

const MOST_CAPTION = 200;

/** Reads one file of text: paragraphs under their headings, and tables. */
const readBody = async (file: PackedFile, budget: Budget, tables: TablePart[]): Promise<TextPart[]> => {
  const texts: TextPart[] = [];
  const part = file.name.includes('comments') ? 'comment' : 'text';
  let heading: string | null = null;
  let lines: string[] = [];
  let line = '';
  let isText = false;
  let isHeading = false;
  /** Tables that are open, the innermost last. */
  const open: { rows: string[][]; row: string[]; cell: string }[] = [];
  const write = (text: string) => {
    const table = open.at(-1);
    if (!table) return false;
    table.cell += `${table.cell === '' ? '' : ' '}${text}`;
    return true;
  };
  const flush = () => {
    const text = budget.take(lines.join('\n'));
    if (text.trim() !== '') texts.push({ text, place: placeOf(part, { heading }) });
    lines = [];
  };
  await readXml(
    file,
    {
      open: (name, attributes) => {
        isText = name === 't' || name === 'delText' || name === 'instrText';
        if (name === 'tab') line += '\t';
        if (name === 'br' || name === 'cr') line += '\n';
        if (name === 'pStyle') isHeading = /^(?:heading|title|หัวเรื่อง)/i.test(attributes['w:val'] ?? '');
        const table = open.at(-1);
        if (name === 'tbl') open.push({ rows: [], row: [], cell: '' });
        if (table && name === 'tr') table.row = [];
        if (table && name === 'tc') table.cell = '';
      },
      text: (piece) => {
        if (isText) line += piece;
      },
      close: (name) => {
        isText = false;
        const table = open.at(-1);
        if (name === 'p') {
          if (!write(line)) {
            if (isHeading) {
              flush();
              heading = line.trim().slice(0, 200) || heading;
            }
            lines.push(line);
          }
          line = '';
          isHeading = false;
        }
        if (table && name === 'tc' && budget.cell()) table.row.push(budget.take(table.cell));
        if (table && name === 'tr') table.rows.push(table.row);
        if (!table || name !== 'tbl') return;
        open.pop();
        // A single row within a cell is layout.
        const [only = [], ...more] = table.rows;
        if (more.length > 0 || !write(only.join(' ')))
          tables.push({
            rows: table.rows,
            place: placeOf(part, { heading, table: tables.length + 1 }),
            caption: budget.take((lines.findLast((one) => one.trim() !== '') ?? '').slice(0, MOST_CAPTION)),
          });
      },
    },
    budget,
  );
  // Of a document that is too long, these have not ended.
  for (const { rows } of open)
    tables.push({ rows, place: placeOf(part, { heading, table: tables.length + 1 }) });
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
