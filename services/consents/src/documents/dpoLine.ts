import type { ConsentProof } from '@yinyom/contracts/consents/proof';

/** A data protection officer and how to reach them, in one line; empty when there is none. */
export const dpoLine = (dpo: ConsentProof['controller']['dpo']): string =>
  dpo ? [dpo.name, dpo.email, dpo.phone].filter(Boolean).join(' · ') : '';
