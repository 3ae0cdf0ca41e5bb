import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// Words that the paper uses, too: they have one home, the texts package.
registerTexts(
  'compliance_agreement_words',
  async (lang) => ({ default: (await import(`./agreement/${lang}.ts`)).texts }),
  'mfe_compliance',
);

/** Words of the paper: states, measures, needs, sources. Values of their sentences are filled in by `fillText`. */
export const useAgreementWords = () => useTexts('compliance_agreement_words');
