import { registerTexts, useTexts } from '@yinyom/mfe-kit';

registerTexts(
  'compliance_inspection',
  (lang) => import(`../../locales/inspection/${lang}.json`),
  'mfe_compliance',
);

/** Texts of inspection letters and of comparisons with rules. */
export const useInspectionTexts = () => useTexts('compliance_inspection');
