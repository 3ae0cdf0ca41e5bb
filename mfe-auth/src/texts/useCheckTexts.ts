import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A name space of its own, one file a language with the words of findings in it: who logs in loads nothing of it, and every
// further file is a name that the remote's first file has to know.
registerTexts(
  'auth_check',
  async (lang) => ({ default: (await import(`./check/${lang}.ts`)).texts }),
  'mfe_auth',
);

/** Texts about the check of any website. For parts that load later only. */
export const useCheckTexts = () => useTexts('auth_check');
