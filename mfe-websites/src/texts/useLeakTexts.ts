import { registerTexts, useTexts } from '@yinyom/mfe-kit';

registerTexts('websites_leaks', (lang) => import(`../../locales/leaks/${lang}.json`), 'mfe_websites');

/** Texts about published personal data. For parts that load later only. */
export const useLeakTexts = () => useTexts('websites_leaks');
