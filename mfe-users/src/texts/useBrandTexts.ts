import { registerTexts, useTexts } from '@yinyom/mfe-kit';

registerTexts('users_brand', (lang) => import(`../../locales/brand/${lang}.json`), 'mfe_users');

/** Texts about the brand of an organization. For parts that load later only. */
export const useBrandTexts = () => useTexts('users_brand');
