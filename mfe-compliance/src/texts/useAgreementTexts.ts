import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: the board of requests loads without these texts.
registerTexts(
  'compliance_agreements',
  (lang) => import(`../../locales/agreements/${lang}.json`),
  'mfe_compliance',
);

/** Texts of the pages about agreements with processors. */
export const useAgreementTexts = () => useTexts('compliance_agreements');
