import { registerTexts, useTexts } from '@yinyom/mfe-kit';

registerTexts('users_audit', (lang) => import(`../../locales/audit/${lang}.json`), 'mfe_users');

/** Names of what entries of the audit log changed. For parts that load later only. */
export const useAuditTexts = () => useTexts('users_audit');
