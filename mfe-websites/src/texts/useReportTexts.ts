import { registerTexts, useTexts } from '@yinyom/mfe-kit';

registerTexts('websites_reports', (lang) => import(`../../locales/reports/${lang}.json`), 'mfe_websites');

/** Texts about the monthly reports of many websites. For parts that load later only. */
export const useReportTexts = () => useTexts('websites_reports');
