import { Link, usePageTitle, useSession } from '@yinyom/mfe-kit';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useListInspectionLetterPagesInfiniteQuery } from '../calls/lettersApi';
import { LetterTable } from '../features/inspection-letters/LetterTable';
import { BackToPapers } from '../layout/BackToPapers';
import { EmptyList } from '../layout/EmptyList';
import { useInspectionTexts } from '../texts/useInspectionTexts';

/** `/compliance/letters`: letters of the regulator, those that are due first. */
export const InspectionLettersPage = () => {
  const t = useInspectionTexts();
  const { organizationId } = useSession();
  usePageTitle(t('letters.title'));
  const list = useListInspectionLetterPagesInfiniteQuery(
    { params: { id: organizationId ?? '' }, query: {} },
    { skip: organizationId === null },
  );
  const any = (pagedItems(list)?.length ?? 0) > 0;
  const enter = (
    <ButtonLink as={Link} to="/compliance/letters/new">
      {t('letters.enter')}
    </ButtonLink>
  );
  return (
    <>
      <BackToPapers />
      <PageHeader title={t('letters.title')} note={t('letters.lead')} actions={any ? enter : undefined} />
      <PagedList
        list={list}
        placeholder={<Skeleton $height="320px" />}
        empty={
          <EmptyList list={list}>
            <EmptyState icon="mail" title={t('letters.empty_title')} action={enter}>
              {t('letters.empty_text')}
            </EmptyState>
          </EmptyList>
        }
      >
        {(letters) => <LetterTable letters={letters} />}
      </PagedList>
    </>
  );
};
