import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { themeFor } from '../foundation/theme';
import { InfiniteList } from './InfiniteList';
import { LongName } from './LongName';
import { Table } from './Table';
import type { Column } from './Table';
import { Tabs } from './Tabs';

const themed = (element: ReactNode) => <ThemeProvider theme={themeFor('en')}>{element}</ThemeProvider>;

/** Lets a test decide when the end of a list comes into view. */
const observers = new Set<() => void>();
beforeEach(() => {
  observers.clear();
  globalThis.IntersectionObserver = class {
    private readonly see: () => void;
    constructor(notify: IntersectionObserverCallback) {
      this.see = () => notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {
      observers.add(this.see);
    }
    disconnect() {
      observers.delete(this.see);
    }
  } as never;
});

it('a table names its columns, and on a phone each value carries the name of its column', () => {
  const columns = [
    { key: 'name', title: 'Name', cell: (item: { name: string }) => item.name },
    { key: 'do', title: 'Actions', hiddenTitle: true, cell: () => <button>Edit</button> },
  ];
  render(
    themed(
      <Table caption="Users" columns={columns} items={[{ name: 'Suda' }]} rowKey={(item) => item.name} />,
    ),
  );
  const table = screen.getByRole('table', { name: 'Users' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Actions']);
  expect(screen.getByText('Suda').closest('td')).toHaveAttribute('data-label', 'Name');
});

it('a card of a phone begins with the first column, ends its line with buttons, and puts the rest where it is told', () => {
  const columns: Column<{ id: string }>[] = [
    { key: 'at', title: 'Time', cell: () => 'today', phone: 'bare' },
    { key: 'what', title: 'Event', cell: () => 'logged in', phone: 'head' },
    { key: 'who', title: 'By', cell: () => 'Suda' },
    { key: 'do', title: 'Actions', hiddenTitle: true, cell: () => <button>Open</button> },
  ];
  render(themed(<Table caption="Log" columns={columns} items={[{ id: '1' }]} rowKey={({ id }) => id} />));
  expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-phone'))).toEqual([
    'bare',
    'head',
    'fact',
    'end',
  ]);
});

it('a long name breaks behind its marks only, and is one text to everybody who reads it', () => {
  const { container } = render(themed(<LongName>demo.localhost a11y_font_size</LongName>));
  expect(container).toHaveTextContent('demo.localhost a11y_font_size');
  expect(container.innerHTML).toContain('demo.<wbr>localhost a11y_<wbr>font_<wbr>size');
});

it('a list asks for more when its end comes into view, but not while loading or after the end', () => {
  const more = jest.fn();
  const list = (props: { hasMore: boolean; loading: boolean; failed?: boolean }) =>
    themed(
      <InfiniteList onMore={more} {...props}>
        rows
      </InfiniteList>,
    );
  const { rerender } = render(list({ hasMore: true, loading: false }));
  for (const see of observers) see();
  expect(more).toHaveBeenCalledTimes(1);
  rerender(list({ hasMore: true, loading: true }));
  expect(observers.size).toBe(0);
  rerender(list({ hasMore: false, loading: false }));
  expect(observers.size).toBe(0);
  expect(screen.getByText('No more items')).toBeInTheDocument();
});

it('a list that was there at once does not say that there is no more', () => {
  render(
    themed(
      <InfiniteList hasMore={false} loading={false} onMore={() => undefined}>
        rows
      </InfiniteList>,
    ),
  );
  expect(screen.queryByText('No more items')).not.toBeInTheDocument();
});

it('a page of a list that failed is loaded again only on demand', async () => {
  const more = jest.fn();
  render(
    themed(
      <InfiniteList hasMore loading={false} failed onMore={more}>
        rows
      </InfiniteList>,
    ),
  );
  expect(observers.size).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(more).toHaveBeenCalledTimes(1);
});

const TwoTabs = () => {
  const [selected, select] = useState<'a' | 'b'>('a');
  const items = [
    { key: 'a', label: 'First' },
    { key: 'b', label: 'Second' },
  ] as const;
  return (
    <Tabs label="Parts" items={items} selected={selected} onSelect={select}>
      content {selected}
    </Tabs>
  );
};

it('tabs move with the arrow keys and name their panel', async () => {
  render(themed(<TwoTabs />));
  screen.getByRole('tab', { name: 'First' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('content b');
});

it('the row of tabs scrolls until the chosen one is in sight, and not where the row fades out', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function at(this: HTMLElement) {
    return this.dataset['key'] === 'b' ? 300 : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250);
  render(themed(<TwoTabs />));
  const [first, second] = screen.getAllByRole('tab');
  await userEvent.click(second as HTMLElement);
  expect(screen.getByRole('tablist').scrollLeft).toBe(198);
  await userEvent.click(first as HTMLElement);
  expect(screen.getByRole('tablist').scrollLeft).toBe(0);
  jest.restoreAllMocks();
});

it('a heading that orders shows how, and says when it is pressed', async () => {
  const onSort = jest.fn();
  const columns: Column<{ id: string }>[] = [
    { key: 'a', title: 'Number', cell: ({ id }) => id, sort: { now: 'descending', onSort } },
    { key: 'b', title: 'Day', cell: ({ id }) => id, sort: { now: null, onSort: () => undefined } },
    { key: 'c', title: 'State', cell: ({ id }) => id },
  ];
  render(themed(<Table caption="Log" columns={columns} items={[{ id: '1' }]} rowKey={({ id }) => id} />));
  const order = screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-sort'));
  expect(order).toEqual(['descending', 'none', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Number' }));
  expect(onSort).toHaveBeenCalledTimes(1);
});

it('a table never breaks a short heading, which languages without spaces would at any place', () => {
  const columns = ['質問', 'カテゴリの割り当て'].map((title) => ({ key: title, title, cell: () => '1' }));
  render(themed(<Table caption="Log" columns={columns} items={[{ id: '1' }]} rowKey={({ id }) => id} />));
  const [short, long] = screen.getAllByRole('columnheader');
  expect(getComputedStyle(short!).whiteSpace).toBe('nowrap');
  expect(getComputedStyle(long!).whiteSpace).not.toBe('nowrap');
});
