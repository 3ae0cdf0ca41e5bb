import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { confirmDialog, errorMessage, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Table } from '@yinyom/ui/data/Table';
import { useCallback, useState } from 'react';
import { useCookiePagesInfiniteQuery, useDeleteCookieMutation } from '../../api/cookieApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { CookieBulk } from './CookieBulk';
import { cookieColumns } from './cookieColumns';
import { cookieQuery, isNarrowed } from './cookieView';
import type { CookieView } from './cookieView';

interface CookieTableProps {
  applicationId: string;
  categories: readonly Category[];
  view: CookieView;
  onEdit: (cookie: Cookie) => void;
  /** Shows all again when nothing matches. */
  onClear: () => void;
}

/** The cookies of a view, and what is done with those that are chosen. Deleting asks first and cannot be undone (specification §4). */
export const CookieTable = ({ applicationId, categories, view, onEdit, onClear }: CookieTableProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const list = useCookiePagesInfiniteQuery({ query: cookieQuery(applicationId, view), quiet: true });
  const [remove] = useDeleteCookieMutation();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  const askToRemove = async (cookie: Cookie) => {
    const agreed = await confirmDialog({
      title: t('cookie.deleteTitle', { name: cookie.name }),
      text: t(cookie.source === 'manual' ? 'cookie.deleteText' : 'cookie.deleteFoundText'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    });
    if (!agreed) return;
    const { error } = await remove({ params: { id: cookie.id } });
    if (error) toast.error(errorMessage(error));
  };
  const cookies = list.currentData?.pages.flatMap((page) => page.entities);
  if (!cookies && list.isError && !list.isFetching) return <ErrorState onRetry={() => void list.refetch()} />;
  if (!cookies) return <RowsSkeleton rows={4} />;
  const columns = cookieColumns(t, lang, {
    withCategory: view.categoryId === '',
    isChosen: ({ id }) => marked.has(id),
    onChoose: ({ id }) =>
      setMarked(
        (known) => new Set(known.has(id) ? [...known].filter((each) => each !== id) : [...known, id]),
      ),
    onEdit,
    onRemove: (cookie) => void askToRemove(cookie),
  });
  const nothing = isNarrowed(view) ? (
    <EmptyState
      icon="search"
      heading="h3"
      title={t('cookies.noMatch')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t('list.clear')}
        </Button>
      }
    />
  ) : (
    <p>{t(view.categoryId ? 'cookies.noneHere' : 'cookies.noneAtAll')}</p>
  );
  return (
    <>
      {cookies.length === 0 ? (
        nothing
      ) : (
        <InfiniteList
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={loadMore}
        >
          <Table caption={t('cookies.title')} columns={columns} items={cookies} rowKey={({ id }) => id} />
        </InfiniteList>
      )}
      <CookieBulk
        applicationId={applicationId}
        categories={categories}
        // What is not in the view any more is not chosen.
        chosen={cookies.filter(({ id }) => marked.has(id)).map(({ id }) => id)}
        onClear={() => setMarked(new Set())}
      />
    </>
  );
};
