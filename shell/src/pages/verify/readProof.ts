import { isProofPack, verifyProof, type ProofPack } from 'yinyom-verify/verifyProof';

/** A proof of a decision is about 10 KB; what is longer than this many characters is something else. */
export const MAX_PROOF_LENGTH = 2_000_000;

/** Why a text holds no proof. `ledger`: it is an export of a whole log, which the command checks. */
export type Unreadable = 'not_proof' | 'ledger';

/** The proof pack in the text of a file. Pure. */
export const readProof = (text: string): ProofPack | Unreadable => {
  if (/^\s*\{[^\n]*"kind":/.test(text)) return 'ledger';
  if (text.length > MAX_PROOF_LENGTH) return 'not_proof';
  try {
    const value: unknown = JSON.parse(text);
    if (!isProofPack(value)) return 'not_proof';
    // Somebody may have written it by hand: what cannot even be checked throws here, not while the page is drawn.
    verifyProof(value);
    return value;
  } catch {
    return 'not_proof';
  }
};
