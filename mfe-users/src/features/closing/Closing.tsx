import { useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { CloseOrganization } from './CloseOrganization';

/** Closing the organization in use, once it is known which one that is. */
export const Closing = () => {
  const { organizationId } = useSession();
  const { data } = useListMyOrganizationsQuery();
  const organization = data?.find(({ id }) => id === organizationId);
  return organization ? <CloseOrganization organization={organization} /> : null;
};
