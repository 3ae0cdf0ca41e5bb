import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// Words that papers are printed with have one home, the texts package; the pages' own texts are in locales/papers.
registerTexts(
  'compliance_registers',
  async (lang) => {
    const [{ default: page }, { texts }] = await Promise.all([
      import(`../../locales/papers/${lang}.json`),
      import(`./registers/${lang}.ts`),
    ]);
    const processing = { ...texts.field.processing, exemption: page.readiness.exemption };
    return { default: { ...page, ...texts, field: { ...texts.field, processing } } };
  },
  'mfe_compliance',
);

/** Texts of the inspection file and of its registers. */
export const useRegisterTexts = () => useTexts('compliance_registers');
