import { useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useListProcessingActivityPagesInfiniteQuery } from '../../calls/recordApi';
import { useState } from 'react';
import { ActivityTable, type ActivityOrder } from './ActivityTable';

/** All activities of the organization; one at least is made by the platform, so the list is never empty. */
export const ActivityList = () => {
  const { organizationId } = useSession();
  const [order, setOrder] = useState<ActivityOrder | null>(null);
  const list = useListProcessingActivityPagesInfiniteQuery(
    { params: { id: organizationId ?? '' }, ...(order && { query: order }) },
    { skip: organizationId === null },
  );
  return (
    <PagedList list={list} placeholder={<Skeleton $height="220px" />}>
      {(activities) => <ActivityTable activities={activities} order={order} onOrder={setOrder} />}
    </PagedList>
  );
};
