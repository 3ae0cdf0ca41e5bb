import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import type { IconName } from '@yinyom/ui/foundation/Icon';

/** One page of the console: wherever it is offered, it has this one name. */
export interface MenuEntry {
  /** Key of its text. */
  key: string;
  path: string;
  icon: IconName;
  /** Least role that sees it. */
  role: Role;
  /** The only role that sees it in a menu. */
  only?: Role;
}

const { admin, member, viewer, reviewer } = ROLES;
const websites: MenuEntry = { key: 'menu.websites', path: '/websites', icon: 'globe', role: member };
const dashboard: MenuEntry = { key: 'menu.dashboard', path: '/dashboard', icon: 'chart', role: viewer };

/** Everybody may open it; others come to a review from the website that it is about. */
const review: MenuEntry = {
  key: 'menu.review',
  path: '/review',
  icon: 'check',
  role: reviewer,
  only: reviewer,
};

/** Tabs, where the menu stands on top (specification §2 and §6). */
export const tabEntries: readonly MenuEntry[] = [websites, dashboard, review];

/** Groups of the left menu (specification §2, second naming). */
export const sideGroups: readonly { key: string; entries: readonly MenuEntry[] }[] = [
  {
    key: 'menu.group_dashboard',
    entries: [review, dashboard, { key: 'menu.reports', path: '/reports', icon: 'report', role: viewer }],
  },
  {
    key: 'menu.group_setup',
    entries: [
      websites,
      { key: 'menu.categorization', path: '/categorization', icon: 'filter', role: member },
    ],
  },
  {
    key: 'menu.group_settings',
    entries: [
      { key: 'menu.users', path: '/user', icon: 'user', role: admin },
      { key: 'menu.organization', path: '/user/organization', icon: 'building', role: admin },
      { key: 'menu.audit', path: '/user/audit', icon: 'clock', role: admin },
      { key: 'menu.account', path: '/account', icon: 'settings', role: reviewer },
    ],
  },
];

/** Every page that a menu offers, in its order. */
export const allEntries: readonly MenuEntry[] = sideGroups.flatMap(({ entries }) => entries);

const leadsTo = ({ path }: MenuEntry, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * The entry that the open page belongs to: its path starts with the entry's link, at the border of a path part. Where
 * one link continues another, the longer one is meant.
 */
export const currentEntry = (entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  entries
    .filter((entry) => leadsTo(entry, pathname))
    .reduce<MenuEntry | undefined>(
      (best, entry) => (best && best.path.length > entry.path.length ? best : entry),
      undefined,
    );

/** The entries a role may see. */
export const visibleEntries = (entries: readonly MenuEntry[], role: Role): MenuEntry[] =>
  entries.filter((entry) => role >= entry.role && (entry.only ?? role) === role);
