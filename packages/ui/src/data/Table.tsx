import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../foundation/Icon';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { useScrolls } from './useScrolls';

const Frame = styled.div`
  /* Holds the hidden headings, which would otherwise widen the page instead of scrolling along. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  @media (max-width: ${({ theme }) => theme.phone}) {
    overflow: visible;
    border: 0;
    background: none;
  }
`;
const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 12px 16px;
    text-align: start;
    vertical-align: middle;
  }
  [align='right'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  th {
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
    font-weight: ${({ theme }) => theme.font.weight.normal};
    text-wrap: balance;
  }
  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  [data-unbroken] {
    white-space: nowrap;
  }
  tbody th {
    padding-block: 8px;
    color: ${({ theme }) => theme.color.ink};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  /* In a frame that is too narrow the rest scrolls below it: what can be done with a row is always in sight. */
  [data-phone='end'][data-label=''],
  th[data-hidden] {
    position: sticky;
    inset-inline-end: 0;
    background: ${({ theme }) => theme.color.surface};
  }
  th[data-hidden] {
    background: ${({ theme }) => theme.color.canvas};
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    td[data-unbroken] {
      white-space: normal;
    }
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px ${({ theme }) => theme.space(3)};
      margin-bottom: ${({ theme }) => theme.space(2)};
      padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
      border: 1px solid ${({ theme }) => theme.color.line};
      border-radius: ${({ theme }) => theme.radius.normal};
      background: ${({ theme }) => theme.color.surface};
    }
    tbody tr[data-group] {
      padding-inline: 0;
      border: 0;
      background: none;
    }
    tbody th {
      display: block;
      padding: 0;
      background: none;
    }
    /* Ends the line with the head of the card. */
    tbody tr::after {
      order: 2;
      flex-basis: 100%;
      height: 0;
      content: '';
    }
    td {
      padding: 0;
    }
    [data-phone='end'][data-label=''] {
      position: static;
      background: none;
    }
    td[data-phone='head'] {
      flex: 1 1 55%;
      min-width: 0;
    }
    td[data-phone='end'] {
      order: 1;
      flex: none;
      max-width: 100%;
      margin-inline-start: auto;
    }
    td[data-phone='fact'],
    td[data-phone='bare'] {
      order: 3;
      max-width: 100%;
      font-size: ${({ theme }) => theme.font.size.small};
      > div {
        display: inline;
      }
    }
    td[data-phone='fact']::before {
      content: attr(data-label) '\\00a0';
      color: ${({ theme }) => theme.color.muted};
    }
    td[data-phone='line'] {
      order: 4;
      flex: 1 1 100px;
      min-width: 0;
      overflow: hidden;
      color: ${({ theme }) => theme.color.muted};
      font-size: ${({ theme }) => theme.font.size.small};
      text-overflow: ellipsis;
      white-space: nowrap;
      > div,
      > div > * {
        display: inline;
      }
    }
    td[data-phone='none'] {
      display: none;
    }
    [align='right'] {
      text-align: start;
    }
  }
`;

/**
 * A place in a card: its first line, the end of that line, a fact with its label or without, what is left of the second
 * line, cut off, or nowhere (only for what can be seen by opening the thing).
 */
export type PhonePlace = 'head' | 'end' | 'fact' | 'bare' | 'line' | 'none';

export interface Column<Item> {
  key: string;
  /** Heading; on phones the label in front of a fact. */
  title: string;
  cell: (item: Item) => ReactNode;
  align?: 'start' | 'end';
  /** The heading is read out but not shown, e.g. over buttons. */
  hiddenTitle?: boolean;
  /** Where it stands in the card of a phone; left out, the first column is the head and buttons are at the end. */
  phone?: PhonePlace;
  /** Dates and the like: never broken, except in the card of a phone. */
  unbroken?: boolean;
  /** Pressing the heading orders the list by this column. On phones, where headings are not shown, it cannot be pressed. */
  sort?: { now: 'ascending' | 'descending' | null; onSort: () => void };
  /** Narrowest column with room, as CSS; the rest divides by what is in it. */
  minWidth?: string;
}

const Sort = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.color.ink};
    text-decoration: underline;
  }
  [aria-sort='none'] > & > svg {
    opacity: 0.5;
  }
  [aria-sort='ascending'] > & > svg {
    transform: rotate(180deg);
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: none;
  }
`;
/** On phones the button is not there, and the heading is read out. */
const PhoneTitle = styled.span`
  display: none;
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: inline;
  }
`;
const Heading = <Item,>({ column: { title, hiddenTitle, sort } }: { column: Column<Item> }) => {
  if (hiddenTitle) return <VisuallyHidden>{title}</VisuallyHidden>;
  if (!sort) return title;
  return (
    <>
      <Sort type="button" onClick={sort.onSort}>
        {/* The arrow follows the last word, in whatever line that is. */}
        {title}&nbsp;
        <Icon name="chevron" size={16} />
      </Sort>
      <PhoneTitle>{title}</PhoneTitle>
    </>
  );
};

const placeOf = <Item,>({ phone, hiddenTitle }: Column<Item>, first: boolean): PhonePlace =>
  phone ?? (first ? 'head' : hiddenTitle ? 'end' : 'fact');

const Cells = <Item,>({ columns, item }: { columns: readonly Column<Item>[]; item: Item }) => (
  <tr role="row">
    {columns.map((column, at) => (
      <td
        key={column.key}
        role="cell"
        data-label={column.hiddenTitle ? '' : column.title}
        data-phone={placeOf(column, at === 0)}
        data-unbroken={column.unbroken}
        align={column.align === 'end' ? 'right' : undefined}
      >
        <div>{column.cell(item)}</div>
      </td>
    ))}
  </tr>
);
/** Drawn again only when the row or the columns are others: long lists stay quick while new rows arrive on top. */
const TableRow = memo(Cells) as typeof Cells;

/** Signs of the longest heading that stays in one line: languages without spaces break between any two. */
const SHORT_HEADING = 6;

interface TableProps<Item> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  rowKey: (item: Item) => string;
  /** The group of a row: rows of one group follow each other, under its title. Without it there are no groups. */
  groupOf?: (item: Item) => { key: string; title: ReactNode };
}

/** Rows of equal things; on phones each row becomes a card of two lines or three. `columns` that stay the same object keep long lists quick. */
export const Table = <Item,>({ caption, columns, items, rowKey, groupOf }: TableProps<Item>) => {
  const { ref, scrolls } = useScrolls<HTMLDivElement>();
  // What scrolls sideways can be reached and scrolled by keyboard.
  const reached = scrolls && { tabIndex: 0, role: 'group', 'aria-label': caption };
  return (
    <Frame ref={ref} {...reached}>
      <Root role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                data-hidden={column.hiddenTitle}
                data-unbroken={column.title.length <= SHORT_HEADING || undefined}
                aria-sort={column.sort && (column.sort.now ?? 'none')}
                align={column.align === 'end' ? 'right' : undefined}
                style={column.minWidth === undefined ? undefined : { minWidth: column.minWidth }}
              >
                <Heading column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item, at) => {
            const group = groupOf?.(item);
            const before = items[at - 1];
            const isFirst = group && (!before || groupOf?.(before).key !== group.key);
            return (
              <Fragment key={rowKey(item)}>
                {isFirst && (
                  <tr role="row" data-group="">
                    <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                      {group.title}
                    </th>
                  </tr>
                )}
                <TableRow columns={columns} item={item} />
              </Fragment>
            );
          })}
        </tbody>
      </Root>
    </Frame>
  );
};
