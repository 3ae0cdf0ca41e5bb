import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// Headings of the law and sentences of facts have one home, the texts package: the printed record says the same.
registerTexts(
  'compliance_paper',
  async (lang) => ({ default: (await import(`./paper/${lang}.ts`)).texts }),
  'mfe_compliance',
);

/** Texts of papers: headings of the law, what the platform knows. Their values are filled in by `fillText`. */
export const usePaperWords = () => useTexts('compliance_paper');
