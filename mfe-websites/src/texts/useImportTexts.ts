import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: an import is made once in a website's life.
registerTexts('websites_import', (lang) => import(`../../locales/import/${lang}.json`), 'mfe_websites');

/** Texts about taking over the set-up of another consent product. For parts that load later only. */
export const useImportTexts = () => useTexts('websites_import');
