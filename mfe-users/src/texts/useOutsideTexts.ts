import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: the list of users, which most people come for, loads without these texts.
registerTexts('users_outside', (lang) => import(`../../locales/outside/${lang}.json`), 'mfe_users');

/** Texts about people from outside an organization, and about its end. For parts that load later only. */
export const useOutsideTexts = () => useTexts('users_outside');
