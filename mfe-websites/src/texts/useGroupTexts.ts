import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: who works on one website in no group loads it without these texts.
registerTexts('websites_groups', (lang) => import(`../../locales/groups/${lang}.json`), 'mfe_websites');

/** Texts about groups of websites. For parts that load later only. */
export const useGroupTexts = () => useTexts('websites_groups');
