import { placeOf, type TablePart, type TextPart } from '../../personal-data/Content';
import type { Budget } from '../budget';
import { DOCUMENT_LIMITS } from '../documentLimits';
import { createPdfWorker } from './pdfPort';
import { restoreThai } from './thaiGlyphs';
import { Unreadable, type ReadContent } from '../ReadContent';

/** A piece of text as pdf.js gives it; other items mark content and have no text. */
interface Piece {
  str?: string;
  transform?: number[];
  width?: number;
  height?: number;
  hasEOL?: boolean;
}

/** A gap as wide as so many letters divides cells. */
const CELL_GAP = 1.3;
const WORD_GAP = 0.15;
/** Lines with cells are a table from so many on. */
const TABLE_LINES = 3;

/** Lines of a page, their cells divided by tabs. Thai files divide the vowel of am in two, as NFKC does. */
const linesOf = (pieces: readonly Piece[]): string[] => {
  const lines: string[] = [];
  let line = '';
  let last: { y: number; end: number; size: number } | null = null;
  const endLine = () => {
    if (line.trim() !== '')
      lines.push(
        restoreThai(line.normalize('NFKC'))
          .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
          .trim(),
      );
    line = '';
    last = null;
  };
  for (const { str, transform, width = 0, height = 0, hasEOL } of pieces) {
    if (str === undefined || !transform) continue;
    const [, , , scale = 0, x = 0, y = 0] = transform;
    const size = Math.abs(height || scale) || 10;
    if (last && Math.abs(y - last.y) > Math.max(size, last.size) * 0.6) endLine();
    if (str.trim() !== '') {
      if (last) {
        const gap = x - last.end;
        if (gap > size * CELL_GAP || gap < -size * 4) line += '\t';
        else if (gap > size * WORD_GAP && !/\s$/.test(line)) line += ' ';
      }
      line += str;
      last = { y, end: x + width, size };
    } else if (str !== '' && last && width < size * CELL_GAP && !/\s$/.test(line)) line += ' ';
    if (hasEOL) endLine();
  }
  endLine();
  return lines;
};

/** Tables go on over pages: where a page begins with as many cells, they belong to the table of the page before. */
const createTables = () => {
  const tables: TablePart[] = [];
  let lastPage = 0;
  return {
    tables,
    add: (rows: string[][], page: number) => {
      const last = tables.at(-1);
      if (last && lastPage === page - 1 && last.rows[0]?.length === rows[0]?.length)
        tables[tables.length - 1] = { ...last, rows: [...last.rows, ...rows] };
      else tables.push({ rows, place: placeOf('text', { page, table: tables.length + 1 }) });
      lastPage = page;
    },
  };
};

type Pdf = Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>;

const readPages = async (pdf: Pdf, budget: Budget): Promise<ReadContent> => {
  const texts: TextPart[] = [];
  const { tables, add } = createTables();
  let picturePages = 0;
  const last = Math.min(pdf.numPages, DOCUMENT_LIMITS.pages);
  if (last < pdf.numPages) budget.cut();
  for (let number = 1; number <= last && !budget.isCut; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    const lines = linesOf(items as Piece[]).map(budget.take);
    if (lines.length === 0) picturePages += 1;
    const rows = lines.filter((line) => line.includes('\t')).map((line) => line.split('\t'));
    const isTable = rows.length >= TABLE_LINES;
    if (isTable) add(rows, number);
    const text = lines.filter((line) => !isTable || !line.includes('\t')).join('\n');
    if (text !== '') texts.push({ text, place: placeOf('text', { page: number }) });
    page.cleanup();
  }
  return { texts, tables, isCut: budget.isCut, picturePages };
};

/** The text layer of a document, page by page. Pictures of text are not read. */
export const readPdf = async (bytes: Buffer, budget: Budget): Promise<ReadContent> => {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const worker = createPdfWorker((await getResolvedPDFJS()).PDFWorker);
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), {
      worker,
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      useWorkerFetch: false,
      maxImageSize: 1,
    }).catch((error: unknown) => {
      const isLocked = error instanceof Error && error.name === 'PasswordException';
      throw new Unreadable(isLocked ? 'protected' : 'could_not_be_read');
    });
    const content = await readPages(pdf, budget);
    await pdf.destroy();
    return content;
  } finally {
    worker.destroy();
  }
};
