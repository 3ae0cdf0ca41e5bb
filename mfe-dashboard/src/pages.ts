import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';
import { pageTitles } from '@yinyom/contracts/release/pageTitles';
import cn from '../locales/pages/cn.json';
import en from '../locales/pages/en.json';
import jp from '../locales/pages/jp.json';
import kh from '../locales/pages/kh.json';
import th from '../locales/pages/th.json';

const { viewer, member } = ROLES;

const titles = pageTitles({ th, en, cn, jp, kh });

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_dashboard',
  namespaces: ['dashboard'],
  slots: [],
  pages: [
    {
      path: '/dashboard',
      layout: 'default',
      role: viewer,
      website: true,
      title: titles.dashboard,
      aliases: ['/overview'],
      menu: { group: 'dashboard', order: 20, icon: 'chart', label: titles.overview, tab: 20 },
    },
    {
      path: '/alerts',
      layout: 'default',
      role: viewer,
      website: true,
      title: titles.alerts,
      menu: { group: 'dashboard', order: 25, icon: 'alert' },
    },
    {
      path: '/reports',
      layout: 'default',
      role: viewer,
      website: true,
      title: titles.reports,
      menu: { group: 'dashboard', order: 30, icon: 'report' },
    },
    {
      path: '/time-machine',
      layout: 'default',
      role: member,
      website: true,
      title: titles.days,
      menu: { group: 'dashboard', order: 35, icon: 'clock' },
    },
  ],
});
