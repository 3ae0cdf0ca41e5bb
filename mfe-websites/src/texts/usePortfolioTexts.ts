import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: who works on one website loads it without these texts.
registerTexts('websites_portfolio', (lang) => import(`../../locales/portfolio/${lang}.json`), 'mfe_websites');

/** Texts about all websites at once. For parts that load later only. */
export const usePortfolioTexts = () => useTexts('websites_portfolio');
