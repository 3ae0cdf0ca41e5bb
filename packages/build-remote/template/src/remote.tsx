import { defineRemote } from '@yinyom/mfe-kit';
import type { RemoteOf } from '@yinyom/contracts/release/declareRemote';
import { HelloPage } from './pages/HelloPage';
import type { declared } from './pages';

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_hello',
  namespace: 'hello',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [{ path: '/hello', element: <HelloPage /> }],
} satisfies RemoteOf<typeof declared>);
