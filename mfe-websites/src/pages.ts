import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';
import { pageTitles } from '@yinyom/contracts/release/pageTitles';
import cn from '../locales/pages/cn.json';
import en from '../locales/pages/en.json';
import jp from '../locales/pages/jp.json';
import kh from '../locales/pages/kh.json';
import th from '../locales/pages/th.json';

const { admin, member, viewer, reviewer } = ROLES;

const titles = pageTitles({ th, en, cn, jp, kh });

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_websites',
  namespaces: ['websites'],
  slots: [],
  pages: [
    {
      path: '/websites',
      layout: 'default',
      role: member,
      title: titles.websites,
      aliases: ['/domains-setting'],
      menu: {
        group: 'setup',
        order: 10,
        icon: 'globe',
        label: titles.domainsSetting,
        tab: 10,
        covers: ['/portfolio', '/groups'],
      },
    },
    { path: '/websites/:id', layout: 'default', role: member, title: titles.websites },
    { path: '/websites/:id/re-assign', layout: 'default', role: member, title: titles.reassign },
    { path: '/websites/:id/import', layout: 'default', role: member, title: titles.websites },
    {
      path: '/websites/:id/published',
      layout: 'default',
      role: admin,
      flag: 'dpo',
      title: titles.publishedData,
    },
    { path: '/websites/:id/scans/:scanId', layout: 'default', role: member, title: titles.scanResult },
    { path: '/portfolio', layout: 'default', role: member, title: titles.portfolio },
    { path: '/portfolio/day', layout: 'default', role: member, title: titles.dayView },
    { path: '/portfolio/import', layout: 'default', role: member, title: titles.portfolio },
    { path: '/portfolio/bulk/:id', layout: 'default', role: member, title: titles.portfolio },
    { path: '/portfolio/reports', layout: 'default', role: viewer, title: titles.portfolio },
    { path: '/groups', layout: 'default', role: member, title: titles.groups },
    { path: '/groups/:id', layout: 'default', role: member, title: titles.groups },
    {
      path: '/categorization',
      layout: 'default',
      role: member,
      title: titles.categorization,
      aliases: ['/categorizations'],
      menu: { group: 'setup', order: 20, icon: 'filter', label: titles.categorizations },
    },
    {
      path: '/review',
      layout: 'default',
      role: reviewer,
      title: titles.review,
      menu: { group: 'dashboard', order: 10, icon: 'check', only: reviewer, tab: 30 },
    },
    { path: '/review/:id', layout: 'default', role: reviewer, title: titles.review },
  ],
});
