import type { useTexts } from '@yinyom/mfe-kit';

/** A scanner's code in plain words; one that has no words yet is shown as the code it is. */
export const scanReason = (code: string, t: ReturnType<typeof useTexts>): string =>
  t([`scanReason.${code}`, 'scanReason.other'], { code });
