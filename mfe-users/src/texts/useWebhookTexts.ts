import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: whoever looks at the list of users does not load these texts.
registerTexts('users_webhooks', (lang) => import(`../../locales/webhooks/${lang}.json`), 'mfe_users');

/** Texts about webhooks. For parts that load later only. */
export const useWebhookTexts = () => useTexts('users_webhooks');
