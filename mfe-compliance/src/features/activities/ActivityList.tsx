import { useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useListProcessingActivityPagesInfiniteQuery } from '../../calls/recordApi';
import { ActivityTable } from './ActivityTable';

/** All activities of the organization; one at least is made by the platform, so the list is never empty. */
export const ActivityList = () => {
  const { organizationId } = useSession();
  const list = useListProcessingActivityPagesInfiniteQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  return (
    <PagedList list={list} placeholder={<Skeleton $height="220px" />}>
      {(activities) => <ActivityTable activities={activities} />}
    </PagedList>
  );
};
