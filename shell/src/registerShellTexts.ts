import { registerTexts } from '@yinyom/mfe-kit';

/** Makes the shell's own texts known: frame and messages, the public front page and its banner to try, the long legal pages. */
export const registerShellTexts = (): void => {
  registerTexts('shell', (lang) => import(`../locales/shell/${lang}.json`));
  registerTexts('landing', (lang) => import(`../locales/landing/${lang}.json`));
  registerTexts('demo', (lang) => import(`../locales/demo/${lang}.json`));
  registerTexts('legal', (lang) => import(`../locales/legal/${lang}.json`));
};
