import { withoutEnd } from '@yinyom/contracts/withoutEnd';
import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import type { MembershipFlag } from '@yinyom/contracts/identity/membershipFlag';
import type { ConsolePath } from '@yinyom/contracts/consolePaths';
import type { PageRemote, Texts } from '@yinyom/contracts/release/pageList';
import { fits } from '@yinyom/contracts/release/pagePatterns';
import { remotesList } from '../federation/remotesList';

export type LayoutName = 'landing' | 'auth' | 'default';
export type OwnPage = 'landing' | 'faq' | 'terms' | 'policy' | 'dpa' | 'verify' | 'parts' | 'not_found';

/** One address of the product, without language prefix. */
export interface SiteRoute {
  path: string;
  layout: LayoutName;
  /** Container name of the remote that has the page, or the shell's own page. */
  remote?: string;
  page?: OwnPage;
  /** Least role; any value also means that the visitor must be signed in. */
  role?: Role;
  /** Opens it to members who carry this flag, whatever their role. */
  flag?: MembershipFlag;
  /** About the user alone: open without any organization. */
  personal?: boolean;
  /** About the selected website: not shown before it is known which one that is. */
  website?: boolean;
  /** The page's first address, where this is another one of it (specification §2, second naming). */
  aliasOf?: string;
  /** Of the shell's own pages: key of the title in the texts. */
  title?: string;
  /** Of a remote's page: the title as the remote says it. */
  titles?: Texts;
}

/** The shell's own pages. */
const ownRoutes: readonly (SiteRoute & { path: ConsolePath })[] = [
  { path: '/', layout: 'landing', page: 'landing' },
  { path: '/faq', layout: 'landing', page: 'faq', title: 'title.faq' },
  { path: '/terms', layout: 'landing', page: 'terms', title: 'title.terms' },
  { path: '/policy', layout: 'landing', page: 'policy', title: 'title.policy' },
  { path: '/dpa', layout: 'landing', page: 'dpa', title: 'title.dpa' },
  { path: '/verify', layout: 'landing', page: 'verify', title: 'title.verify' },
  // For those who run the installation; the service says who does.
  {
    path: '/operations/parts',
    layout: 'default',
    page: 'parts',
    role: ROLES.reviewer,
    personal: true,
    title: 'title.parts',
  },
  { path: '/404', layout: 'landing', page: 'not_found', title: 'title.not_found' },
];

const routesOf = ({ name, declared }: PageRemote): SiteRoute[] =>
  declared.pages.flatMap(({ title: titles, aliases = [], menu: _menu, ...page }) => {
    const route: SiteRoute = { ...page, remote: name, titles };
    return [route, ...aliases.map((alias): SiteRoute => ({ ...route, path: alias, aliasOf: page.path }))];
  });

const openParts = ({ path }: SiteRoute): number => path.split('/:').length - 1;

const made = new WeakMap<readonly PageRemote[], readonly SiteRoute[]>();

/**
 * Every address of the product, once: the shell's own and those that the remotes declare. Where two patterns fit an
 * address, the one that leaves less open comes first.
 */
export const siteRoutes = (remotes: readonly PageRemote[] = remotesList.get()): readonly SiteRoute[] => {
  const known = made.get(remotes);
  if (known) return known;
  const declared = remotes.flatMap(routesOf).sort((one, other) => openParts(one) - openParts(other));
  const routes = [...ownRoutes, ...declared];
  made.set(remotes, routes);
  return routes;
};

/** The row of an unprefixed path, or undefined when the address is unknown. */
export const routeOf = (pathname: string, remotes?: readonly PageRemote[]): SiteRoute | undefined => {
  const path = withoutEnd(pathname, '/') || '/';
  return siteRoutes(remotes).find((route) => fits(route.path, path));
};
