import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import type { MembershipFlag } from '@yinyom/contracts/identity/membershipFlag';
import { Navigate, useLocation, useNavigate, useSession } from '@yinyom/mfe-kit';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { homeOf } from '../navigation/homeOf';
import { flagsOf } from '../membership/useFlags';
import { useMembership } from '../membership/useMembership';
import { useSelection } from '../selection/useSelection';
import { loginPath } from '../membership/loginPath';
import { LostOrganization } from './LostOrganization';
import { NoOrganization } from './NoOrganization';
import { NeedsSecurityKey } from './NeedsSecurityKey';
import { NoPermission } from './NoPermission';

/** Draws the page; what it gets is shown in place of the page's own content. */
type Draw = (refused: ReactNode) => ReactNode;

interface GuardProps {
  role: Role | undefined;
  /** Lets through members who carry it, whatever their role. */
  flag: MembershipFlag | undefined;
  /** False for pages about the user alone. */
  needsOrganization: boolean;
  /** True for pages about the selected website. */
  needsSelection: boolean;
  children: Draw;
}

/**
 * A Viewer has no websites: their pages lead to where a Viewer starts (specification §4). A reviewer has one area only.
 * Nobody else is sent anywhere.
 */
const sentTo = (actual: Role | undefined, needed: Role, nothingChosen: boolean): string | null => {
  if (actual === ROLES.reviewer && needed > actual) return homeOf(actual);
  const isSent = actual === ROLES.viewer && (needed === ROLES.member || (nothingChosen && needed > actual));
  return isSent ? homeOf(actual) : null;
};

const RoleGuard = ({
  role,
  flag,
  needsOrganization,
  needsSelection,
  children,
}: GuardProps & { role: Role }) => {
  const session = useSession();
  const { loading, none, current, lost, organizations } = useMembership();
  const allowed = session.role >= role || (flag !== undefined && flagsOf(current).includes(flag));
  const selection = useSelection(needsSelection && !loading && !lost && allowed);
  const navigate = useNavigate();
  const sent = allowed
    ? null
    : sentTo(
        current?.organization_user.role,
        role,
        // Right after login nothing was chosen yet: a Viewer is taken to the one area that is open to all.
        session.organizationId === null,
      );

  useEffect(() => {
    if (sent) void navigate(sent, { replace: true });
  }, [sent, navigate]);

  if (lost && needsOrganization)
    return children(<LostOrganization name={lost.name} organizations={organizations} />);
  if (loading || sent) return children(<PageSkeleton />);
  if (none) return children(needsOrganization ? <NoOrganization /> : null);
  if (needsOrganization && current?.organization_user.security_key_missing)
    return children(<NeedsSecurityKey />);
  if (!allowed) return children(<NoPermission />);
  return children(selection.loading ? <PageSkeleton /> : null);
};

/**
 * Lets through who may see a page. Without token or user the login page opens (specification §4); a role that
 * is too low sees the no-permission message inside the layout.
 */
export const AccessGuard = ({ role, children, ...needs }: GuardProps) => {
  const { signedIn } = useSession();
  const location = useLocation();
  if (role === undefined) return children(null);
  if (!signedIn) return <Navigate to={loginPath(location)} replace />;
  return (
    <RoleGuard role={role} {...needs}>
      {children}
    </RoleGuard>
  );
};
