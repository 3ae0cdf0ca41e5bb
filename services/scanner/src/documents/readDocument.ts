import { createBudget, type Budget } from './budget';
import { documentType } from './documentType';
import { openArchive } from './formats/archive';
import { decodeText } from './formats/decodeText';
import { readDelimited, readLines } from './formats/readDelimited';
import { readDocx } from './formats/readDocx';
import { readInserts } from './formats/readInserts';
import { readJson } from './formats/readJson';
import { readPdf } from './formats/readPdf';
import { readXlsx } from './formats/readXlsx';
import { Unreadable, type ReadContent } from './ReadContent';

/** Records with a line each, as programs export them; undefined for any other text. */
const jsonLines = (text: string): unknown[] | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => /^\s{0,9}[[{]/.test(line))) return undefined;
  try {
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    return undefined;
  }
};

/** Lines and cells, and what a dump of a database inserts. */
const readPlain = (text: string, budget: Budget): ReadContent => {
  // Values of a dump are in its lines as well: here, only their columns are added.
  const ofInserts = createBudget();
  const tables = readInserts(text, ofInserts);
  if (ofInserts.isCut) budget.cut();
  return tables.length === 0 ? readDelimited(text, false, budget) : { ...readLines(text, budget), tables };
};

/**
 * Reads a document by what it is. Runs in a process of its own: what strangers publish is read nowhere else.
 * @param hint address and content type, as the website gives them
 * @throws Unreadable
 */
export const readDocument = async (bytes: Buffer, hint: string): Promise<ReadContent> => {
  const budget = createBudget();
  const text = () => decodeText(bytes);
  switch (documentType(bytes, hint)) {
    case 'pdf':
      return readPdf(bytes, budget);
    case 'packed': {
      const files = await openArchive(bytes);
      if (files.has('xl/workbook.xml')) return readXlsx(files, budget);
      if (files.has('word/document.xml')) return readDocx(files, budget);
      throw new Unreadable('type_not_read');
    }
    case 'json': {
      let value: unknown;
      try {
        value = JSON.parse(text());
      } catch {
        value = jsonLines(text());
      }
      return value === undefined ? readPlain(text(), budget) : readJson(value, budget);
    }
    case 'table':
      return readDelimited(text(), true, budget);
    case 'text':
      return readPlain(text(), budget);
    case 'page':
      throw new Unreadable('not_a_document');
    case 'other':
      throw new Unreadable('type_not_read');
  }
};
