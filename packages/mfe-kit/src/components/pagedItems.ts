interface Pages<Item> {
  pages: readonly { entities: readonly Item[] }[];
}

/** What a hook made by `contractPages` answers, as far as lists read it. */
export interface PagedAnswer<Item> {
  data?: Pages<Item> | undefined;
  currentData?: Pages<Item> | undefined;
  isError: boolean;
  error?: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/**
 * Items of all pages that are loaded; undefined before the first.
 * @param current only those of the present arguments; otherwise the earlier ones stay until the new ones are there
 */
export const pagedItems = <Item>(list: PagedAnswer<Item>, current = false): Item[] | undefined =>
  (current ? list.currentData : list.data)?.pages.flatMap(({ entities }) => entities);
