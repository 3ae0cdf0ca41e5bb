import { defineRemote } from '@yinyom/mfe-kit';

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_dashboard',
  namespace: 'dashboard',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [],
});
