import { placeOf, type TablePart, type TextPart } from '../../personal-data/Content';
import type { Budget } from '../budget';
import { DOCUMENT_LIMITS } from '../documentLimits';
import { piecesOf, type PdfFont, type Piece } from './pdfPieces';
import { createPdfWorker } from './pdfPort';
import { restoreThai } from './thaiGlyphs';
import { Unreadable, type ReadContent } from '../ReadContent';

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
  for (const { text, x, y, end, size } of pieces) {
    if (last && Math.abs(y - last.y) > Math.max(size, last.size) * 0.6) endLine();
    if (last) {
      const gap = x - last.end;
      // A mark without a width belongs to the letter before it, over or under which it is.
      if (end === x && Math.abs(gap) < size * CELL_GAP) {
        line += text;
        continue;
      }
      if (gap > size * CELL_GAP || gap < -size * 4) line += '\t';
      else if (gap > size * WORD_GAP && !line.endsWith(' ')) line += ' ';
    }
    line += text;
    last = { y, end, size };
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
    add: (rows: string[][], page: number, caption: string) => {
      const last = tables.at(-1);
      if (last && lastPage === page - 1 && last.rows[0]?.length === rows[0]?.length)
        tables[tables.length - 1] = { ...last, rows: [...last.rows, ...rows] };
      else tables.push({ rows, place: placeOf('text', { page, table: tables.length + 1 }), caption });
      lastPage = page;
    },
  };
};

/** What goes on in the next line: browsers divide a number at its dashes. */
const restOfNumber = (line: string, next: string): string =>
  /\d-$/.test(line) ? (/^\d[\d-]{0,30}(?![\p{L}\d])/u.exec(next)?.[0] ?? '') : '';

const withWholeNumbers = (lines: readonly string[]): string[] => {
  const whole: string[] = [];
  for (const line of lines) {
    const rest = restOfNumber(whole.at(-1) ?? '', line);
    if (rest !== '') whole[whole.length - 1] += rest;
    if (rest.length < line.length) whole.push(line.slice(rest.length).trimStart());
  }
  return whole;
};

/** Shares of letters that are words of their own from which on a line is spaced out, as forms and titles are. */
const SPACED = 0.7;
const SPACED_WORDS = 12;

/** A line without the gaps between letters that are set apart or in boxes, each of its cells by itself. */
const closed = (line: string): string =>
  line.length < SPACED_WORDS * 2 ? line : line.split('\t').map(closedCell).join('\t');

const closedCell = (cell: string): string => {
  const words = cell.split(' ');
  if (words.length < SPACED_WORDS) return cell;
  const single = words.filter((word) => /^\P{M}\p{M}{0,3}$/u.test(word)).length;
  return single >= words.length * SPACED ? words.join('') : cell;
};

type Pdf = Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>;
type Operators = Awaited<ReturnType<typeof import('unpdf').getResolvedPDFJS>>['OPS'];
/** Of PDF.js: fields and notes are not read. */
const NO_NOTES = 0;

/** Letters are read and not drawn: the half of PDF.js that would load fonts into a page has none to load them into. */
const neverDraw = (pdf: Pdf): void => {
  const { fontLoader } = (pdf as unknown as { _transport: { fontLoader: { bind: unknown } } })._transport;
  fontLoader.bind = () => Promise.resolve();
};

const readPages = async (pdf: Pdf, ops: Operators, budget: Budget): Promise<ReadContent> => {
  const texts: TextPart[] = [];
  const { tables, add } = createTables();
  let picturePages = 0;
  const last = Math.min(pdf.numPages, DOCUMENT_LIMITS.pages);
  if (last < pdf.numPages) budget.cut();
  for (let number = 1; number <= last && !budget.isCut; number += 1) {
    const page = await pdf.getPage(number);
    const commands = await page.getOperatorList({ annotationMode: NO_NOTES });
    const fontOf = (name: string) =>
      page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : null;
    const lines = withWholeNumbers(linesOf(piecesOf(commands, ops, fontOf)).map(closed)).map(budget.take);
    if (lines.length === 0) picturePages += 1;
    const rows = lines.filter((line) => line.includes('\t')).map((line) => line.split('\t'));
    const isTable = rows.length >= TABLE_LINES;
    const above = lines
      .slice(
        0,
        lines.findIndex((line) => line.includes('\t')),
      )
      .slice(-3);
    if (isTable) add(rows, number, above.join(' ').slice(0, 400));
    const text = lines.filter((line) => !isTable || !line.includes('\t')).join('\n');
    if (text !== '') texts.push({ text, place: placeOf('text', { page: number }) });
    page.cleanup();
  }
  return { texts, tables, isCut: budget.isCut, picturePages };
};

/** The text layer of a document, page by page. Pictures of text are not read. */
export const readPdf = async (bytes: Buffer, budget: Budget): Promise<ReadContent> => {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { PDFWorker, OPS } = await getResolvedPDFJS();
  const worker = createPdfWorker(PDFWorker);
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), {
      worker,
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      // Letters are never drawn; without this, the outline of each would be made.
      disableFontFace: false,
      useWorkerFetch: false,
      maxImageSize: 1,
    }).catch((error: unknown) => {
      const isLocked = error instanceof Error && error.name === 'PasswordException';
      throw new Unreadable(isLocked ? 'protected' : 'could_not_be_read');
    });
    neverDraw(pdf);
    const content = await readPages(pdf, OPS, budget);
    await pdf.destroy();
    return content;
  } finally {
    worker.destroy();
  }
};
