import { errorMessage, Link, usePageTitle, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useCallback } from 'react';
import { useListInspectionLetterPagesInfiniteQuery } from '../calls/lettersApi';
import { LetterTable } from '../features/inspection-letters/LetterTable';
import { BackToPapers } from '../layout/BackToPapers';
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
  const { fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const letters = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const enter = (
    <ButtonLink as={Link} to="/compliance/letters/new">
      {t('letters.enter')}
    </ButtonLink>
  );
  const content = () => {
    if (list.isError && letters.length === 0)
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    if (list.data === undefined) return <Skeleton $height="320px" />;
    if (letters.length === 0)
      return (
        <EmptyState icon="mail" title={t('letters.empty_title')} action={enter}>
          {t('letters.empty_text')}
        </EmptyState>
      );
    return (
      <InfiniteList
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={more}
      >
        <LetterTable letters={letters} />
      </InfiniteList>
    );
  };
  return (
    <>
      <BackToPapers />
      <PageHeader
        title={t('letters.title')}
        note={t('letters.lead')}
        actions={letters.length > 0 ? enter : undefined}
      />
      {content()}
    </>
  );
};
