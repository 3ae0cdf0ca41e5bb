import { defineRemote } from '@yinyom/mfe-kit';
import { UsersPage } from './pages/UsersPage';

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_users',
  namespace: 'users',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [{ path: '/user', element: <UsersPage /> }],
});
