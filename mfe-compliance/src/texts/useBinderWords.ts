import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// Words that binders themselves use, too: they have one home, the texts package.
registerTexts(
  'compliance_binder',
  async (lang) => ({ default: (await import(`./binders/${lang}.ts`)).texts }),
  'mfe_compliance',
);

/** Names of the papers of an inspection. */
export const useBinderWords = () => useTexts('compliance_binder');
