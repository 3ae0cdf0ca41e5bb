import { openModal, useSession } from '@yinyom/mfe-kit';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useListTrainingPagesInfiniteQuery } from '../calls/registersApi';
import { TrainingModal } from '../features/training/TrainingModal';
import { TrainingTable } from '../features/training/TrainingTable';
import { EmptyList } from '../layout/EmptyList';
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
  const any = (pagedItems(list)?.length ?? 0) > 0;
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
  return (
    <PapersArea title={t('training.title')} lead={t('training.lead')} actions={any ? add : undefined}>
      <PagedList
        list={list}
        placeholder={<Skeleton $height="320px" />}
        empty={
          <EmptyList list={list}>
            <EmptyState icon="calendar" title={t('training.empty')} action={add}>
              {t('training.empty_hint')}
            </EmptyState>
          </EmptyList>
        }
      >
        {(rows) => <TrainingTable rows={rows} />}
      </PagedList>
    </PapersArea>
  );
};
