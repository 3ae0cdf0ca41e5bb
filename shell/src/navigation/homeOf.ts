import { ROLES, type Role } from '@yinyom/contracts/constants';

/** The page that a role starts from: its websites, the dashboard of a Viewer, the reviews of a reviewer. */
export const homeOf = (role: Role): string => {
  if (role >= ROLES.member) return '/websites';
  return role === ROLES.reviewer ? '/review' : '/dashboard';
};
