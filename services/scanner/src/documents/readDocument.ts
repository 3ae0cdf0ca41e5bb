import { createBudget } from './budget';
import { documentType } from './documentType';
import { openArchive } from './formats/archive';
import { decodeText } from './formats/decodeText';
import { readDelimited } from './formats/readDelimited';
import { readDocx } from './formats/readDocx';
import { readJson } from './formats/readJson';
import { readPdf } from './formats/readPdf';
import { readXlsx } from './formats/readXlsx';
import { Unreadable, type ReadContent } from './ReadContent';

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
        return readDelimited(text(), false, budget);
      }
      return readJson(value, budget);
    }
    case 'table':
      return readDelimited(text(), true, budget);
    case 'text':
      return readDelimited(text(), false, budget);
    case 'page':
      throw new Unreadable('not_a_document');
    case 'other':
      throw new Unreadable('type_not_read');
  }
};
