import { parse } from 'csv-parse/sync';
import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { emptySite, type ImportedSite } from '../ImportedSite';
import { NotReadable } from '../literals/Literal';
import { languageOfText } from '../mapping/languageOfText';
import { columnsOf } from '../mapping/columnsOf';
import { delimiterOf } from '../mapping/delimiterOf';
import { TICKED } from '../mapping/words';

/** Words for what is stored without being a cookie. */
const STORAGE = /html|local|session ?storage|web ?storage|indexed/iu;
/** Pictures and requests that count visits: nothing is stored by them. */
const PIXEL = /pixel|beacon|tracker/iu;

interface Row {
  cells: string[];
  /** As it is in the file. */
  raw: string;
}

const rowsOf = (text: string): Row[] => {
  const { delimiter, table } = delimiterOf(text);
  try {
    const parsed = parse(table, {
      delimiter,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Blanks at the beginning of a cell may precede a quote; a tab may be an empty cell.
      ltrim: delimiter !== '\t',
      // A quote within a cell that does not begin with one is a letter: lists written by hand have them.
      relax_quotes: true,
    }) as unknown as { record: string[]; raw: string }[];
    return parsed.map(({ record, raw }) => ({ cells: record.map((cell) => cell.trim()), raw: raw.trim() }));
  } catch (error) {
    throw new NotReadable((error as { lines?: number }).lines ?? 1);
  }
};

/** A host with a remark, as `ads.example (3rd party)`, without the remark; empty for a sentence about hosts. */
const hostOfCell = (cell: string): string => {
  const remark = cell.indexOf('(');
  const host = (remark < 0 ? cell : cell.slice(0, remark)).trim();
  return /\s/u.test(host) || (remark >= 0 && !cell.endsWith(')')) ? '' : host;
};

/** Whether a delimiter without quotes moved the cells after it: more cells with words than headings. */
const isShifted = ({ cells }: Row, headings: number): boolean => cells.slice(headings).some(Boolean);

/**
 * A list of cookies as a table with a row of headings, whatever the headings are called.
 * @returns null where no column has names
 * @throws NotReadable
 */
export const readCsv = (text: string): ImportedSite | null => {
  const [headings, ...rows] = rowsOf(text);
  const columns = columnsOf((headings?.cells ?? []).map((words, index) => [index, words] as const));
  if (!headings || columns.name === undefined || rows.length === 0) return null;
  const site = emptySite();
  const categories = new Set<string>();
  for (const row of rows) {
    if (isShifted(row, headings.cells.length)) {
      site.notes.push({ code: 'row_left_out', about: row.raw });
      continue;
    }
    const of = (column: keyof typeof columns) => row.cells[columns[column] ?? -1] ?? '';
    const name = of('name');
    if (!name) continue;
    if (PIXEL.test(of('type'))) {
      site.notes.push({ code: 'pixel_left_out', about: name });
      continue;
    }
    categories.add(of('category'));
    site.cookies.push({
      name,
      isPattern: false,
      ...(TICKED.test(of('wildcard')) && { plain: { name: name.replace(/\*$/u, ''), match: 'prefix' } }),
      provider: of('provider') || of('domain'),
      domain: hostOfCell(of('domain')),
      purpose: of('purpose') ? { [languageOfText(of('purpose'))]: of('purpose') } : {},
      duration: of('duration') || undefined,
      type: STORAGE.test(of('type')) ? COOKIE_TYPES.html : COOKIE_TYPES.http,
      category: of('category'),
      raw: row.raw,
    });
  }
  site.categories = [...categories].map((id) => ({ id, title: {}, description: {} }));
  return site;
};
