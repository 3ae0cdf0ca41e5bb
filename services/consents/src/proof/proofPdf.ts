import type { Lang } from '@yinyom/contracts/constants';
import type { ConsentProof } from '@yinyom/contracts/consents/proof';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { proofDocument } from '../documents/proofDocument';

/**
 * Draws proofs. A proof names a visitor's browser, so its file is never stored.
 * @param patienceMs how long a caller is kept waiting
 * @param publicUrl origin of the page that checks a proof
 */
export const createProofPdf = (pdfs: PdfMaker, patienceMs: number, publicUrl: string) => {
  const drawing = createRepeatedDrawing(patienceMs);
  /** @throws AppError 503 with Retry-After while it is being drawn */
  return (proof: ConsentProof, lang: Lang): Promise<Buffer> => {
    const { generated_at, ...content } = proof;
    return drawing(`${lang} ${canonicalJson(content)}`, () =>
      pdfs.make(proof.controller.organization_id, proofDocument(proof, lang, publicUrl)),
    );
  };
};
export type ProofPdf = ReturnType<typeof createProofPdf>;
