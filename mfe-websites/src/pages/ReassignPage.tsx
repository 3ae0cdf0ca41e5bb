import { Link, useParams, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useSiteCategoriesQuery } from '../api/categoryApi';
import { useReassignListQuery } from '../api/cookieApi';
import { ReassignTable } from '../features/reassign/ReassignTable';
import { useReassign } from '../features/reassign/useReassign';
import { ButtonLink } from '../page/ButtonLink';
import { refusalOf } from '../page/refusalOf';
import { RefusedState } from '../page/RefusedState';
import { RowsSkeleton } from '../page/RowsSkeleton';

/** `/websites/{id}/re-assign`: cookies whose category wants a decision, moved together, undoable for 10 minutes. */
export const ReassignPage = () => {
  const t = useTexts('websites');
  const { id = '' } = useParams();
  const params = { id };
  const list = useReassignListQuery({ params }, { refetchOnMountOrArgChange: true });
  const categories = useSiteCategoriesQuery({ params, query: {} });
  const reassign = useReassign(id);
  const refusal = refusalOf(list.error);
  if (refusal) return <RefusedState refusal={refusal} />;

  const items = list.currentData;
  const usable = categories.currentData?.entities.filter(({ enabled }) => enabled);
  const suggested = items?.filter(({ suggested_category_id }) => suggested_category_id) ?? [];
  const failed = (list.isError && !items) || (categories.isError && !usable);
  const retry = () => {
    void list.refetch();
    void categories.refetch();
  };
  return (
    <>
      <p>
        <Link to={`/websites/${id}?section=cookies`}>← {t('reassign.back')}</Link>
      </p>
      <PageHeader title={t('reassign.title')} note={t('reassign.lead')} />
      {failed && <ErrorState onRetry={retry} />}
      {!failed && !(items && usable) && <RowsSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          icon="check"
          title={t('reassign.emptyTitle')}
          action={
            reassign.canUndo ? (
              <Button kind="secondary" onClick={() => void reassign.undo()}>
                {t('reassign.undo')}
              </Button>
            ) : (
              <ButtonLink to={`/websites/${id}?section=cookies`}>{t('reassign.back')}</ButtonLink>
            )
          }
        >
          {t('reassign.emptyText')}
        </EmptyState>
      )}
      {items && items.length > 0 && usable && (
        <Stack $gap={4}>
          <Row $justify="end">
            {reassign.canUndo && (
              <Button kind="quiet" onClick={() => void reassign.undo()}>
                {t('reassign.undo')}
              </Button>
            )}
            <Button
              kind="secondary"
              disabled={suggested.length === 0}
              onClick={() => {
                for (const item of suggested) reassign.choose([item.id], item.suggested_category_id ?? '');
              }}
            >
              {t('reassign.takeSuggestions')}
            </Button>
            <Button busy={reassign.busy} disabled={reassign.count === 0} onClick={() => void reassign.save()}>
              {t('reassign.save', { number: String(reassign.count) })}
            </Button>
          </Row>
          <ReassignTable
            items={items}
            categories={usable}
            chosen={reassign.chosen}
            onChoose={(cookieId, categoryId) => reassign.choose([cookieId], categoryId)}
          />
        </Stack>
      )}
    </>
  );
};
