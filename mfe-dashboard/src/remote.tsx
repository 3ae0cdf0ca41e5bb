import { defineRemote, lazyPart } from '@yinyom/mfe-kit';
import type { RemoteOf } from '@yinyom/contracts/release/declareRemote';
import { loadEvidenceWords } from '@yinyom/texts/evidence/loadEvidenceWords';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { DashboardPage } from './pages/DashboardPage';
import { ReportsPage } from './pages/ReportsPage';
import type { declared } from './pages';

// Most people come for the figures: alerts load when they are opened.
const AlertsPage = lazyPart(() => import('./pages/AlertsPage').then((file) => file.AlertsPage), ErrorState);
const DayPage = lazyPart(() => import('./pages/DayPage').then((file) => file.DayPage), ErrorState);

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_dashboard',
  namespace: 'dashboard',
  texts: async (lang) => {
    const [own, evidence] = await Promise.all([import(`../locales/${lang}.json`), loadEvidenceWords(lang)]);
    return { default: { ...own.default, evidence: evidence.default } };
  },
  routes: [
    { path: '/dashboard', element: <DashboardPage /> },
    { path: '/alerts', element: <AlertsPage /> },
    { path: '/reports', element: <ReportsPage /> },
    { path: '/time-machine', element: <DayPage /> },
  ],
} satisfies RemoteOf<typeof declared>);
