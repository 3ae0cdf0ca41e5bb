import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import type { IconName } from '@yinyom/ui/foundation/Icon';

/** One link of the signed-in menus. */
export interface MenuEntry {
  /** Key of its text. */
  key: string;
  path: string;
  icon: IconName;
  /** Least role that sees it. */
  role: Role;
}

/** Tabs of the default layout (specification §2 and §6). */
export const tabEntries: readonly MenuEntry[] = [
  { key: 'menu.websites', path: '/websites', icon: 'globe', role: ROLES.member },
  { key: 'menu.dashboard', path: '/dashboard', icon: 'chart', role: ROLES.viewer },
];

/** Groups of the left menu (specification §2, second naming). */
export const sideGroups: readonly { key: string; entries: readonly MenuEntry[] }[] = [
  {
    key: 'menu.group_dashboard',
    entries: [
      { key: 'menu.overview', path: '/dashboard', icon: 'chart', role: ROLES.viewer },
      { key: 'menu.reports', path: '/reports', icon: 'download', role: ROLES.viewer },
    ],
  },
  {
    key: 'menu.group_setup',
    entries: [
      { key: 'menu.domains', path: '/websites', icon: 'globe', role: ROLES.member },
      { key: 'menu.categorizations', path: '/categorization', icon: 'filter', role: ROLES.member },
    ],
  },
  {
    key: 'menu.group_settings',
    entries: [{ key: 'menu.user', path: '/user', icon: 'user', role: ROLES.admin }],
  },
];

/** An entry is the current one when the path starts with its link, at the border of a path part. */
export const isCurrent = (entry: MenuEntry, pathname: string): boolean =>
  pathname === entry.path || pathname.startsWith(`${entry.path}/`);

/** The entries a role may see. */
export const visibleEntries = (entries: readonly MenuEntry[], role: Role): MenuEntry[] =>
  entries.filter((entry) => role >= entry.role);
