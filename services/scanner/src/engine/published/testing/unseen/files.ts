import { docx, xlsx } from '../../../../documents/testing/writeDocuments';
import { letter, separated, windows874, workbook } from '../blind/office';
import type { DocumentSample } from '../blind/Sample';
import type { List } from './List';
import { escaped, linesOf, recordsOf } from './pages';

type Content = DocumentSample['content'];
const head = (list: List): string[] => list.columns.map(([text]) => text);
const table = (list: List): string[][] => [head(list), ...list.rows.map((row) => [...row])];

/** What a browser prints when an officer saves a page or a letter as PDF. */
export const printed = (title: string, body: string, size = 11): Content => ({
  printed: `<!doctype html><html><head><meta charset="utf-8"><style>@page{size:A4;margin:18mm}body{font-family:Loma,Garuda,sans-serif;font-size:${size}px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:1px 4px;text-align:left}</style></head><body><p style="text-align:center"><b>${escaped(title)}</b></p>${body}</body></html>`,
});
const paragraphs = (lines: readonly string[] = []): string =>
  lines.map((line) => `<p>${escaped(line)}</p>`).join('');

const pdfTable = (list: List): Content =>
  printed(
    list.title,
    `${paragraphs(list.before)}<table><tr>${head(list)
      .map((text) => `<th>${escaped(text)}</th>`)
      .join('')}</tr>${list.rows
      .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
      .join('')}</table>${paragraphs(list.after)}`,
  );
const pdfLines = (list: List): Content =>
  printed(list.title, `${paragraphs(list.before)}${paragraphs(linesOf(list))}${paragraphs(list.after)}`);

/** Title, an empty row and the lines before the list are above the heads, as officers write workbooks. */
const sheetRows = (list: List): string[][] => [
  [list.title],
  ...(list.before ?? []).map((line) => [line]),
  [],
  ...table(list),
];

/** Documents: the end of the name is the format. */
export const FILES: Readonly<Record<string, (list: List) => Content>> = {
  'sheet.xlsx': (list) => xlsx({ Sheet1: sheetRows(list) }),
  'export.xlsx': (list) =>
    workbook([
      {
        name: 'สารบัญ',
        rows: [
          ['ลำดับ', 'เรื่อง'],
          ['1', list.title],
        ],
      },
      { name: 'ข้อมูล', rows: table(list), title: list.title },
    ]),
  'hidden.xlsx': (list) =>
    workbook([
      {
        name: 'สรุป',
        rows: [
          ['รายการ', 'จำนวน'],
          ['ทั้งหมด', `${list.rows.length}`],
        ],
      },
      { name: 'data', rows: table(list), state: 'hidden', title: list.title },
    ]),
  'letter.docx': (list) =>
    letter(
      [list.title, ...(list.before ?? []), table(list), ...(list.after ?? [])],
      'ที่ ศธ 0512/ว 1184',
      'หน้า 1',
    ),
  'plain.docx': (list) =>
    docx([{ heading: list.title }, ...(list.before ?? []).map((text) => ({ text })), { rows: table(list) }]),
  'lines.docx': (list) => docx([{ heading: list.title }, { text: linesOf(list).join('\n') }]),
  'print.pdf': pdfTable,
  'lines.pdf': pdfLines,
  'utf8.csv': (list) => Buffer.from(`\uFEFF${separated(table(list))}`),
  'titled.csv': (list) => Buffer.from(`${separated(sheetRows(list))}\r\n`),
  'semicolon.csv': (list) => Buffer.from(separated(table(list), ';')),
  'tis620.csv': (list) => windows874(separated(table(list))),
  'tabs.txt': (list) => Buffer.from(`${list.title}\n${separated(table(list), '\t')}`),
  'lines.txt': (list) => Buffer.from(`${list.title}\n\n${linesOf(list).join('\n')}\n`),
  'api.json': (list) =>
    Buffer.from(JSON.stringify({ status: 'ok', title: list.title, data: recordsOf(list) })),
  'array.json': (list) => Buffer.from(JSON.stringify(recordsOf(list), null, 2)),
};
/** Formats whose content has no title. */
export const UNTITLED = new Set(['utf8.csv', 'semicolon.csv', 'tis620.csv', 'array.json']);
