import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: the list of users, which most people come for, loads without these texts.
registerTexts('users_keys', (lang) => import(`../../locales/keys/${lang}.json`), 'mfe_users');

/** Texts about API keys. For parts that load later only. */
export const useKeysTexts = () => useTexts('users_keys');
