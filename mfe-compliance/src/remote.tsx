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
const ReadinessPage = lazyPart(
  () => import('./pages/ReadinessPage').then((file) => file.ReadinessPage),
  ErrorState,
);
const OfficerPage = lazyPart(
  () => import('./pages/OfficerPage').then((file) => file.OfficerPage),
  ErrorState,
);
const TransfersPage = lazyPart(
  () => import('./pages/TransfersPage').then((file) => file.TransfersPage),
  ErrorState,
);
const SecurityPage = lazyPart(
  () => import('./pages/SecurityPage').then((file) => file.SecurityPage),
  ErrorState,
);
const TrainingPage = lazyPart(
  () => import('./pages/TrainingPage').then((file) => file.TrainingPage),
  ErrorState,
);
const InspectionLettersPage = lazyPart(
  () => import('./pages/InspectionLettersPage').then((file) => file.InspectionLettersPage),
  ErrorState,
);
const EnterLetterPage = lazyPart(
  () => import('./pages/EnterLetterPage').then((file) => file.EnterLetterPage),
  ErrorState,
);
const InspectionLetterPage = lazyPart(
  () => import('./pages/InspectionLetterPage').then((file) => file.InspectionLetterPage),
  ErrorState,
);
const ConformityPage = lazyPart(
  () => import('./pages/ConformityPage').then((file) => file.ConformityPage),
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
const BindersPage = lazyPart(
  () => import('./pages/BindersPage').then((file) => file.BindersPage),
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
    { path: '/compliance/papers', element: <ReadinessPage /> },
    { path: '/compliance/papers/officer', element: <OfficerPage /> },
    { path: '/compliance/papers/transfers', element: <TransfersPage /> },
    { path: '/compliance/papers/security', element: <SecurityPage /> },
    { path: '/compliance/papers/training', element: <TrainingPage /> },
    { path: '/compliance/incidents', element: <IncidentsPage /> },
    { path: '/compliance/incidents/new', element: <EnterIncidentPage /> },
    { path: '/compliance/incidents/:id', element: <IncidentPage /> },
    { path: '/compliance/record', element: <RecordPage /> },
    { path: '/compliance/record/new', element: <NewActivityPage /> },
    { path: '/compliance/record/exemption', element: <ExemptionPage /> },
    { path: '/compliance/record/:id', element: <ActivityPage /> },
    { path: '/compliance/binders', element: <BindersPage /> },
    { path: '/compliance/letters', element: <InspectionLettersPage /> },
    { path: '/compliance/letters/new', element: <EnterLetterPage /> },
    { path: '/compliance/letters/:id', element: <InspectionLetterPage /> },
    { path: '/compliance/conformity', element: <ConformityPage /> },
    { path: '/compliance/agreements', element: <AgreementsPage /> },
    { path: '/compliance/agreements/new', element: <NewAgreementPage /> },
    { path: '/compliance/agreements/:id/edit', element: <EditAgreementPage /> },
    { path: '/compliance/agreements/:id', element: <AgreementPage /> },
  ],
} satisfies RemoteOf<typeof declared>);
