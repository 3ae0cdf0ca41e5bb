import { CONSOLE_PATHS } from '@yinyom/contracts/consolePaths';
import { listedRemotes } from '../testing/listedRemotes';
import { routeOf as find, siteRoutes } from './siteRoutes';

const routeOf = (path: string) => find(path, listedRemotes);

/** Specification §2, every address, with the least role that section 6 gives it. */
it.each([
  ['/', undefined, undefined],
  ['/404', undefined, undefined],
  ['/faq', undefined, undefined],
  ['/verify', undefined, undefined],
  ['/terms', undefined, undefined],
  ['/policy', undefined, undefined],
  ['/dpa', undefined, undefined],
  ['/login', 'mfe_auth', undefined],
  ['/signup', 'mfe_auth', undefined],
  ['/signup25032021', 'mfe_auth', undefined],
  ['/signup/confirmation', 'mfe_auth', undefined],
  ['/password/change', 'mfe_auth', undefined],
  ['/password/reset', 'mfe_auth', undefined],
  ['/twofa/registration', 'mfe_auth', 0],
  ['/twofa/security-key', 'mfe_auth', 0],
  ['/twofa/confirmation', 'mfe_auth', undefined],
  ['/websites', 'mfe_websites', 10],
  ['/websites/abc', 'mfe_websites', 10],
  ['/websites/abc/re-assign', 'mfe_websites', 10],
  ['/categorization', 'mfe_websites', 10],
  ['/dashboard', 'mfe_dashboard', 1],
  ['/reports', 'mfe_dashboard', 1],
  ['/time-machine', 'mfe_dashboard', 10],
  ['/user', 'mfe_users', 1000],
  ['/user/', 'mfe_users', 1000],
])('%s belongs to %s and needs role %s', (path, remote, role) => {
  expect(routeOf(path)).toMatchObject({});
  expect(routeOf(path)?.remote).toBe(remote);
  expect(routeOf(path)?.role).toBe(role);
});

it.each([
  ['/overview', '/dashboard'],
  ['/domains-setting', '/websites'],
  ['/categorizations', '/categorization'],
])('%s is a second name of %s', (path, target) => {
  expect(routeOf(path)).toEqual({ ...routeOf(target), path, aliasOf: target });
  expect(routeOf(target)?.remote).toBeDefined();
});

it.each([
  '/nowhere',
  '/fr/login',
  '/login/more',
  '/websitesX',
  '/th',
  '/user/nonsense',
  '/websites/1/nonsense',
])('%s is unknown', (path) => {
  expect(routeOf(path)).toBeUndefined();
});

it('every row leads somewhere: a page, a remote or another row', () => {
  const nowhere = siteRoutes(listedRemotes).filter((route) => !route.page && !route.remote && !route.aliasOf);
  expect(nowhere).toEqual([]);
});

it('without remotes there are the pages of the shell, and no other', () => {
  expect(siteRoutes([]).map(({ path }) => path)).toEqual(CONSOLE_PATHS);
});

it('where two pages of a remote fit an address, the one that leaves less open is meant', () => {
  const [row] = listedRemotes;
  const title = { en: 'x' };
  const pages = ['/things/:id', '/things/new'].map((path) => ({ path, layout: 'default' as const, title }));
  const rows = [{ ...row!, declared: { ...row!.declared, pages } }];
  expect(find('/things/new', rows)?.path).toBe('/things/new');
  expect(find('/things/7', rows)?.path).toBe('/things/:id');
  expect(find('/things/', rows)).toBeUndefined();
});
