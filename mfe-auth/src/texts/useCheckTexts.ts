import { loadFindingWords } from '@yinyom/contracts/scanner/loadFindingWords';
import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: who logs in loads nothing of what a check of a website can say.
registerTexts(
  'auth_check',
  async (lang) => {
    const [own, words] = await Promise.all([
      import(`../../locales/check/${lang}.json`),
      loadFindingWords(lang),
    ]);
    return { default: { ...own.default, words } };
  },
  'mfe_auth',
);

/** Texts about the check of any website. For parts that load later only. */
export const useCheckTexts = () => useTexts('auth_check');
