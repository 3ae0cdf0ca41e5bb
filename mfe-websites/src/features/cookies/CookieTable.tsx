import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { confirmDialog, errorMessage, formatDuration, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useCookiePagesInfiniteQuery, useDeleteCookieMutation } from '../../api/cookieApi';
import { localized } from '../../page/localized';
import { RowsSkeleton } from '../../page/RowsSkeleton';

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface CookieTableProps {
  applicationId: string;
  categoryId: string;
  caption: string;
  onEdit: (cookie: Cookie) => void;
}

/** The cookies of one category of a website. Deleting asks first and cannot be undone (specification §4). */
export const CookieTable = ({ applicationId, categoryId, caption, onEdit }: CookieTableProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const list = useCookiePagesInfiniteQuery({
    query: { application_id: applicationId, category_id: categoryId, sort: 'name', order: 'asc' },
    quiet: true,
  });
  const [remove] = useDeleteCookieMutation();
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
  const columns: Column<Cookie>[] = [
    {
      key: 'name',
      title: t('cookie.name'),
      cell: ({ name, match }) => <code>{match === 'prefix' ? `${name}*` : name}</code>,
    },
    { key: 'provider', title: t('cookie.provider'), cell: ({ provider }) => provider },
    { key: 'purpose', title: t('cookie.purpose'), cell: ({ purpose }) => localized(purpose, lang) },
    {
      key: 'expiry',
      title: t('cookie.duration'),
      cell: ({ expiry, is_session }) => formatDuration(is_session ? 0 : expiry, lang),
    },
    {
      key: 'type',
      title: t('cookie.type'),
      cell: ({ type }) => t(type === COOKIE_TYPES.http ? 'cookie.typeHttp' : 'cookie.typeHtml'),
    },
    {
      key: 'actions',
      title: t('list.actions'),
      hiddenTitle: true,
      cell: (cookie) => (
        <Actions>
          <IconButton
            icon="edit"
            label={t('cookie.editOf', { name: cookie.name })}
            onClick={() => onEdit(cookie)}
          />
          <IconButton
            icon="trash"
            label={t('cookie.deleteOf', { name: cookie.name })}
            onClick={() => void askToRemove(cookie)}
          />
        </Actions>
      ),
    },
  ];
  const cookies = list.currentData?.pages.flatMap((page) => page.entities);
  if (!cookies && list.isError && !list.isFetching) return <ErrorState onRetry={() => void list.refetch()} />;
  if (!cookies) return <RowsSkeleton rows={2} />;
  if (cookies.length === 0) return <p>{t('cookies.noneHere')}</p>;
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={loadMore}
    >
      <Table caption={caption} columns={columns} items={cookies} rowKey={({ id }) => id} />
    </InfiniteList>
  );
};
