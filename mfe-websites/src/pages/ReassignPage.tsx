import { Link, useParams, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { useMemo } from 'react';
import { useSiteCategoriesQuery } from '../api/categoryApi';
import { useReassignListQuery } from '../api/cookieApi';
import { AssignmentList } from '../features/assign/AssignmentList';
import { refusalOf } from '../common/refusalOf';
import { RefusedState } from '../common/RefusedState';

/** `/websites/{id}/re-assign`: cookies of one website whose category wants a decision. */
export const ReassignPage = () => {
  const t = useTexts('websites');
  const { id = '' } = useParams();
  const params = { id };
  const list = useReassignListQuery({ params }, { refetchOnMountOrArgChange: true });
  const categories = useSiteCategoriesQuery({ params, query: {} });
  const found = list.isFetching ? undefined : list.currentData;
  // The website stands in the address; its name would repeat itself on every line.
  const items = useMemo(
    () => found?.map((item) => ({ ...item, application: { id, domain_name: '' } })),
    [found, id],
  );
  const refusal = refusalOf(list.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  const back = `/websites/${id}?section=cookies`;
  return (
    <>
      <p>
        <Link to={back}>← {t('reassign.back')}</Link>
      </p>
      <PageHeader title={t('reassign.title')} note={t('reassign.lead')} />
      <AssignmentList
        items={items}
        categories={categories.currentData?.entities}
        failed={(list.isError && !list.isFetching) || (categories.isError && !categories.isFetching)}
        onRetry={() => {
          void list.refetch();
          void categories.refetch();
        }}
        wayOn={
          <ButtonLink as={Link} to={back}>
            {t('reassign.back')}
          </ButtonLink>
        }
      />
    </>
  );
};
