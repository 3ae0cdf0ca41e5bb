import { loadEvidenceWords } from '@yinyom/contracts/evidence/loadEvidenceWords';
import { defineRemote } from '@yinyom/mfe-kit';
import { DashboardPage } from './pages/DashboardPage';
import { ReportsPage } from './pages/ReportsPage';

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_dashboard',
  namespace: 'dashboard',
  texts: async (lang) => {
    const [own, evidence] = await Promise.all([import(`../locales/${lang}.json`), loadEvidenceWords(lang)]);
    return { default: { ...own.default, evidence } };
  },
  routes: [
    { path: '/dashboard', element: <DashboardPage /> },
    { path: '/reports', element: <ReportsPage /> },
  ],
});
