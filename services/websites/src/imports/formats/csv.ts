import { parse } from 'csv-parse/sync';
import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { emptySite, type ImportedSite } from '../ImportedSite';
import { NotReadable } from '../literals/Literal';
import { columnsOf } from '../mapping/columnsOf';

/** Words for what is stored without being a cookie. */
const STORAGE = /html|local|session ?storage|web ?storage|indexed/iu;
/** Pictures and requests that count visits: nothing is stored by them. */
const PIXEL = /pixel|beacon|tracker/iu;

const rowsOf = (text: string): string[][] => {
  try {
    return parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    throw new NotReadable((error as { lines?: number }).lines ?? 1);
  }
};

/**
 * A list of cookies as a table with a row of headings, whatever the headings are called.
 * @returns null where no column has names
 * @throws NotReadable
 */
export const readCsv = (text: string): ImportedSite | null => {
  const [headings = [], ...rows] = rowsOf(text);
  const columns = columnsOf(headings.map((words, index) => [index, words] as const));
  if (columns.name === undefined || rows.length === 0) return null;
  const site = emptySite();
  const categories = new Set<string>();
  for (const row of rows) {
    const of = (column: keyof typeof columns) => row[columns[column] ?? -1]?.trim() ?? '';
    if (!of('name')) continue;
    if (PIXEL.test(of('type'))) {
      site.notes.push({ code: 'pixel_left_out', about: of('name') });
      continue;
    }
    categories.add(of('category'));
    site.cookies.push({
      name: of('name'),
      isPattern: false,
      provider: of('provider') || of('domain'),
      domain: of('domain'),
      purpose: of('purpose') ? { [/[\u0E00-\u0E7F]/u.test(of('purpose')) ? 'th' : 'en']: of('purpose') } : {},
      duration: of('duration') || undefined,
      type: STORAGE.test(of('type')) ? COOKIE_TYPES.html : COOKIE_TYPES.http,
      category: of('category'),
    });
  }
  site.categories = [...categories].map((id) => ({ id, title: {}, description: {} }));
  return site;
};
