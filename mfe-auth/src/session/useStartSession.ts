import { ROLES } from '@yinyom/contracts/constants';
import type { LoginAnswer } from '@yinyom/contracts/identity/guest';
import type { Organization } from '@yinyom/contracts/identity/organizations';
import { api, saveSession, useAppDispatch, useNavigate, useSearchParams } from '@yinyom/mfe-kit';
import { useLazyListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { openingPath } from './openingPath';

const isActive = ({ organization_user: { status } }: Organization): boolean => status === 'active';

/**
 * What follows a finished login (specification §3 and §4): tokens and user are stored, the organizations loaded,
 * the first active one chosen with its role, and the page opened that the person came for, or `to`. When the
 * organizations cannot be loaded the least role stands.
 */
export const useStartSession = (): ((answer: LoginAnswer, to?: string) => Promise<void>) => {
  const [loadOrganizations] = useLazyListMyOrganizationsQuery();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  return async ({ token, refresh_token, user }, to) => {
    // Nothing that the browser still holds of somebody else's session may be shown to this person.
    dispatch(api.util.resetApiState());
    saveSession({
      token,
      refreshToken: refresh_token,
      otpToken: null,
      user,
      role: ROLES.viewer,
      organizationId: null,
      applicationId: null,
    });
    const organizations = await loadOrganizations()
      .unwrap()
      .catch((): Organization[] => []);
    const chosen = organizations.find(isActive);
    const role = chosen?.organization_user.role ?? ROLES.viewer;
    saveSession({ role, organizationId: chosen?.id ?? null });
    const isInvitedOnly = !chosen && organizations.length > 0;
    const path = isInvitedOnly ? '/account' : openingPath(role, to ?? search.get('next'));
    await navigate(path, { replace: true });
  };
};
