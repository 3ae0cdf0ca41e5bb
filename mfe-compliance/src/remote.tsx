import { defineRemote, lazyPart } from '@yinyom/mfe-kit';
import type { RemoteOf } from '@yinyom/contracts/release/declareRemote';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import type { ReactNode } from 'react';
import { OfController } from './controllers/OfController';
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
const ReadPapersPage = lazyPart(
  () => import('./pages/ReadPapersPage').then((file) => file.ReadPapersPage),
  ErrorState,
);
const InvitedPapersPage = lazyPart(
  () => import('./pages/InvitedPapersPage').then((file) => file.InvitedPapersPage),
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

/** A page about the papers that the address names. */
const page = <P extends string>(path: P, content: ReactNode) => ({
  path,
  element: <OfController>{content}</OfController>,
});

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_compliance',
  namespace: 'compliance',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [
    page('/requests', <RequestsPage />),
    page('/requests/new', <EnterRequestPage />),
    page('/requests/figures', <RequestFiguresPage />),
    page('/requests/settings', <RequestSettingsPage />),
    page('/requests/:id', <RequestPage />),
    page('/compliance/papers', <ReadinessPage />),
    page('/compliance/read', <ReadPapersPage />),
    // Reviewers choose no controller: an invitation is to papers of the organization that they have open.
    { path: '/compliance/invited', element: <InvitedPapersPage /> },
    page('/compliance/papers/officer', <OfficerPage />),
    page('/compliance/papers/transfers', <TransfersPage />),
    page('/compliance/papers/security', <SecurityPage />),
    page('/compliance/papers/training', <TrainingPage />),
    page('/compliance/incidents', <IncidentsPage />),
    page('/compliance/incidents/new', <EnterIncidentPage />),
    page('/compliance/incidents/:id', <IncidentPage />),
    page('/compliance/record', <RecordPage />),
    page('/compliance/record/new', <NewActivityPage />),
    page('/compliance/record/exemption', <ExemptionPage />),
    page('/compliance/record/:id', <ActivityPage />),
    page('/compliance/binders', <BindersPage />),
    page('/compliance/letters', <InspectionLettersPage />),
    page('/compliance/letters/new', <EnterLetterPage />),
    page('/compliance/letters/:id', <InspectionLetterPage />),
    page('/compliance/conformity', <ConformityPage />),
    page('/compliance/agreements', <AgreementsPage />),
    page('/compliance/agreements/new', <NewAgreementPage />),
    page('/compliance/agreements/:id/edit', <EditAgreementPage />),
    page('/compliance/agreements/:id', <AgreementPage />),
  ],
} satisfies RemoteOf<typeof declared>);
