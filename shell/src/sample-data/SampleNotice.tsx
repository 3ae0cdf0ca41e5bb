import { useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { SampleStrip } from './SampleStrip';

/** Where the organization in use shows sample data: says so. */
export const SampleNotice = () => {
  const { organizationId } = useSession();
  const { data } = useListMyOrganizationsQuery();
  const sample = data?.find(({ id }) => id === organizationId)?.sample_data;
  return sample && organizationId ? <SampleStrip id={organizationId} sample={sample} /> : null;
};
