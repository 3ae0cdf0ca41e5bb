import { parse } from 'csv-parse/sync';
import { MAX_GROUP_LEVELS } from '@yinyom/contracts/groups/group';
import {
  IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  type ImportColumn,
  type ImportValues,
} from '@yinyom/contracts/bulk/websiteImport';
import { lang, line } from '@yinyom/contracts/fields';
import { websiteVariables } from '@yinyom/contracts/websites/application';
import { languages } from '@yinyom/contracts/websites/applicationSettings';
import { domainName } from '@yinyom/contracts/websites/domainName';
import { AppError } from '@yinyom/service-kit/AppError';
import * as z from 'zod/mini';
import { columnsOf } from './columnsOf';

/** A row of the file with what is right in it and what is wrong. */
export interface ReadRow {
  /** From 1; the headings are line 1. Lines inside of quotes do not count. */
  row: number;
  values: ImportValues;
  errors: { column: ImportColumn; code: string }[];
}
export interface ReadFile {
  rows: ReadRow[];
  ignored: string[];
}

const groupPath = z
  .array(line(80))
  .check(z.minLength(1, 'required'), z.maxLength(MAX_GROUP_LEVELS, 'group_levels'));
const listed = (cell: string): string[] =>
  cell
    .toLowerCase()
    .split(/[\s,/|;+]+/u)
    .filter(Boolean);

/** How each cell is read; an empty one is not. */
const CELLS: Readonly<Record<ImportColumn, (cell: string) => z.core.util.SafeParseResult<unknown>>> = {
  domain: (cell) => z.safeParse(domainName, cell),
  name: (cell) => z.safeParse(line(120), cell),
  group: (cell) => z.safeParse(groupPath, cell.split('/')),
  languages: (cell) => z.safeParse(languages, listed(cell)),
  default_language: (cell) => z.safeParse(lang, cell.toLowerCase()),
  privacy_url: (cell) => z.safeParse(websiteVariables.privacy_url, cell),
  dpo_email: (cell) => z.safeParse(websiteVariables.dpo_email, cell),
};

const codeOf = ({ issues }: z.core.$ZodError): string => {
  const message = issues[0]?.message ?? '';
  return /^[a-z][a-z0-9_]*$/u.test(message) ? message : 'invalid_value';
};

/** The delimiter by the line of headings: a semicolon, a tab or a comma, whichever is there most often. */
const delimiterOf = (text: string): string => {
  const [headings = ''] = text.slice(0, 20_000).split(/[\r\n]/u, 1);
  const count = (delimiter: string): number => headings.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
};

/** @throws AppError 422 import_not_readable with the line, out_of_range for too many rows */
const cellsOf = (given: string): string[][] => {
  const text = given.replace(/^\uFEFF/u, '');
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_records_with_empty_values: false,
      to: MAX_IMPORT_ROWS + 2,
    }) as unknown as string[][];
  } catch (error) {
    const values = { line: (error as { lines?: number }).lines ?? 1 };
    throw new AppError(422, 'import_not_readable', {
      values,
      errors: [{ field: 'csv', code: 'import_not_readable' }],
    });
  }
  if (rows.length > MAX_IMPORT_ROWS + 1)
    throw new AppError(422, 'too_many_rows', { errors: [{ field: 'csv', code: 'too_many_rows' }] });
  return rows.map((cells) => cells.map((cell) => cell.trim()));
};

/**
 * Websites of a CSV file, each cell checked by itself.
 * @throws AppError 422 import_not_readable, too_many_rows, no_domain_column
 */
export const readWebsites = (text: string): ReadFile => {
  const [headings = [], ...rows] = cellsOf(text);
  const { at, ignored } = columnsOf(headings);
  if (at.domain === undefined)
    throw new AppError(422, 'no_domain_column', { errors: [{ field: 'csv', code: 'no_domain_column' }] });
  const seen = new Set<string>();
  const read = (cells: readonly string[], index: number): ReadRow => {
    const values: Record<string, unknown> = { domain: '' };
    const errors: ReadRow['errors'] = [];
    for (const column of IMPORT_COLUMNS) {
      const cell = cells[at[column] ?? -1] ?? '';
      if (cell === '' && column !== 'domain') continue;
      const parsed = CELLS[column](cell);
      if (parsed.success) values[column] = parsed.data;
      else errors.push({ column, code: codeOf(parsed.error) });
    }
    const { domain } = values as unknown as ImportValues;
    if (domain !== '' && seen.has(domain)) errors.push({ column: 'domain', code: 'duplicate_row' });
    seen.add(domain);
    return { row: index + 2, values: values as unknown as ImportValues, errors };
  };
  const filled = rows.map((cells, index) => ({ cells, index })).filter(({ cells }) => cells.some(Boolean));
  return { rows: filled.map(({ cells, index }) => read(cells, index)), ignored };
};
