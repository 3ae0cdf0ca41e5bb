import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { confirmDialog, errorMessage, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Table } from '@yinyom/ui/data/Table';
import { textIn } from '@yinyom/notice/texts/textIn';
import { useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { useCookiePagesInfiniteQuery, useDeleteCookieMutation } from '../../api/cookieApi';
import { categoryColor } from '../../common/categoryColor';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { CookieBulk } from './CookieBulk';
import { cookieColumns } from './cookieColumns';
import { cookieQuery, isNarrowed } from './cookieView';
import type { CookieView } from './cookieView';

const Group = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;
const Dot = styled.i`
  flex: none;
  width: 12px;
  height: 12px;
  border-radius: 50%;
`;

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
  const theme = useTheme();
  const list = useCookiePagesInfiniteQuery({ query: cookieQuery(applicationId, view), quiet: true });
  const [remove] = useDeleteCookieMutation();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());

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
  const loaded = pagedItems(list, true);
  const columns = cookieColumns(t, lang, {
    isChosen: ({ id }) => marked.has(id),
    onChoose: ({ id }) =>
      setMarked(
        (known) => new Set(known.has(id) ? [...known].filter((each) => each !== id) : [...known, id]),
      ),
    onEdit,
    onRemove: (cookie) => void askToRemove(cookie),
  });
  const groupOf = ({ category: { id, type, title } }: Cookie) => ({
    key: id,
    title: (
      <Group>
        <Dot style={{ background: categoryColor(type, theme) }} />
        {textIn(title, lang)}
      </Group>
    ),
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
      <PagedList list={list} current placeholder={<RowsSkeleton rows={4} />} empty={nothing}>
        {(cookies) => (
          <Table
            caption={t('cookies.title')}
            columns={columns}
            items={cookies}
            rowKey={({ id }) => id}
            {...(view.categoryId === '' && { groupOf })}
          />
        )}
      </PagedList>
      {loaded && (
        <CookieBulk
          applicationId={applicationId}
          categories={categories}
          // What is not in the view any more is not chosen.
          chosen={loaded.filter(({ id }) => marked.has(id)).map(({ id }) => id)}
          onClear={() => setMarked(new Set())}
        />
      )}
    </>
  );
};
