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

const AgreementsPage = lazyPart(
  () => import('./pages/AgreementsPage').then((file) => file.AgreementsPage),
  ErrorState,
);
const NewAgreementPage = lazyPart(
  () => import('./pages/NewAgreementPage').then((file) => file.NewAgreementPage),
  ErrorState,
);
const EditAgreementPage = lazyPart(
  () => import('./pages/EditAgreementPage').then((file) => file.EditAgreementPage),
  ErrorState,
);
const AgreementPage = lazyPart(
  () => import('./pages/AgreementPage').then((file) => file.AgreementPage),
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
    { path: '/compliance/agreements', element: <AgreementsPage /> },
    { path: '/compliance/agreements/new', element: <NewAgreementPage /> },
    { path: '/compliance/agreements/:id/edit', element: <EditAgreementPage /> },
    { path: '/compliance/agreements/:id', element: <AgreementPage /> },
  ],
} satisfies RemoteOf<typeof declared>);
