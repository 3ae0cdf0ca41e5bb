import { defineRemote } from '@yinyom/mfe-kit';
import { CategorizationPage } from './pages/CategorizationPage';
import { ReassignPage } from './pages/ReassignPage';
import { WebsitePage } from './pages/WebsitePage';
import { WebsitesPage } from './pages/WebsitesPage';

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_websites',
  namespace: 'websites',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [
    { path: '/websites', element: <WebsitesPage /> },
    { path: '/websites/:id', element: <WebsitePage /> },
    { path: '/websites/:id/re-assign', element: <ReassignPage /> },
    { path: '/categorization', element: <CategorizationPage /> },
  ],
});
