import { defineRemote } from '@yinyom/mfe-kit';
import { lazy } from 'react';
import { WebsitePage } from './pages/WebsitePage';
import { WebsitesPage } from './pages/WebsitesPage';

// The list and the banner editor are what most people come for; the other pages load when they are opened.
const CategorizationPage = lazy(() =>
  import('./pages/CategorizationPage').then((file) => ({ default: file.CategorizationPage })),
);
const ReassignPage = lazy(() =>
  import('./pages/ReassignPage').then((file) => ({ default: file.ReassignPage })),
);
const ScanPage = lazy(() => import('./pages/ScanPage').then((file) => ({ default: file.ScanPage })));

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_websites',
  namespace: 'websites',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [
    { path: '/websites', element: <WebsitesPage /> },
    { path: '/websites/:id', element: <WebsitePage /> },
    { path: '/websites/:id/re-assign', element: <ReassignPage /> },
    { path: '/websites/:id/scans/:scanId', element: <ScanPage /> },
    { path: '/categorization', element: <CategorizationPage /> },
  ],
});
