import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import { isSignedIn, Navigate, useLocation, useSession } from '@yinyom/mfe-kit';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { useMembership } from '../membership/useMembership';
import { NoPermission } from './NoPermission';

/** Draws the page; what it gets is shown in place of the page's own content. */
type Draw = (refused: ReactNode) => ReactNode;

const RoleGuard = ({ role, children }: { role: Role; children: Draw }) => {
  const session = useSession();
  const { loading } = useMembership();
  const { pathname } = useLocation();
  const arrived = useRef(session.organizationId === null);
  if (loading) return children(<PageSkeleton />);
  // Right after login nothing was chosen yet: a Viewer is taken to the one area that is open to all.
  if (arrived.current && session.role === ROLES.viewer && role > session.role && pathname !== '/dashboard') {
    return <Navigate to="/dashboard" replace />;
  }
  arrived.current = false;
  return children(session.role < role ? <NoPermission /> : null);
};

/**
 * Lets through who may see a page. Without token or user the login page opens (specification §4); a role that
 * is too low sees the no-permission message inside the layout.
 */
export const AccessGuard = ({ role, children }: { role: Role | undefined; children: Draw }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (role === undefined) return children(null);
  if (!isSignedIn(session)) {
    return <Navigate to={`/login?next=${encodeURIComponent(`${pathname}${search}`)}`} replace />;
  }
  return <RoleGuard role={role}>{children}</RoleGuard>;
};
