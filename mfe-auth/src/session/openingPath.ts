import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import { safeNextPath, splitLanguage } from '@yinyom/mfe-kit';

/** Pages that a Viewer may open; everything else leads a Viewer to the dashboard (specification §4). */
const VIEWER_PAGES = /^\/(dashboard|reports|account|twofa\/(registration|security-key))([/?#]|$)/;
/** Pages that make no sense after a login. */
const GUEST_PAGES = /^\/(login|signup|password|twofa\/confirmation)/;

/**
 * The unprefixed path to open after a login: the page that was asked for (`next`, only a path of this site), else
 * the dashboard for a Viewer and the websites for everybody else.
 */
export const openingPath = (role: Role, next: string | null): string => {
  const home = role === ROLES.viewer ? '/dashboard' : '/websites';
  const wanted = splitLanguage(safeNextPath(next, home)).path;
  if (GUEST_PAGES.test(wanted) || wanted === '/') return home;
  return role === ROLES.viewer && !VIEWER_PAGES.test(wanted) ? home : wanted;
};
