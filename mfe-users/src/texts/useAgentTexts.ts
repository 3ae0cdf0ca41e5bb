import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: most people never open the page.
registerTexts('users_agents', (lang) => import(`../../locales/agents/${lang}.json`), 'mfe_users');

/** Texts about calls of agents. For parts that load later only. */
export const useAgentTexts = () => useTexts('users_agents');
