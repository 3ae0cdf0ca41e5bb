import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// Words that the public form and letters use, too: they have one home, the texts package.
registerTexts(
  'compliance_requests',
  async (lang) => ({ default: (await import(`./requests/${lang}.ts`)).texts }),
  'mfe_compliance',
);

/** Texts of requests that persons read as well: kinds of persons, ways to answer, reasons of a rejection. */
export const useRequestWords = () => useTexts('compliance_requests');
