import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useBinderPagesInfiniteQuery } from '../../calls/bindersApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { BinderRow } from './BinderRow';

/** Milliseconds between two looks while a binder is being made. */
const LOOK_MS = 1_500;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Binders that are being made or kept, newest first. */
export const BinderList = () => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const call = { params: { id: organizationId ?? '' } };
  const list = useBinderPagesInfiniteQuery(call, { skip: organizationId === null });
  const binders = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const isMaking = binders.some(({ state }) => state === 'making');
  useBinderPagesInfiniteQuery(call, {
    pollingInterval: LOOK_MS,
    skipPollingIfUnfocused: true,
    skip: !isMaking,
  });
  const content = () => {
    if (list.isError && binders.length === 0)
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    if (!list.data) return <Skeleton $height="180px" />;
    if (binders.length === 0)
      return (
        <EmptyState icon="report" title={t('binders.empty_title')} heading="h3">
          {t('binders.empty_text')}
        </EmptyState>
      );
    return (
      <List aria-live="polite">
        {binders.map((binder) => (
          <BinderRow key={binder.id} binder={binder} />
        ))}
      </List>
    );
  };
  return (
    <Card aria-labelledby="binders">
      <Stack $gap={3}>
        <h2 id="binders">{t('binders.list')}</h2>
        {content()}
        {list.hasNextPage && (
          <div>
            <Button
              kind="secondary"
              size="small"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('binders.more')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
