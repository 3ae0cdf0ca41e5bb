import { loadFindingWords } from '@yinyom/texts/finding/loadFindingWords';
import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: only who opens a scan's result loads the words of everything that one can find.
registerTexts(
  'websites_scan',
  async (lang) => {
    const [own, { default: words }] = await Promise.all([
      import(`../../locales/scan/${lang}.json`),
      loadFindingWords(lang),
    ]);
    return { default: { ...own.default, words } };
  },
  'mfe_websites',
);

/** Texts about what a scan found out and what to do about it. For parts that load later only. */
export const useScanTexts = () => useTexts('websites_scan');
