import type { Lang } from '@yinyom/contracts/constants';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import type { ReadProcessingRecord } from './processingRecord.service';
import { recordDocument } from './recordDocument';

interface Deps {
  readRecord: ReadProcessingRecord;
  pdfs: PdfMaker;
  /** How long a caller waits. */
  patienceMs: number;
}

/** Draws the record of processing. */
export const createRecordPdf = ({ readRecord, pdfs, patienceMs }: Deps) => {
  const drawing = createRepeatedDrawing(patienceMs);
  /** @throws AppError 503 with Retry-After while it is being drawn */
  return async (organizationId: string, lang: Lang): Promise<Buffer> => {
    const record = await readRecord(organizationId);
    // Without the moment, so that a repeated request gets the drawing that it waits for.
    const { generated_at, ...content } = record;
    return drawing(`${lang} ${canonicalJson(content)}`, () =>
      pdfs.make(organizationId, recordDocument(record, lang)),
    );
  };
};
export type RecordPdf = ReturnType<typeof createRecordPdf>;
