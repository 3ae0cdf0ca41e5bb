import { CONSOLE_PATHS } from '@yinyom/contracts/consolePaths';
import { routeOf, siteRoutes } from './siteRoutes';

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
  ['/user', 'mfe_users', 1000],
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
  expect(routeOf(path)?.aliasOf).toBe(target);
  expect(routeOf(target)?.remote).toBeDefined();
});

it.each(['/nowhere', '/fr/login', '/login/more', '/websitesX', '/th'])('%s is unknown', (path) => {
  expect(routeOf(path)).toBeUndefined();
});

it('every row leads somewhere: a page, a remote or another row', () => {
  const nowhere = siteRoutes.filter((route) => !route.page && !route.remote && !route.aliasOf);
  expect(nowhere).toEqual([]);
});

test('Every address of the contract has a row, and every row is in the contract', () => {
  expect(siteRoutes.map(({ path }) => path).sort()).toEqual([...CONSOLE_PATHS].sort());
});
