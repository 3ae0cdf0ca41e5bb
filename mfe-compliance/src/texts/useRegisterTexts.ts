import { registerTexts, useTexts } from '@yinyom/mfe-kit';
import { registerWords } from './registerWords';

// Words that papers are printed with have one home, the texts package; the pages' own texts are in locales/papers.
registerTexts(
  'compliance_registers',
  async (lang) => {
    const [{ default: page }, { texts: paper }, { texts: register }] = await Promise.all([
      import(`../../locales/papers/${lang}.json`),
      import(`./paper/${lang}.ts`),
      import(`./registers/${lang}.ts`),
    ]);
    const texts = registerWords(paper, register);
    const { exemption, no_transfers } = page.readiness;
    const processing = { ...texts.field.processing, exemption };
    // A missing statement is not called by the words of the statement.
    const transfers = { ...texts.field.transfers, no_transfers };
    return {
      default: { ...page, ...texts, field: { ...page.fields, ...texts.field, processing, transfers } },
    };
  },
  'mfe_compliance',
);

/** Texts of the readiness of papers and of their registers. */
export const useRegisterTexts = () => useTexts('compliance_registers');
