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
  namespaces: [
    'compliance',
    'compliance_requests',
    'compliance_record',
    'compliance_forms',
    'compliance_paper',
    'compliance_agreements',
    'compliance_agreement_words',
    'compliance_registers',
    'compliance_inspection',
    'compliance_papers',
  ],
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
      path: '/compliance/papers',
      ...forOfficers,
      title: titles.papers,
      menu: {
        group: 'dashboard',
        order: 46,
        icon: 'shield',
        covers: [
          '/compliance/letters',
          '/compliance/binders',
          '/compliance/agreements',
          '/compliance/conformity',
        ],
      },
    },
    {
      path: '/compliance/read',
      layout: 'default',
      role: ROLES.member,
      title: titles.read_papers,
      // Admins and officers have the readiness of papers.
      menu: { group: 'dashboard', order: 46, icon: 'shield', only: ROLES.member },
    },
    {
      path: '/compliance/invited',
      layout: 'default',
      role: ROLES.reviewer,
      title: titles.invited,
      // Admins and officers have the readiness of papers, and read each paper there.
      menu: { group: 'dashboard', order: 47, icon: 'shield', only: ROLES.reviewer },
    },
    { path: '/compliance/papers/officer', ...forOfficers, title: titles.officer },
    { path: '/compliance/papers/transfers', ...forOfficers, title: titles.transfers },
    { path: '/compliance/papers/security', ...forOfficers, title: titles.security },
    { path: '/compliance/papers/training', ...forOfficers, title: titles.training },
    {
      path: '/compliance/incidents',
      ...forOfficers,
      title: titles.incidents,
      menu: { group: 'dashboard', order: 44, icon: 'alert' },
    },
    { path: '/compliance/incidents/new', ...forOfficers, title: titles.enter_incident },
    { path: '/compliance/incidents/:id', ...forOfficers, title: titles.incident },
    {
      path: '/compliance/record',
      ...forOfficers,
      title: titles.record,
      menu: { group: 'dashboard', order: 45, icon: 'report', label: titles.record_menu },
    },
    { path: '/compliance/record/new', ...forOfficers, title: titles.activity_new },
    { path: '/compliance/record/exemption', ...forOfficers, title: titles.exemption },
    { path: '/compliance/record/:id', ...forOfficers, title: titles.activity },
    {
      path: '/compliance/binders',
      ...forOfficers,
      title: titles.binders,
    },
    {
      path: '/compliance/letters',
      ...forOfficers,
      title: titles.letters,
    },
    { path: '/compliance/letters/new', ...forOfficers, title: titles.letter_new },
    { path: '/compliance/letters/:id', ...forOfficers, title: titles.letter },
    {
      path: '/compliance/conformity',
      ...forOfficers,
      title: titles.conformity,
    },
    {
      path: '/compliance/agreements',
      ...forOfficers,
      title: titles.agreements,
    },
    { path: '/compliance/agreements/new', ...forOfficers, title: titles.agreement_new },
    { path: '/compliance/agreements/:id/edit', ...forOfficers, title: titles.agreement_edit },
    { path: '/compliance/agreements/:id', ...forOfficers, title: titles.agreement },
  ],
});
