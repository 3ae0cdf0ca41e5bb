import { lazyPart, useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { Suspense } from 'react';
import { RetryWhenOnline } from '../feedback/RetryWhenOnline';

const SampleStrip = lazyPart(
  () => import('./SampleStrip').then((loaded) => loaded.SampleStrip),
  RetryWhenOnline,
);

/** Where the organization in use shows sample data: says so. Its code loads only there. */
export const SampleNotice = () => {
  const { organizationId } = useSession();
  const { data } = useListMyOrganizationsQuery();
  const sample = data?.find(({ id }) => id === organizationId)?.sample_data;
  if (!sample || !organizationId) return null;
  return (
    <Suspense fallback={null}>
      <SampleStrip id={organizationId} sample={sample} />
    </Suspense>
  );
};
