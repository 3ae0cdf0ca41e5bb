import { formatNumber, Link, useLang, useSession } from '@yinyom/mfe-kit';
import { namedKeys, showKeys, useKeyGroup } from '@yinyom/mfe-kit/components/keyGroups';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { RefusedState } from '../../../common/RefusedState';
import { refusalOf } from '../../../common/refusalOf';
import { RowsSkeleton } from '../../../common/RowsSkeleton';
import { useComplianceWords } from '@yinyom/mfe-kit/components/useComplianceWords';
import { usePortfolioTexts } from '../../../texts/usePortfolioTexts';
import { DayTile } from './DayTile';
import { keepSeen, keptSeen } from './keptDay';
import { TILE_KEYS, type TileAction } from './tileKeys';
import { useDayRows } from './useDayRows';

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;
const Progress = styled.progress`
  flex: 1 1 160px;
  height: 12px;
  accent-color: ${({ theme }) => theme.color.primary};
`;

/** A tile for each website that needs attention, worst first; keys walk through them and apply what is proposed. */
export const DayView = ({ organizationId }: { organizationId: string }) => {
  const t = usePortfolioTexts();
  const lang = useLang();
  const words = useComplianceWords();
  const userId = useSession().user?.id ?? '';
  const [seen, setSeen] = useState(() => keptSeen(userId, organizationId));
  const tiles = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { list, rows, hasMore } = useDayRows(organizationId);
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useKeyGroup(
    rows?.length
      ? {
          title: t('day.title'),
          rows: [
            ...namedKeys(TILE_KEYS, (action) => t(`day.key_${action}`)),
            { keys: ['Enter'], text: t('day.key_open') },
          ],
        }
      : null,
  );
  const refusal = refusalOf(list.error);
  if (refusal && !rows) return <RefusedState refusal={refusal} />;
  if (!rows || !words)
    return list.isError && !list.isFetching ? (
      <ErrorState onRetry={() => void list.refetch()} />
    ) : (
      <RowsSkeleton rows={6} height="190px" />
    );
  const toPortfolio = (
    <ButtonLink as={Link} to="/portfolio">
      {t('day.toPortfolio')}
    </ButtonLink>
  );
  if (rows.length === 0)
    return (
      <EmptyState icon="check" title={t('day.empty')} action={toPortfolio}>
        {t('day.emptyText')}
      </EmptyState>
    );

  const remember = (ids: string[]) => {
    keepSeen(userId, organizationId, ids);
    setSeen(ids);
  };
  const focus = (at: number) => {
    const found = tiles.current?.querySelectorAll<HTMLElement>('article')[at] ?? null;
    (found ?? end.current)?.focus();
  };
  const act = (at: number, id: string, what: Exclude<TileAction, 'fix' | 'undo'>) => {
    if (what === 'down' && at + 1 < rows.length) focus(at + 1);
    if (what === 'up' && at > 0) focus(at - 1);
    if (what !== 'next') return;
    const now = seen.includes(id) ? seen : [...seen, id];
    remember(now);
    const isOpen = ({ application_id }: { application_id: string }) => !now.includes(application_id);
    const after = rows.findIndex((row, place) => place > at && isOpen(row));
    const next = after >= 0 ? after : rows.findIndex(isOpen);
    focus(next >= 0 ? next : rows.length);
  };
  const seenHere = rows.filter(({ application_id }) => seen.includes(application_id)).length;
  const isDone = seenHere === rows.length && !hasMore;
  return (
    <Stack $gap={4}>
      <Row $gap={4}>
        <p role="status">
          {t(hasMore ? 'day.progressMore' : 'day.progress', {
            seen: formatNumber(seenHere, lang),
            all: formatNumber(rows.length, lang),
          })}
        </p>
        <Progress aria-label={t('day.progressLabel')} value={seenHere} max={rows.length} />
        <Button kind="secondary" size="small" onClick={showKeys}>
          {t('day.keys')} <kbd>?</kbd>
        </Button>
      </Row>
      <InfiniteList
        hasMore={hasMore}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={loadMore}
        endNote={false}
      >
        <Tiles ref={tiles} role="feed" aria-label={t('day.title')} aria-busy={list.isFetchingNextPage}>
          {rows.map((row, at) => (
            <DayTile
              key={row.application_id}
              organizationId={organizationId}
              row={row}
              words={words}
              seen={seen.includes(row.application_id)}
              at={at}
              size={hasMore ? -1 : rows.length}
              onAct={(what) => act(at, row.application_id, what)}
            />
          ))}
        </Tiles>
      </InfiniteList>
      <div ref={end} tabIndex={-1}>
        {isDone && (
          <EmptyState
            icon="check"
            title={t('day.done')}
            action={
              <Button kind="secondary" onClick={() => (remember([]), focus(0))}>
                {t('day.again')}
              </Button>
            }
          >
            {t('day.doneText')}
          </EmptyState>
        )}
      </div>
    </Stack>
  );
};
