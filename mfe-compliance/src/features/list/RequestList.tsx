import { isOpen, type RequestState } from '@yinyom/contracts/requests/requestStates';
import { useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useListSubjectRequestPagesInfiniteQuery } from '../../calls/requestsApi';
import type { RequestOrder, useRequestFilters } from '../../filters/useRequestFilters';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { RequestTable } from './RequestTable';

const NEWEST_FIRST: RequestOrder = { sort: 'received_at', order: 'desc' };
const NEXT_DUE_FIRST: RequestOrder = { sort: 'due_at', order: 'asc' };

interface RequestListProps {
  state: 'all' | 'open' | 'closed' | RequestState;
  query: ReturnType<typeof useRequestFilters>['query'];
  /** How a person ordered the list; null: as its state has it. */
  chosen: RequestOrder | null;
  onOrder: (order: RequestOrder) => void;
  onClear: () => void;
}

/** Whether a list has open requests alone: of these the due date counts, of others the day of receipt. */
const hasOpenAlone = (state: RequestListProps['state']): boolean =>
  state !== 'all' && state !== 'closed' && (state === 'open' || isOpen(state));

/** Requests in one state or several, more as one scrolls: open ones by their due date, lists with closed ones the newest first. */
export const RequestList = ({ state, query, chosen, onOrder, onClear }: RequestListProps) => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const order = chosen ?? (hasOpenAlone(state) ? NEXT_DUE_FIRST : NEWEST_FIRST);
  const list = useListSubjectRequestPagesInfiniteQuery(
    {
      params: { id: organizationId ?? '' },
      query: { ...query, ...order, state },
    },
    { skip: organizationId === null },
  );
  const empty = (
    <EmptyState
      icon="search"
      title={t('list.nothing')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    >
      {t('list.nothing_hint')}
    </EmptyState>
  );
  return (
    <PagedList list={list} placeholder={<Skeleton $height="320px" />} empty={empty}>
      {(requests) => <RequestTable requests={requests} order={order} onOrder={onOrder} />}
    </PagedList>
  );
};
