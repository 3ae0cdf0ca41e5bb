import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: whoever looks at the portfolio without choosing websites does not load it.
registerTexts('websites_bulk', (lang) => import(`../../locales/bulk/${lang}.json`), 'mfe_websites');

/** Texts about what is done to many websites. For parts that load later only. */
export const useBulkTexts = () => useTexts('websites_bulk');
