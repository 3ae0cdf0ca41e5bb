import type { ExportFormat, ORDERED_FORMATS } from '@yinyom/contracts/consents/exports';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';

/** One row of an export. `line` is the whole of it, `cells` what fits a table; a format asks for one of them. */
export interface ExportRow {
  readonly line: object;
  readonly cells: readonly unknown[];
}

/** How rows become text. `count` is how many rows were written before. */
export interface FileFormat {
  head(columns: readonly string[]): string;
  rows(rows: readonly ExportRow[], count: number): string;
  /** Lines that are not rows: what an offline check needs. Only a format of lines has room for them. */
  extra(lines: readonly object[]): string;
  foot(count: number): string;
}

const ndjsonLines = (lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** Formats that are written row by row. */
export const FILE_FORMATS: Record<(typeof ORDERED_FORMATS)[number], FileFormat> = {
  csv: {
    head: (columns) => BYTE_ORDER_MARK + csvLine(columns),
    rows: (rows) => rows.map(({ cells }) => csvLine(cells)).join(''),
    extra: () => '',
    foot: () => '',
  },
  ndjson: {
    head: () => '',
    rows: (rows) => ndjsonLines(rows.map(({ line }) => line)),
    extra: ndjsonLines,
    foot: () => '',
  },
  json: {
    head: () => '[',
    rows: (rows, count) =>
      rows.map(({ line }, index) => `${count + index === 0 ? '\n' : ',\n'}${JSON.stringify(line)}`).join(''),
    extra: () => '',
    foot: () => '\n]\n',
  },
};

export const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson',
  json: 'application/json',
  pdf: 'application/pdf',
};
