import { defineRemote } from '@yinyom/mfe-kit';
import { HelloPage } from './pages/HelloPage';

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_hello',
  namespace: 'hello',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [{ path: '/hello', element: <HelloPage /> }],
});
