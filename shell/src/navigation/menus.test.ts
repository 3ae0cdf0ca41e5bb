import { ROLES } from '@yinyom/contracts/constants';
import type { Declared } from '@yinyom/contracts/release/Declared';
import { listedRemotes, rowOf } from '../testing/listedRemotes';
import shellTexts from '../../locales/shell/en.json';
import { homeOf } from './homeOf';
import { currentEntry, menuOf, visibleEntries } from './menuEntries';
import { userLabel } from './userLabel';
import { userMenuKeys } from './userMenuKeys';

const { all, tabs } = menuOf(listedRemotes);
const paths = (role: 0 | 1 | 10 | 1000) => visibleEntries(tabs, role).map(({ path }) => path);

it('shows the Websites tab to Admins and Members, the Dashboard to everybody', () => {
  expect(paths(1000)).toEqual(['/websites', '/dashboard']);
  expect(paths(10)).toEqual(['/websites', '/dashboard']);
  expect(paths(1)).toEqual(['/dashboard']);
  expect(paths(0)).toEqual(['/review']);
});

it('2.19: the groups of the left menu carry the names of the specification, in five languages', () => {
  const { groups } = menuOf(listedRemotes);
  const named = (lang: 'th' | 'en' | 'cn' | 'jp' | 'kh', ...at: string[]) =>
    groups.flatMap(({ key, entries }) =>
      entries.filter(({ path }) => at.includes(path)).map(({ label }) => `${key}: ${label[lang] ?? ''}`),
    );
  const specified = ['/dashboard', '/reports', '/websites', '/categorization', '/user'];
  expect(named('en', ...specified)).toEqual([
    'menu.group_dashboard: Overview',
    'menu.group_dashboard: Reports',
    'menu.group_setup: Domains Setting',
    'menu.group_setup: Categorizations',
    'menu.group_settings: User',
  ]);
  for (const lang of ['th', 'cn', 'jp', 'kh'] as const)
    expect(named(lang, ...specified).every((name) => /: \S/.test(name))).toBe(true);
  expect(shellTexts['menu']).toMatchObject({
    group_dashboard: 'Dashboard',
    group_setup: 'Setup and integration',
    group_settings: 'Settings',
  });
});

it('2.19: tabs, and whatever else names a page, keep its title', () => {
  expect(tabs.map(({ title }) => title.en)).toEqual(['Websites', 'Dashboard', 'Review']);
});

it('shows users, organization and audit log in the left menu to Admins only', () => {
  const shown = (role: 0 | 1 | 10 | 1000) => visibleEntries(all, role).map(({ path }) => path);
  expect(shown(0)).toEqual(['/review', '/compliance/invited', '/account']);
  expect(shown(1)).toEqual(['/dashboard', '/alerts', '/reports', '/account']);
  expect(shown(10)).toEqual([
    '/dashboard',
    '/alerts',
    '/reports',
    '/time-machine',
    '/compliance/read',
    '/websites',
    '/categorization',
    '/user/agents',
    '/account',
  ]);
  expect(shown(1000)).toEqual([
    ...['/dashboard', '/alerts', '/reports', '/time-machine', '/requests'],
    ...['/compliance/incidents', '/compliance/record', '/compliance/papers', '/websites', '/categorization'],
    ...[
      '/user',
      '/user/organization',
      '/user/keys',
      '/user/agents',
      '/user/webhooks',
      '/user/audit',
      '/account',
    ],
  ]);
});

it('shows an entry to members who carry its flag, whatever their role', () => {
  const shown = (role: 0 | 1 | 10) => visibleEntries(all, role, ['dpo']).map(({ path }) => path);
  for (const role of [ROLES.reviewer, ROLES.viewer, ROLES.member] as const) {
    expect(shown(role).filter((path) => !visibleEntries(all, role).some((one) => one.path === path))).toEqual(
      [
        ...['/requests', '/compliance/incidents', '/compliance/record', '/compliance/papers'],
        ...(role === ROLES.member ? [] : ['/user/agents']),
      ],
    );
    expect(currentEntry(all, '/requests/64f', role, ['dpo'])?.path).toBe('/requests');
  }
});

