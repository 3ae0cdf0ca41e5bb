import { loadEvidenceWords } from '@yinyom/contracts/evidence/loadEvidenceWords';
import { registerTexts } from '@yinyom/mfe-kit';

/** Makes the shell's own texts known: frame and messages, the public front page and its banner to try, the long legal pages, what checks a proof. */
export const registerShellTexts = (): void => {
  registerTexts('shell', (lang) => import(`../locales/shell/${lang}.json`));
  registerTexts('landing', (lang) => import(`../locales/landing/${lang}.json`));
  registerTexts('demo', (lang) => import(`../locales/demo/${lang}.json`));
  registerTexts('demo_window', (lang) => import(`../locales/demo/window/${lang}.json`));
  registerTexts('examples', (lang) => import(`../locales/examples/${lang}.json`));
  registerTexts('verify', (lang) => import(`../locales/verify/${lang}.json`));
  registerTexts('evidence', async (lang) => ({ default: await loadEvidenceWords(lang) }));
  registerTexts('legal', (lang) => import(`../locales/legal/${lang}.json`));
};
