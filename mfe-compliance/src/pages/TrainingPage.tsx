import { errorMessage, openModal, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useCallback } from 'react';
import { useListTrainingPagesInfiniteQuery } from '../calls/registersApi';
import { TrainingModal } from '../features/training/TrainingModal';
import { TrainingTable } from '../features/training/TrainingTable';
import { PapersArea } from '../layout/PapersArea';
import { useRegisterTexts } from '../texts/useRegisterTexts';

/** `/compliance/papers/training`: trainings and reviews that took place. */
export const TrainingPage = () => {
  const t = useRegisterTexts();
  const { organizationId } = useSession();
  const list = useListTrainingPagesInfiniteQuery(
    { params: { id: organizationId ?? '' }, query: {} },
    { skip: organizationId === null },
  );
  const { fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const rows = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const add = (
    <Button
      icon="add"
      disabled={organizationId === null}
      onClick={() =>
        openModal((close) => <TrainingModal organizationId={organizationId ?? ''} close={close} />)
      }
    >
      {t('training.add')}
    </Button>
  );
  const content = () => {
    if (list.isError && rows.length === 0)
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    if (list.data === undefined) return <Skeleton $height="320px" />;
    if (rows.length === 0)
      return (
        <EmptyState icon="calendar" title={t('training.empty')} action={add}>
          {t('training.empty_hint')}
        </EmptyState>
      );
    return (
      <InfiniteList
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={more}
      >
        <TrainingTable rows={rows} />
      </InfiniteList>
    );
  };
  return (
    <PapersArea
      title={t('training.title')}
      lead={t('training.lead')}
      actions={rows.length > 0 ? add : undefined}
    >
      {content()}
    </PapersArea>
  );
};
