import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: whoever looks at figures does not load these texts.
registerTexts('dashboard_alerts', (lang) => import(`../../locales/alerts/${lang}.json`), 'mfe_dashboard');

/** Texts of the inbox of alerts. For parts that load later only. */
export const useAlertTexts = () => useTexts('dashboard_alerts');
