import { defineRemote, lazyPart } from '@yinyom/mfe-kit';
import type { RemoteOf } from '@yinyom/contracts/release/declareRemote';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { RequestsPage } from './pages/RequestsPage';
import type { declared } from './pages';

// The board is what most people come for; the other pages load when they are opened.
const RequestPage = lazyPart(
  () => import('./pages/RequestPage').then((file) => file.RequestPage),
  ErrorState,
);
const EnterRequestPage = lazyPart(
  () => import('./pages/EnterRequestPage').then((file) => file.EnterRequestPage),
  ErrorState,
);
const RequestFiguresPage = lazyPart(
  () => import('./pages/RequestFiguresPage').then((file) => file.RequestFiguresPage),
  ErrorState,
);
const RequestSettingsPage = lazyPart(
  () => import('./pages/RequestSettingsPage').then((file) => file.RequestSettingsPage),
  ErrorState,
);

const IncidentsPage = lazyPart(
  () => import('./pages/IncidentsPage').then((file) => file.IncidentsPage),
  ErrorState,
);
const EnterIncidentPage = lazyPart(
  () => import('./pages/EnterIncidentPage').then((file) => file.EnterIncidentPage),
  ErrorState,
);
const IncidentPage = lazyPart(
  () => import('./pages/IncidentPage').then((file) => file.IncidentPage),
  ErrorState,
);
const RecordPage = lazyPart(() => import('./pages/RecordPage').then((file) => file.RecordPage), ErrorState);
const NewActivityPage = lazyPart(
  () => import('./pages/NewActivityPage').then((file) => file.NewActivityPage),
  ErrorState,
);
const ExemptionPage = lazyPart(
  () => import('./pages/ExemptionPage').then((file) => file.ExemptionPage),
  ErrorState,
);
const ActivityPage = lazyPart(
  () => import('./pages/ActivityPage').then((file) => file.ActivityPage),
  ErrorState,
);

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_compliance',
  namespace: 'compliance',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [
    { path: '/requests', element: <RequestsPage /> },
    { path: '/requests/new', element: <EnterRequestPage /> },
    { path: '/requests/figures', element: <RequestFiguresPage /> },
    { path: '/requests/settings', element: <RequestSettingsPage /> },
    { path: '/requests/:id', element: <RequestPage /> },
    { path: '/compliance/incidents', element: <IncidentsPage /> },
    { path: '/compliance/incidents/new', element: <EnterIncidentPage /> },
    { path: '/compliance/incidents/:id', element: <IncidentPage /> },
    { path: '/compliance/record', element: <RecordPage /> },
    { path: '/compliance/record/new', element: <NewActivityPage /> },
    { path: '/compliance/record/exemption', element: <ExemptionPage /> },
    { path: '/compliance/record/:id', element: <ActivityPage /> },
  ],
} satisfies RemoteOf<typeof declared>);
