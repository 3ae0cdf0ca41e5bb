import { memo } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

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
    font-weight: ${({ theme }) => theme.font.weight.bold};
    white-space: nowrap;
  }
  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
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
      margin-bottom: ${({ theme }) => theme.space(3)};
      padding: ${({ theme }) => theme.space(2)} 0;
      border: 1px solid ${({ theme }) => theme.color.line};
      border-radius: ${({ theme }) => theme.radius.normal};
      background: ${({ theme }) => theme.color.surface};
    }
    td {
      display: grid;
      grid-template-columns: minmax(96px, 38%) minmax(0, 1fr);
      gap: ${({ theme }) => theme.space(2)};
      padding: 6px 16px;
      overflow-wrap: anywhere;
    }
    [align='right'] {
      text-align: start;
    }
    td::before {
      content: attr(data-label);
      color: ${({ theme }) => theme.color.muted};
      font-size: ${({ theme }) => theme.font.size.small};
    }
    td[data-label='']::before {
      content: none;
    }
    td[data-label=''] {
      grid-template-columns: 1fr;
    }
  }
`;

export interface Column<Item> {
  key: string;
  /** Heading; on phones the label in front of the value. */
  title: string;
  cell: (item: Item) => ReactNode;
  align?: 'start' | 'end';
  /** The heading is read out but not shown, e.g. over buttons. */
  hiddenTitle?: boolean;
}

const Cells = <Item,>({ columns, item }: { columns: readonly Column<Item>[]; item: Item }) => (
  <tr role="row">
    {columns.map((column) => (
      <td
        key={column.key}
        role="cell"
        data-label={column.hiddenTitle ? '' : column.title}
        align={column.align === 'end' ? 'right' : undefined}
      >
        <div>{column.cell(item)}</div>
      </td>
    ))}
  </tr>
);
/** Drawn again only when the row or the columns are others: long lists stay quick while new rows arrive on top. */
const TableRow = memo(Cells) as typeof Cells;

interface TableProps<Item> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  rowKey: (item: Item) => string;
}

/** Rows of equal things; on phones each row becomes a card. `columns` that stay the same object keep long lists quick. */
export const Table = <Item,>({ caption, columns, items, rowKey }: TableProps<Item>) => (
  <Frame>
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
              align={column.align === 'end' ? 'right' : undefined}
            >
              {column.hiddenTitle ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <TableRow key={rowKey(item)} columns={columns} item={item} />
        ))}
      </tbody>
    </Root>
  </Frame>
);
