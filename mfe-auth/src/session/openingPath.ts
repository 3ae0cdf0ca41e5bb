import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import { safeNextPath, splitLanguage } from '@yinyom/mfe-kit';

/**
 * The only pages that a Viewer and a reviewer may open; everything else leads them home, a Viewer to the dashboard
 * (specification §4).
 */
const OF_ROLE: Partial<Record<Role, { home: string; only: RegExp }>> = {
  [ROLES.viewer]: {
    home: '/dashboard',
    // A Viewer may be the data protection officer, which the shell knows: it sends all others home.
    only: /^\/(dashboard|alerts|reports|review|requests|compliance|account|twofa\/(registration|security-key))([/?#]|$)/,
  },
  [ROLES.reviewer]: {
    home: '/review',
    only: /^\/(review|compliance\/invited|account|twofa\/(registration|security-key))([/?#]|$)/,
  },
};
/** Pages that make no sense after a login. */
const GUEST_PAGES = /^\/(login|signup|password|twofa\/confirmation)/;

/**
 * The unprefixed path to open after a login: the page that was asked for (`next`, only a path of this site), else
 * the dashboard for a Viewer and the websites for everybody else.
 */
export const openingPath = (role: Role, next: string | null): string => {
  const { home, only } = OF_ROLE[role] ?? { home: '/websites', only: null };
  const wanted = splitLanguage(safeNextPath(next, home)).path;
  if (GUEST_PAGES.test(wanted) || wanted === '/') return home;
  return only?.test(wanted) === false ? home : wanted;
};
