import { defineRemote, lazyPart } from '@yinyom/mfe-kit';
import type { RemoteOf } from '@yinyom/contracts/release/declareRemote';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { WebsitePage } from './pages/WebsitePage';
import { WebsitesPage } from './pages/WebsitesPage';
import type { declared } from './pages';

// The list and the banner editor are what most people come for; the other pages load when they are opened.
const CategorizationPage = lazyPart(
  () => import('./pages/CategorizationPage').then((file) => file.CategorizationPage),
  ErrorState,
);
const ReassignPage = lazyPart(
  () => import('./pages/ReassignPage').then((file) => file.ReassignPage),
  ErrorState,
);
const ImportPage = lazyPart(() => import('./pages/ImportPage').then((file) => file.ImportPage), ErrorState);
const ScanPage = lazyPart(() => import('./pages/ScanPage').then((file) => file.ScanPage), ErrorState);
const PublishedDataPage = lazyPart(
  () => import('./pages/PublishedDataPage').then((file) => file.PublishedDataPage),
  ErrorState,
);

const PortfolioPage = lazyPart(
  () => import('./pages/PortfolioPage').then((file) => file.PortfolioPage),
  ErrorState,
);

const DayPage = lazyPart(() => import('./pages/DayPage').then((file) => file.DayPage), ErrorState);
const GroupsPage = lazyPart(() => import('./pages/groupPages').then((file) => file.GroupsPage), ErrorState);
const GroupPage = lazyPart(() => import('./pages/groupPages').then((file) => file.GroupPage), ErrorState);
const BulkActionPage = lazyPart(
  () => import('./pages/BulkActionPage').then((file) => file.BulkActionPage),
  ErrorState,
);
const CsvImportPage = lazyPart(
  () => import('./pages/CsvImportPage').then((file) => file.CsvImportPage),
  ErrorState,
);

const PortfolioReportsPage = lazyPart(
  () => import('./pages/PortfolioReportsPage').then((file) => file.PortfolioReportsPage),
  ErrorState,
);

const ReviewsPage = lazyPart(
  () => import('./pages/ReviewsPage').then((file) => file.ReviewsPage),
  ErrorState,
);
const ReviewPage = lazyPart(() => import('./pages/ReviewPage').then((file) => file.ReviewPage), ErrorState);

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_websites',
  namespace: 'websites',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [
    { path: '/websites', element: <WebsitesPage /> },
    { path: '/websites/:id', element: <WebsitePage /> },
    { path: '/websites/:id/re-assign', element: <ReassignPage /> },
    { path: '/websites/:id/import', element: <ImportPage /> },
    { path: '/websites/:id/scans/:scanId', element: <ScanPage /> },
    { path: '/portfolio', element: <PortfolioPage /> },
    { path: '/groups', element: <GroupsPage /> },
    { path: '/groups/:id', element: <GroupPage /> },
    { path: '/portfolio/day', element: <DayPage /> },
    { path: '/portfolio/import', element: <CsvImportPage /> },
    { path: '/portfolio/reports', element: <PortfolioReportsPage /> },
    { path: '/portfolio/bulk/:id', element: <BulkActionPage /> },
    { path: '/websites/:id/published', element: <PublishedDataPage /> },
    { path: '/review', element: <ReviewsPage /> },
    { path: '/review/:id', element: <ReviewPage /> },
    { path: '/categorization', element: <CategorizationPage /> },
  ],
} satisfies RemoteOf<typeof declared>);
