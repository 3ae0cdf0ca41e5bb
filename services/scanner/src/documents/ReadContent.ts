import type { TablePart, TextPart } from '../personal-data/Content';

/** What the reader of a format finds in a document. */
export interface ReadContent {
  texts: TextPart[];
  tables: TablePart[];
  /** There was more than is read. */
  isCut: boolean;
  /** Pages without a text layer: pictures of text, which are not read. */
  picturePages: number;
}

/** Why a document was not read; the codes are those of the report. */
export class Unreadable extends Error {
  override name = 'Unreadable';

  constructor(readonly code: 'could_not_be_read' | 'protected' | 'type_not_read' | 'not_a_document') {
    super(code);
  }
}
