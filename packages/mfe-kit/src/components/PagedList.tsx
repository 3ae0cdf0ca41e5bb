import { isApiError } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Stack } from '@yinyom/ui/data/Stack';
import { useCallback, type ReactNode } from 'react';
import { pagedItems, type PagedAnswer } from './pagedItems';

interface PagedListProps<Item> {
  /** The answer of a hook that `contractPages` made. */
  list: PagedAnswer<Item>;
  /** Only pages of the present arguments are drawn; otherwise the earlier ones stay until the new ones are there. */
  current?: boolean;
  /** Holds the place of the first page while it loads. */
  placeholder: ReactNode;
  /** In place of the items where there is none; without it `children` draws the empty list. */
  empty?: ReactNode;
  /** Items that are drawn; the others are left out. */
  keep?: (item: Item) => boolean;
  /** See `InfiniteList`. */
  endNote?: boolean;
  /** Label of a button that loads more; without it more loads when the end comes into view. */
  more?: string;
  /** Draws the items that are there. */
  children: (items: Item[]) => ReactNode;
}

/** Why the platform did not answer, in its own words; without an answer the list only says that it could not load. */
const reasonOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.body?.message : undefined;

interface MoreProps {
  list: PagedAnswer<unknown>;
  label: string;
}

const More = ({ list, label }: MoreProps) => (
  <div>
    <Button
      kind="secondary"
      size="small"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {label}
    </Button>
  </div>
);

/** A list that comes in pages, in each of its states: it loads, it failed, there is nothing, there is more. */
export const PagedList = <Item,>(props: PagedListProps<Item>) => {
  const { list, current = false, placeholder, empty, keep, endNote, more, children } = props;
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const loaded = pagedItems(list, current);
  if (!loaded && list.isError)
    return <ErrorState onRetry={() => void list.refetch()}>{reasonOf(list.error)}</ErrorState>;
  if (!loaded) return placeholder;
  const items = keep ? loaded.filter(keep) : loaded;
  if (items.length === 0 && !list.hasNextPage && empty !== undefined) return empty;
  if (more !== undefined)
    return (
      <Stack>
        {children(items)}
        {list.isFetchNextPageError && <ErrorState>{reasonOf(list.error)}</ErrorState>}
        {list.hasNextPage && <More list={list} label={more} />}
      </Stack>
    );
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={loadMore}
      endNote={endNote}
    >
      {children(items)}
    </InfiniteList>
  );
};
