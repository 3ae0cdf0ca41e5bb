import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { AGREEMENT_WORDS } from '@yinyom/texts/agreement/agreementWords';
import { agreementDocument } from './agreementDocument';
import type { AgreementKnown, AgreementRecord } from './AgreementRecord';

interface Deps {
  pdfs: PdfMaker;
  /** How long a caller waits. */
  patienceMs: number;
  now(): Date;
}

/** Draws the paper of an agreement as it is now. A repeated request gets the drawing that it waits for. */
export const createAgreementPaper = ({ pdfs, patienceMs, now }: Deps) => {
  const drawing = createRepeatedDrawing(patienceMs);
  /** @throws AppError 503 with Retry-After while it is being drawn */
  return (
    { _id, organization_id, content, revision }: AgreementRecord,
    known: AgreementKnown,
    isFinal: boolean,
  ): Promise<Buffer> => {
    const { version } = AGREEMENT_WORDS.th;
    const key = canonicalJson({ id: String(_id), revision, content, known, isFinal, version });
    return drawing(key, () =>
      pdfs.make(organization_id, agreementDocument({ content, known, madeAt: now(), isFinal })),
    );
  };
};
export type DrawAgreement = ReturnType<typeof createAgreementPaper>;
