import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';
import { pageTitles } from '@yinyom/contracts/release/pageTitles';
import cn from '../locales/pages/cn.json';
import en from '../locales/pages/en.json';
import jp from '../locales/pages/jp.json';
import kh from '../locales/pages/kh.json';
import th from '../locales/pages/th.json';

const { admin, member, reviewer } = ROLES;

const titles = pageTitles({ th, en, cn, jp, kh });

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_users',
  namespaces: ['users'],
  slots: ['new-organization'],
  pages: [
    {
      path: '/user',
      layout: 'default',
      role: admin,
      title: titles.users,
      menu: { group: 'settings', order: 10, icon: 'user', label: titles.user },
    },
    {
      path: '/user/organization',
      layout: 'default',
      role: admin,
      title: titles.organization,
      menu: { group: 'settings', order: 20, icon: 'building' },
    },
    { path: '/user/brand', layout: 'default', role: admin, title: titles.brand },
    {
      path: '/user/keys',
      layout: 'default',
      role: admin,
      title: titles.apiKeys,
      menu: { group: 'settings', order: 25, icon: 'lock' },
    },
    {
      path: '/user/agents',
      layout: 'default',
      role: member,
      flag: 'dpo',
      title: titles.agents,
      menu: { group: 'settings', order: 26, icon: 'shield' },
    },
    {
      path: '/user/webhooks',
      layout: 'default',
      role: admin,
      title: titles.webhooks,
      menu: { group: 'settings', order: 27, icon: 'link' },
    },
    {
      path: '/user/audit',
      layout: 'default',
      role: admin,
      title: titles.auditLog,
      menu: { group: 'settings', order: 30, icon: 'clock' },
    },
    { path: '/user/sessions', layout: 'default', role: admin, title: titles.users },
    {
      path: '/account',
      layout: 'default',
      role: reviewer,
      personal: true,
      title: titles.account,
      menu: { group: 'settings', order: 40, icon: 'settings' },
    },
  ],
});
