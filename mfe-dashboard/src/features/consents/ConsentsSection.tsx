import { openModal, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ConsentDetail } from './ConsentDetail';
import { ConsentFilterBar } from './ConsentFilterBar';
import { consentColumns } from './consentColumns';
import { filterQuery, hasFilters, readFilters } from './consentFilters';
import type { ConsentFilters } from './consentFilters';
import { ConsentsEmpty } from './ConsentsEmpty';
import { ConsentsSkeleton } from './ConsentsSkeleton';
import { useLiveConsents } from './useLiveConsents';

const Head = styled(Row)`
  margin-bottom: ${({ theme }) => theme.space(4)};
  > span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

interface ConsentsSectionProps {
  applicationId: string;
  from: string;
  to: string;
}

const openDetail = (id: string) => openModal((close) => <ConsentDetail id={id} onClose={close} />);

/** The consent table: filters, pages loaded on scroll, new decisions on top by themselves. */
export const ConsentsSection = ({ applicationId, from, to }: ConsentsSectionProps) => {
  const t = useTexts('dashboard');
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const live = useLiveConsents({ application_id: applicationId, from, to, ...filterQuery(filters) });

  const changeFilters = (next: ConsentFilters) => {
    const kept = [...search].filter(([name]) => !(name in next));
    const set = Object.entries(next).filter(([, value]) => value);
    setSearch(new URLSearchParams([...kept, ...set]), { replace: true });
  };
  const noFilters: ConsentFilters = { consent_type: '', device: '', language: '', q: '' };
  const columns = useMemo(() => consentColumns(t, openDetail), [t]);
  const empty = !live.loading && live.consents.length === 0;

  return (
    <Card aria-label={t('consents.title')}>
      <Head $justify="space-between">
        <h2>{t('consents.title')}</h2>
        <span>{t('consents.live')}</span>
      </Head>
      <ConsentFilterBar filters={filters} onChange={changeFilters} />
      {live.loading && <ConsentsSkeleton />}
      {live.failed && <ErrorState onRetry={() => void live.retry()} />}
      {empty && !live.failed && (
        <ConsentsEmpty
          applicationId={applicationId}
          filtered={hasFilters(filters)}
          onClear={() => changeFilters(noFilters)}
        />
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
    </Card>
  );
};
