import type { Lang } from '@yinyom/contracts/constants';
import type { ConsentProof } from '@yinyom/contracts/consents/proof';
import { AppError } from '@yinyom/service-kit/AppError';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import { LATE, within } from '../documents/patience';
import { proofDocument } from '../documents/proofDocument';

/** A finished file waits so long for whoever asked for it; it names a visitor's browser, so it is never stored. */
const KEPT_MS = 60_000;
const ASK_AGAIN_SECONDS = 3;
const MOST_KEPT = 50;

/**
 * Draws proofs. On a busy machine that takes longer than a request may: whoever asks again meets the same drawing.
 * @param patienceMs how long a caller is kept waiting
 * @param publicUrl origin of the page that checks a proof
 */
export const createProofPdf = (pdfs: PdfMaker, patienceMs: number, publicUrl: string) => {
  const drawings = new Map<string, Promise<Buffer>>();

  const draw = (key: string, proof: ConsentProof, lang: Lang): Promise<Buffer> => {
    const work = pdfs.make(proof.controller.organization_id, proofDocument(proof, lang, publicUrl));
    if (drawings.size < MOST_KEPT) drawings.set(key, work);
    const forget = () => drawings.delete(key);
    work.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
    return work;
  };

  /** @throws AppError 503 with Retry-After while it is being drawn */
  return async (proof: ConsentProof, lang: Lang): Promise<Buffer> => {
    const { generated_at, ...content } = proof;
    const key = `${lang} ${sha256(canonicalJson(content))}`;
    const made = await within(drawings.get(key) ?? draw(key, proof, lang), patienceMs);
    if (made === LATE) throw new AppError(503, 'timeout', { retryAfterSeconds: ASK_AGAIN_SECONDS });
    return made;
  };
};
export type ProofPdf = ReturnType<typeof createProofPdf>;
