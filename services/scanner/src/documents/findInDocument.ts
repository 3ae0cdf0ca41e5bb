import type { Content } from '../personal-data/Content';
import { detectAll } from '../personal-data/detectAll';
import { withoutValues, type FoundLeak } from '../personal-data/FoundLeak';
import { readDocument } from './readDocument';
import { Unreadable } from './ReadContent';

/** What the process that reads documents is asked; the bytes follow. */
export interface DocumentTask {
  /** Address and content type, as the website gives them. */
  hint: string;
  ownDomain: string;
  ownPhones: readonly string[];
}

/** What it answers: nothing of the document itself. */
export type DocumentAnswer =
  | { ok: true; found: FoundLeak[]; isCut: boolean; picturePages: number }
  | { ok: false; code: Unreadable['code'] };

/** Reads a document and finds what it publishes of people. Never rejects. */
export const findInDocument = async (bytes: Buffer, task: DocumentTask): Promise<DocumentAnswer> => {
  try {
    const { texts, tables, isCut, picturePages } = await readDocument(bytes, task.hint);
    const content: Content = {
      texts,
      tables,
      ownDomain: task.ownDomain,
      ownPhones: new Set(task.ownPhones),
    };
    return { ok: true, found: withoutValues(detectAll(content)), isCut, picturePages };
  } catch (error) {
    return { ok: false, code: error instanceof Unreadable ? error.code : 'could_not_be_read' };
  }
};
