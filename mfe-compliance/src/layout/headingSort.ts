import type { Column } from '@yinyom/ui/data/Table';

interface Order<Name extends string> {
  sort: Name;
  order: 'asc' | 'desc';
}

/** What a heading shows of the order of its list, and the order that pressing it gives: upwards first, then the other way. Pure. */
export const headingSort = <Name extends string>(
  now: Order<Name> | null,
  sort: Name,
  onOrder: (order: Order<Name>) => void,
): NonNullable<Column<never>['sort']> => {
  const isNow = now?.sort === sort;
  const order = isNow && now.order === 'asc' ? 'desc' : 'asc';
  return {
    now: isNow ? (now.order === 'asc' ? 'ascending' : 'descending') : null,
    onSort: () => onOrder({ sort, order }),
  };
};
