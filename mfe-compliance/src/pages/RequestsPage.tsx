import { useSession } from '@yinyom/mfe-kit';
import { useGetSubjectRequestFiguresQuery } from '../calls/requestsApi';
import { Board } from '../features/board/Board';
import { NoRequests } from '../features/first-request/NoRequests';
import { RequestList } from '../features/list/RequestList';
import { RequestSummary } from '../features/summary/RequestSummary';
import { RequestFilterBar } from '../filters/RequestFilterBar';
import { useRequestFilters } from '../filters/useRequestFilters';
import { RequestsArea } from '../layout/RequestsArea';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** `/requests`: the board of open requests; with `?state=` a list of those in a state. */
export const RequestsPage = () => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const { filters, change, clear, chosen, isNarrowed, query } = useRequestFilters();
  const { data: figures } = useGetSubjectRequestFiguresQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const content = () => {
    if (figures?.total === 0 && !isNarrowed) return <NoRequests />;
    return (
      <>
        <RequestFilterBar filters={filters} onChange={change} onClear={clear} />
        {filters.state === '' ? (
          <Board query={query} />
        ) : (
          <RequestList state={filters.state} query={query} chosen={chosen} onOrder={change} onClear={clear} />
        )}
      </>
    );
  };
  return (
    <RequestsArea title={t('title')} lead={t('lead')}>
      <RequestSummary />
      {content()}
    </RequestsArea>
  );
};
