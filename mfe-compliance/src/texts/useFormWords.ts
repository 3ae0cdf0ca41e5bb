import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// What forms ask for has one home, the texts package: the page of published personal data and its report say the same.
registerTexts(
  'compliance_forms',
  async (lang) => ({ default: (await import(`./forms/${lang}.ts`)).texts }),
  'mfe_compliance',
);

/** Words about forms that scans found. */
export const useFormWords = () => useTexts('compliance_forms');
