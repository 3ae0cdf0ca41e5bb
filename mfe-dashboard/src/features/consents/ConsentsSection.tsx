import { openModal, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ConsentDetail } from './ConsentDetail';
import { hasFilters, NO_FILTERS, readFilters, rowQuery, withFilters } from '../../rows/rowFilters';
import type { RowFilters } from '../../rows/rowFilters';
import { ROWS_ID, useRowsPlace } from '../../rows/rowsPlace';
import type { Live } from '../../live/useLiveWebsite';
import { ViewSwitch } from '../../share/ViewSwitch';
import { ConsentFilterBar } from './ConsentFilterBar';
import { FilterChips } from './FilterChips';
import { consentColumns } from './consentColumns';
import { ConsentsEmpty } from './ConsentsEmpty';
import { ConsentsSkeleton } from './ConsentsSkeleton';
import { useLiveConsents } from './useLiveConsents';

const Head = styled(Row)`
  margin-bottom: ${({ theme }) => theme.space(4)};
`;
/** Whether new decisions come by themselves is said next to what they come into. */
const Title = styled(Row)`
  align-items: baseline;
  > span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

/** The heading is in sight under what sticks to the top of the page. */
const Place = styled(Card)`
  scroll-margin-top: 80px;
`;

interface ConsentsSectionProps {
  applicationId: string;
  from: string;
  to: string;
  live: Live;
}

const openDetail = (id: string) => openModal((close) => <ConsentDetail id={id} onClose={close} />);

/** The consent table: filters, pages loaded on scroll, new decisions on top by themselves. */
export const ConsentsSection = ({ applicationId, from, to, live: kept }: ConsentsSectionProps) => {
  const t = useTexts('dashboard');
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const log = filters.rows === 'log';
  const live = useLiveConsents(
    { application_id: applicationId, ...rowQuery(filters, { from, to }) },
    log,
    kept,
  );
  const place = useRowsPlace<HTMLElement>();

  const changeFilters = (next: RowFilters) => setSearch(withFilters(search, next), { replace: true });
  const clear = () => changeFilters({ ...NO_FILTERS, rows: filters.rows });
  /** What only the log can be narrowed by goes with it. */
  const showRows = (rows: 'visitors' | 'log') =>
    changeFilters({
      ...filters,
      rows: rows === 'log' ? rows : '',
      ...(rows === 'visitors' && { action: '', granted: '', denied: '' }),
    });
  const columns = useMemo(() => consentColumns(t, openDetail), [t]);
  const empty = !live.loading && live.consents.length === 0;

  return (
    <Place ref={place} id={ROWS_ID} tabIndex={-1} aria-label={t('consents.title')}>
      <Head $justify="space-between">
        <Title $gap={2}>
          <h2>{t('consents.title')}</h2>
          <span role="status">{t(`consents.${kept.state}`)}</span>
        </Title>
        <ViewSwitch views={['visitors', 'log']} shown={log ? 'log' : 'visitors'} onShow={showRows} />
      </Head>
      <ConsentFilterBar filters={filters} onChange={changeFilters} />
      <FilterChips applicationId={applicationId} filters={filters} onChange={changeFilters} />
      {live.loading && <ConsentsSkeleton />}
      {live.failed && <ErrorState onRetry={() => void live.retry()} />}
      {empty && !live.failed && (
        <ConsentsEmpty applicationId={applicationId} filtered={hasFilters(filters)} onClear={clear} />
      )}
      {live.consents.length > 0 && (
        <InfiniteList
          hasMore={live.hasMore}
          loading={live.loadingMore}
          failed={live.failedMore}
          onMore={() => void live.loadMore()}
        >
          <Table
            caption={t('consents.title')}
            columns={columns}
            items={live.consents}
            rowKey={(consent) => consent.id}
          />
        </InfiniteList>
      )}
    </Place>
  );
};
