import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import type { ConsolePath } from '@yinyom/contracts/consolePaths';
import { matchPath } from '@yinyom/mfe-kit';

export type LayoutName = 'landing' | 'auth' | 'default';
export type OwnPage = 'landing' | 'faq' | 'terms' | 'policy' | 'dpa' | 'verify' | 'not_found';

/** One address of the product, without language prefix. */
export interface SiteRoute {
  path: ConsolePath;
  layout: LayoutName;
  /** The remote that owns the page, or the shell's own page. */
  remote?: 'mfe_auth' | 'mfe_websites' | 'mfe_dashboard' | 'mfe_users';
  page?: OwnPage;
  /** Least role; any value also means that the visitor must be signed in. */
  role?: Role;
  /** About the user alone: open without any organization. */
  personal?: boolean;
  /** About the selected website: not shown before it is known which one that is. */
  website?: boolean;
  /** Second name of another page; replaced by it in the address bar. */
  aliasOf?: string;
  /** Key of the page's title in the texts. */
  title?: string;
}

const { admin, member, viewer, reviewer } = ROLES;

/**
 * Every address of the product (specification §2), once. Each exists without prefix in Thai and with the
 * prefixes of the other languages. The second names of the signed-in pages lead to the first.
 */
export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', layout: 'landing', page: 'landing' },
  { path: '/faq', layout: 'landing', page: 'faq', title: 'title.faq' },
  { path: '/terms', layout: 'landing', page: 'terms', title: 'title.terms' },
  { path: '/policy', layout: 'landing', page: 'policy', title: 'title.policy' },
  { path: '/dpa', layout: 'landing', page: 'dpa', title: 'title.dpa' },
  { path: '/verify', layout: 'landing', page: 'verify', title: 'title.verify' },
  { path: '/404', layout: 'landing', page: 'not_found', title: 'title.not_found' },

  { path: '/login', layout: 'auth', remote: 'mfe_auth', title: 'title.login' },
  { path: '/signup', layout: 'auth', remote: 'mfe_auth', title: 'title.signup' },
  { path: '/signup25032021', layout: 'auth', remote: 'mfe_auth', title: 'title.signup' },
  { path: '/signup/confirmation', layout: 'auth', remote: 'mfe_auth', title: 'title.signup' },
  { path: '/password/change', layout: 'auth', remote: 'mfe_auth', title: 'title.password' },
  { path: '/password/reset', layout: 'auth', remote: 'mfe_auth', title: 'title.password' },
  {
    path: '/twofa/registration',
    layout: 'auth',
    remote: 'mfe_auth',
    role: reviewer,
    personal: true,
    title: 'title.twofa',
  },
  {
    path: '/twofa/security-key',
    layout: 'auth',
    remote: 'mfe_auth',
    role: reviewer,
    personal: true,
    title: 'title.twofa',
  },
  { path: '/twofa/confirmation', layout: 'auth', remote: 'mfe_auth', title: 'title.twofa' },

  { path: '/websites/*', layout: 'default', remote: 'mfe_websites', role: member, title: 'title.websites' },
  {
    path: '/categorization/*',
    layout: 'default',
    remote: 'mfe_websites',
    role: member,
    title: 'title.categorization',
  },
  {
    path: '/dashboard/*',
    layout: 'default',
    remote: 'mfe_dashboard',
    role: viewer,
    website: true,
    title: 'title.dashboard',
  },
  {
    path: '/reports/*',
    layout: 'default',
    remote: 'mfe_dashboard',
    role: viewer,
    website: true,
    title: 'title.reports',
  },
  { path: '/review/*', layout: 'default', remote: 'mfe_websites', role: reviewer, title: 'title.review' },
  { path: '/user/*', layout: 'default', remote: 'mfe_users', role: admin, title: 'title.user' },
  {
    path: '/account/*',
    layout: 'default',
    remote: 'mfe_users',
    role: reviewer,
    personal: true,
    title: 'title.account',
  },

  { path: '/overview', layout: 'default', aliasOf: '/dashboard' },
  { path: '/domains-setting', layout: 'default', aliasOf: '/websites' },
  { path: '/categorizations', layout: 'default', aliasOf: '/categorization' },
];

/** The row of an unprefixed path, or undefined when the address is unknown. */
export const routeOf = (pathname: string): SiteRoute | undefined =>
  siteRoutes.find((route) => matchPath(route.path, pathname) !== null);
