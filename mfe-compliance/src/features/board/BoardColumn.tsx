import type { RequestState } from '@yinyom/contracts/requests/requestStates';
import { errorMessage, Link, useLocation, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useId } from 'react';
import styled from 'styled-components';
import { useListSubjectRequestsQuery } from '../../calls/requestsApi';
import type { useRequestFilters } from '../../filters/useRequestFilters';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { RequestCard } from './RequestCard';

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(3)};
  min-width: 0;
`;
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  > h2 {
    font-size: ${({ theme }) => theme.font.size.body};
  }
  > span {
    color: ${({ theme }) => theme.color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
const Cards = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
`;
const Empty = styled.p`
  padding: ${({ theme }) => theme.space(3)};
  border: 1px dashed ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** Cards of one column: what is due first; the rest is in the list. */
const CARDS = '20';

interface BoardColumnProps {
  state: RequestState;
  query: ReturnType<typeof useRequestFilters>['query'];
}

/** The requests in one state, the most urgent ones first. */
export const BoardColumn = ({ state, query }: BoardColumnProps) => {
  const t = useComplianceTexts();
  const heading = useId();
  const { search } = useLocation();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useListSubjectRequestsQuery(
    { params: { id: organizationId ?? '' }, query: { ...query, state, limit: CARDS } },
    { skip: organizationId === null },
  );
  const all = new URLSearchParams(search);
  all.set('state', state);
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    if (!data) return <Skeleton $height="148px" />;
    if (data.entities.length === 0) return <Empty>{t('board.none')}</Empty>;
    return (
      <>
        <Cards>
          {data.entities.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </Cards>
        {data.has_more && (
          <Link to={`/requests?${all.toString()}`}>{t('board.all', { total: data.total ?? 0 })}</Link>
        )}
      </>
    );
  };
  return (
    <Root aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{t(`states.${state}`)}</h2>
        <span>{data?.total}</span>
      </Head>
      {content()}
    </Root>
  );
};
