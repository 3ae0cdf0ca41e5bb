import type { ProofPack } from 'yinyom-verify/verifyProof';

/** The same proof after somebody turned the refusal into consent and hoped that nobody looks. Pure. */
export const forgedProof = (proof: ProofPack): ProofPack => {
  const said = { result: 'accept_all', consent_type: 'accept_all', method: 'banner_accept' };
  return {
    ...proof,
    consent: { ...proof.consent, ...said },
    hashed_content: { ...proof.hashed_content, ...said },
  };
};
