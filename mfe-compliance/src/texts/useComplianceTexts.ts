import { useTexts } from '@yinyom/mfe-kit';

/** Gives the text of a key of this remote's locale files. */
export const useComplianceTexts = () => useTexts('compliance');
