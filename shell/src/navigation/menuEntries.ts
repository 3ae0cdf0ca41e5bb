import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import type { MembershipFlag } from '@yinyom/contracts/identity/membershipFlag';
import type { MenuIcon } from '@yinyom/contracts/release/menuIcons';
import type { ListedPage, PageRemote, Texts } from '@yinyom/contracts/release/pageList';
import { remotesList } from '../federation/remotesList';

/** One page of the console. Tabs, the palette and the browser call it by its title. */
export interface MenuEntry {
  title: Texts;
  /** What the left menu calls it (specification §2, second naming). */
  label: Texts;
  path: string;
  /** Other addresses during which it is marked: of the page itself, and of pages without an entry. */
  covers: readonly string[];
  icon: MenuIcon;
  /** Container name of the remote that has the page. */
  remote: string;
  /** Least role that sees it. */
  role: Role;
  /** Members who carry it see the entry, whatever their role. */
  flag?: MembershipFlag;
  /** The only role that sees it in a menu. */
  only?: Role;
}

/** What menus and tabs offer, in their order. */
export interface Menu {
  /** Tabs, where the menu stands on top (specification §2 and §6). */
  tabs: readonly MenuEntry[];
  /** Groups of the left menu (specification §2, second naming); `key` of their texts. */
  groups: readonly { key: string; entries: readonly MenuEntry[] }[];
  /** Every page that a menu offers. */
  all: readonly MenuEntry[];
}

const GROUPS = ['dashboard', 'setup', 'settings'] as const;

type RemotePage = ListedPage & { remote: string };
type PageInMenu = RemotePage & Required<Pick<ListedPage, 'menu'>>;
const isInMenu = (page: RemotePage): page is PageInMenu => page.menu !== undefined;

const entryOf = ({
  path,
  title,
  aliases = [],
  role = ROLES.reviewer,
  flag,
  menu,
  remote,
}: PageInMenu): MenuEntry => ({
  title,
  label: menu.label ?? title,
  path,
  covers: [...aliases, ...(menu.covers ?? [])],
  remote,
  icon: menu.icon,
  role,
  flag,
  only: menu.only,
});

/** Remotes do not know each other's places: where two are the same, the address decides. */
const inOrder = (pages: readonly PageInMenu[], place: (page: PageInMenu) => number): MenuEntry[] =>
  [...pages].sort((one, other) => place(one) - place(other) || (one.path < other.path ? -1 : 1)).map(entryOf);

const made = new WeakMap<readonly PageRemote[], Menu>();

/** The menu that the remotes make together. */
export const menuOf = (remotes: readonly PageRemote[]): Menu => {
  const known = made.get(remotes);
  if (known) return known;
  const pages = remotes
    .flatMap(({ name, declared }) => declared.pages.map((page) => ({ ...page, remote: name })))
    .filter(isInMenu);
  const groups = GROUPS.map((name) => ({
    key: `menu.group_${name}`,
    entries: inOrder(
      pages.filter(({ menu }) => menu.group === name),
      ({ menu }) => menu.order,
    ),
  }));
  const tabs = inOrder(
    pages.filter(({ menu }) => menu.tab !== undefined),
    ({ menu }) => menu.tab ?? 0,
  );
  const menu = { tabs, groups, all: groups.flatMap(({ entries }) => entries) };
  made.set(remotes, menu);
  return menu;
};

/** React hook. */
export const useMenu = (): Menu => menuOf(remotesList.use());

const leadsTo = ({ path, covers }: MenuEntry, pathname: string): boolean =>
  [path, ...covers].some((link) => pathname === link || pathname.startsWith(`${link}/`));

type Flags = readonly MembershipFlag[];

const isOffered = ({ role: least, only, flag }: MenuEntry, role: Role, flags: Flags): boolean =>
  (role >= least && (only ?? role) === role) || flags.includes(flag as MembershipFlag);

/** The entries that a member may see, given their role and the flags of their membership. */
export const visibleEntries = (entries: readonly MenuEntry[], role: Role, flags: Flags = []): MenuEntry[] =>
  entries.filter((entry) => isOffered(entry, role, flags));

/**
 * The entry that the open page belongs to: its path starts with the entry's link, at the border of a path part. Where
 * one link continues another, the longer one is meant. Whose menu does not offer that entry came by a link of the
 * remote that has the page: its first entry is where they are.
 */
export const currentEntry = (
  entries: readonly MenuEntry[],
  pathname: string,
  role: Role,
  flags: Flags = [],
): MenuEntry | undefined => {
  const meant = entries
    .filter((entry) => leadsTo(entry, pathname))
    .reduce<MenuEntry | undefined>(
      (best, entry) => (best && best.path.length > entry.path.length ? best : entry),
      undefined,
    );
  if (!meant || isOffered(meant, role, flags)) return meant;
  return visibleEntries(entries, role, flags).find(({ remote }) => remote === meant.remote);
};
