import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';
import { pageTitles } from '@yinyom/contracts/release/pageTitles';
import cn from '../locales/pages/cn.json';
import en from '../locales/pages/en.json';
import jp from '../locales/pages/jp.json';
import kh from '../locales/pages/kh.json';
import th from '../locales/pages/th.json';

const titles = pageTitles({ th, en, cn, jp, kh });

/** Requests are open to Admins and to members who carry the flag `dpo`, as the calls of the compliance service are. */
const forOfficers = { layout: 'default', role: ROLES.admin, flag: 'dpo' } as const;

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_compliance',
  namespaces: ['compliance', 'compliance_requests', 'compliance_record', 'compliance_paper'],
  slots: [],
  pages: [
    {
      path: '/requests',
      ...forOfficers,
      title: titles.requests,
      menu: { group: 'dashboard', order: 40, icon: 'mail' },
    },
    { path: '/requests/new', ...forOfficers, title: titles.enter },
    { path: '/requests/figures', ...forOfficers, title: titles.figures },
    { path: '/requests/settings', ...forOfficers, title: titles.settings },
    { path: '/requests/:id', ...forOfficers, title: titles.request },
    {
      path: '/compliance/incidents',
      ...forOfficers,
      title: titles.incidents,
      menu: { group: 'dashboard', order: 46, icon: 'alert' },
    },
    { path: '/compliance/incidents/new', ...forOfficers, title: titles.enter_incident },
    { path: '/compliance/incidents/:id', ...forOfficers, title: titles.incident },
    {
      path: '/compliance/record',
      ...forOfficers,
      title: titles.record,
      menu: { group: 'dashboard', order: 44, icon: 'report' },
    },
    { path: '/compliance/record/new', ...forOfficers, title: titles.activity_new },
    { path: '/compliance/record/exemption', ...forOfficers, title: titles.exemption },
    { path: '/compliance/record/:id', ...forOfficers, title: titles.activity },
  ],
});
