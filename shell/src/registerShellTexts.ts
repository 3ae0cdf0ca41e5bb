import { registerTexts } from '@yinyom/mfe-kit';
import { loadLabels } from '@yinyom/ui/foundation/labels';

const SHELL = 'shell';

/** Makes the shell's own texts known: frame and messages, the words of components, the public front page and its banner to try, the long legal pages, what checks a proof. */
export const registerShellTexts = (): void => {
  registerTexts(
    'shell',
    (lang) => import(/* webpackChunkName: 'texts-[request]' */ `../locales/shell/${lang}.json`),
    SHELL,
  );
  registerTexts('labels', loadLabels, SHELL);
  registerTexts(
    'landing',
    (lang) => import(/* webpackChunkName: 'front-[request]' */ `../locales/landing/${lang}.json`),
    SHELL,
  );
  registerTexts(
    'demo',
    (lang) => import(/* webpackChunkName: 'front-[request]' */ `../locales/demo/${lang}.json`),
    SHELL,
  );
  registerTexts('demo_window', (lang) => import(`../locales/demo/window/${lang}.json`), SHELL);
  registerTexts('examples', (lang) => import(`../locales/examples/${lang}.json`), SHELL);
  registerTexts('verify', (lang) => import(`../locales/verify/${lang}.json`), SHELL);
  registerTexts('legal', (lang) => import(`../locales/legal/${lang}.json`), SHELL);
};
