import { MEMBERSHIP_FLAGS, type MembershipFlag } from '@yinyom/contracts/identity/membershipFlag';
import type { Organization } from '@yinyom/contracts/identity/organizations';
import { useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';

/** The flags of a membership, as the identity service answered them. */
export const flagsOf = (organization: Organization | undefined): MembershipFlag[] =>
  MEMBERSHIP_FLAGS.filter((flag) => organization?.organization_user[flag] === true);

/** The flags that the user carries in the organization in use; none while the organizations are not known. */
export const useFlags = (): MembershipFlag[] => {
  const { organizationId } = useSession();
  const { data } = useListMyOrganizationsQuery();
  return flagsOf(data?.find(({ id }) => id === organizationId));
};