it('a role starts from its first tab, without tabs from the first page of its menu, without remotes from the front page', () => {
  const homes = (rows = listedRemotes) => ([1000, 10, 1, 0] as const).map((role) => homeOf(role, rows));
  expect(homes()).toEqual(['/websites', '/websites', '/dashboard', '/review']);
  expect(homes(listedRemotes.filter(({ name }) => name === 'mfe_users'))).toEqual([
    '/user',
    ...['/user/agents', '/account', '/account'],
  ]);
  expect(homes([])).toEqual(['/', '/', '/', '/']);
});

it('a remote that is new stands where it says, among the entries of the others', () => {
  const label = { th: 'ก', en: 'Hello', cn: '你', jp: 'や', kh: 'ស' };
  const hello: Declared = {
    name: 'mfe_hello',
    namespaces: ['hello'],
    slots: [],
    pages: [
      {
        path: '/hello',
        layout: 'default',
        title: label,
        menu: { group: 'setup', order: 15, icon: 'globe', tab: 25 },
      },
    ],
  };
  const menu = menuOf([...listedRemotes, rowOf(hello)]);
  expect(menu.groups[1]?.entries.map(({ path }) => path)).toEqual(['/websites', '/hello', '/categorization']);
  expect(menu.tabs.map(({ path }) => path)).toEqual(['/websites', '/dashboard', '/hello', '/review']);
});

it.each([
  ['/websites', '/websites'],
  ['/websites/64f/re-assign', '/websites'],
  ['/user', '/user'],
  ['/user/audit', '/user/audit'],
  ['/user/sessions', '/user'],
  ['/reports', '/reports'],
  ['/overview', '/dashboard'],
  ['/domains-setting', '/websites'],
  ['/categorizations', '/categorization'],
  // Only a reviewer's menu offers reviews; others come from the website.
  ['/review/64f', '/websites'],
  ['/compliance/letters/64f', '/compliance/papers'],
  ['/compliance/agreements', '/compliance/papers'],
  ['/portfolio/day', '/websites'],
  ['/websites-old', undefined],
])('highlights on %s the entry %s', (pathname, path) => {
  expect(currentEntry(all, pathname, ROLES.admin)?.path).toBe(path);
});

it('each page of the remotes highlights an entry for Admins', () => {
  const pages = listedRemotes.flatMap(({ declared }) => declared.pages);
  const unmarked = pages
    .filter(({ layout, role }) => layout === 'default' && role !== undefined)
    .filter(({ path }) => !currentEntry(all, path.replaceAll(/:[^/]+/g, '64f'), ROLES.admin));
  expect(unmarked.map(({ path }) => path)).toEqual([]);
});

it('highlights for a reviewer the reviews', () => {
  expect(currentEntry(all, '/review/64f', ROLES.reviewer)?.path).toBe('/review');
});

it('hides the User page from others than Admins', () => {
  expect(userMenuKeys({ isAdmin: false, user: { two_fa_at: null } })).not.toContain('users');
  expect(userMenuKeys({ isAdmin: true, user: { two_fa_at: null } })).toContain('users');
});

it('shows the parts of the console to those who run the installation', () => {
  expect(userMenuKeys({ isAdmin: true, user: { two_fa_at: null } })).not.toContain('parts');
  expect(userMenuKeys({ isAdmin: false, user: { two_fa_at: null, operator: true } })).toContain('parts');
});

it('hides the password change from users of a directory', () => {
  expect(userMenuKeys({ isAdmin: true, user: { two_fa_at: null, ldap_username: 'suda' } })).not.toContain(
    'password',
  );
});

it('hides two-factor once it is on', () => {
  const user = { two_fa_at: '2026-01-01T00:00:00Z' };
  expect(userMenuKeys({ isAdmin: true, user })).toEqual(['users', 'account', 'password', 'logout']);
});

it('calls a user by e-mail, without one by name, and a user of a directory by name', () => {
  const user = { email: 'suda@example.co.th', first_name: 'Suda', last_name: 'Dee' };
  expect(userLabel(user)).toBe('suda@example.co.th');
  expect(userLabel({ ...user, email: '' })).toBe('Suda Dee');
  expect(userLabel({ ...user, ldap_username: 'suda' })).toBe('Suda Dee');
});
