import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteHistory, store } from '@yinyom/mfe-kit';
import { answerConfirmation, pageTitle, SiteRouter, StoreProvider } from '@yinyom/mfe-kit/shell';
import { completeJsdom } from '@yinyom/testing/completeJsdom';
import { Button } from '@yinyom/ui/action/Button';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import type { ReactNode } from 'react';
import { Area } from './Area';
import { DownloadButton } from './DownloadButton';
import { FormModal } from './FormModal';
import { PagedList } from './PagedList';
import type { PagedAnswer } from './pagedItems';
import { reloadInto } from './reloadInto';
import { sendForm } from './sendForm';
import { STATE_PLACE } from './statePlace';
import { useLeaveQuestion } from './useLeaveQuestion';

const framed = (children: ReactNode) => (
  <StoreProvider store={store}>
    <ThemeFrame lang="en">
      <SiteRouter>{children}</SiteRouter>
    </ThemeFrame>
  </StoreProvider>
);
const show = (children: ReactNode) => render(framed(children));
const conflict = { status: 412, body: { code: 'version_conflict', message: 'Changed by another user' } };

beforeAll(completeJsdom);
beforeEach(() => siteHistory.navigator.replace('/en/papers'));

describe('a list in pages', () => {
  const answer = (more: Partial<PagedAnswer<string>>): PagedAnswer<string> => ({
    isError: false,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: jest.fn(),
    refetch: jest.fn(),
    ...more,
  });
  const pages = (...entities: string[][]) => ({ pages: entities.map((each) => ({ entities: each })) });
  const list = (more: Partial<PagedAnswer<string>>, current = false) => (
    <PagedList list={answer(more)} current={current} placeholder={<p>wait</p>} empty={<p>none</p>}>
      {(items) => <p>{items.join(' ')}</p>}
    </PagedList>
  );
  const text = (element: ReactNode) => {
    const { container, unmount } = show(element);
    const shown = container.textContent;
    unmount();
    return shown;
  };

  it('holds its place, then draws the items of all pages, or what is there in their place', () => {
    expect(text(list({}))).toBe('wait');
    expect(text(list({ data: pages(['a', 'b'], ['c']) }))).toBe('a b c');
    expect(text(list({ data: pages([]) }))).toBe('none');
  });

  it('keeps earlier items while those of other arguments load, unless only the present ones count', () => {
    const data = pages(['earlier']);
    expect(text(list({ data }))).toBe('earlier');
    expect(text(list({ data }, true))).toBe('wait');
    expect(text(list({ data, currentData: pages(['now']) }, true))).toBe('now');
  });

  it('says why the first page is missing and asks for it again, but keeps items that are there', async () => {
    const refetch = jest.fn();
    const { unmount } = show(list({ isError: true, error: conflict, refetch }));
    expect(screen.getByRole('alert')).toHaveTextContent('Changed by another user');
    await userEvent.click(screen.getByRole('button'));
    expect(refetch).toHaveBeenCalledTimes(1);
    unmount();
    expect(text(list({ isError: true, error: conflict, data: pages(['a']) }))).toBe('a');
  });

  it('loads more by a button where it has a label for one, while there is more', async () => {
    const fetchNextPage = jest.fn();
    const some = (hasNextPage: boolean, failed: Partial<PagedAnswer<string>> = {}) => (
      <PagedList
        list={answer({ data: pages(['a']), hasNextPage, fetchNextPage, ...failed })}
        placeholder={null}
        more="More"
      >
        {(items) => <p>{items.join(' ')}</p>}
      </PagedList>
    );
    const { unmount } = show(some(true));
    expect(fetchNextPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    unmount();
    expect(text(some(false))).toBe('a');
    // A page that did not come is no silent press.
    show(some(true, { isError: true, isFetchNextPageError: true, error: conflict }));
    expect(screen.getByRole('alert')).toHaveTextContent('Changed by another user');
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
  });

  it('leaves items out, and is not empty while more may come', () => {
    const some = (more: Partial<PagedAnswer<string>>) => (
      <PagedList
        list={answer({ data: pages(['a', 'b']), ...more })}
        placeholder={null}
        empty={<p>none</p>}
        keep={(item) => item > 'b'}
      >
        {(items) => <p>{`items: ${items.length}`}</p>}
      </PagedList>
    );
    expect(text(some({ hasNextPage: true }))).toBe('items: 0');
    expect(text(some({}))).toBe('none');
  });
});

it('parts of an area are links, the one that is open is marked, and the page has its title', () => {
  show(
    <Area
      title="Training"
      lead="Who learned what"
      label="Papers"
      parts={[
        { path: '/papers', text: 'All' },
        { path: '/papers/training', text: 'Training' },
      ]}
    >
      <p>content</p>
    </Area>,
  );
  expect(screen.getByRole('heading', { name: 'Training' })).toBeInTheDocument();
  expect(pageTitle.get()).toBe('Training');
  expect(screen.getByRole('navigation', { name: 'Papers' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Training' })).not.toHaveAttribute('aria-current');
});

describe('a window with a form', () => {
  const modal = (given: Partial<Parameters<typeof FormModal>[0]>) => (
    <FormModal
      title="Change"
      form={{ refusals: 0, failure: null }}
      submitLabel="Save"
      busy={false}
      onSubmit={async () => undefined}
      close={() => undefined}
      {...given}
    >
      <input aria-label="name" />
    </FormModal>
  );

  it('is sent by its button and closed without sending', async () => {
    const onSubmit = jest.fn(async () => undefined);
    const close = jest.fn();
    show(modal({ onSubmit, close }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect([onSubmit.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onSubmit.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });

  it('offers the latest version after a change by another user, and says what happens to what was typed', async () => {
    const onReload = jest.fn();
    const failed = { form: { refusals: 1, failure: 'Changed by another user' } };
    const { rerender } = show(modal({ ...failed, latest: { error: conflict, onReload } }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Load the latest version (keep what I typed)' }),
    );
    expect(onReload).toHaveBeenCalledTimes(1);
    rerender(framed(modal({ ...failed, latest: { error: conflict, onReload, discards: true } })));
    expect(screen.getByRole('button', { name: /discard my changes/ })).toBeInTheDocument();
    rerender(framed(modal({ ...failed, latest: { error: { status: 500 }, onReload } })));
    expect(screen.queryByRole('button', { name: /Load the latest/ })).toBeNull();
  });

  it('gives the focus to the state of the page where its own button is gone', async () => {
    const page = (isOpen: boolean) =>
      framed(
        <>
          <div id={STATE_PLACE} tabIndex={-1} />
          {isOpen && modal({})}
        </>,
      );
    const { rerender } = render(page(true));
    rerender(page(false));
    await waitFor(() => expect(document.getElementById(STATE_PLACE)).toHaveFocus());
  });
});

it('a file is saved under its name, an answer without a file as JSON, and a failure is said', async () => {
  const saved: string[] = [];
  const open = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const load = jest
    .fn()
    .mockResolvedValueOnce({ file: new Blob(['x']), name: 'paper.pdf' })
    .mockResolvedValueOnce({ answer: { id: 1 } })
    .mockRejectedValueOnce(conflict);
  show(<DownloadButton label="Download" jsonName="record.json" load={load} />);
  for (let press = 1; press <= 3; press += 1) {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
  }
  expect(saved).toEqual(['paper.pdf', 'record.json']);
  expect(store.getState().toasts).toMatchObject([{ kind: 'error', text: 'Changed by another user' }]);
  open.mockRestore();
});

it('a form with unsaved changes is left only after the user agreed', async () => {
  const Form = () => {
    useLeaveQuestion(true);
    return <Button onClick={() => siteHistory.navigator.push('/en/list')}>Away</Button>;
  };
  show(<Form />);
  const away = async (agreed: boolean) => {
    await userEvent.click(screen.getByRole('button', { name: 'Away' }));
    expect(store.getState().confirmation).toMatchObject({ title: 'Leave without saving?' });
    await act(async () => answerConfirmation(agreed));
    return location.pathname;
  };
  expect(await away(false)).toBe('/en/papers');
  expect(await away(true)).toBe('/en/list');
});

it('a form shows why it was not sent, and why its latest version could not be read', async () => {
  const form = { refuseAnswer: jest.fn(), clearProblems: jest.fn() };
  await sendForm(form, async () => undefined);
  expect(form.refuseAnswer).not.toHaveBeenCalled();
  await sendForm(form, async () => Promise.reject(new Error('sent')));
  expect(form.refuseAnswer).toHaveBeenLastCalledWith(new Error('sent'));
  const taken = jest.fn();
  await reloadInto(form, async () => 7, taken)();
  expect([taken.mock.calls, form.clearProblems.mock.calls.length]).toEqual([[[7]], 1]);
  await reloadInto(form, () => Promise.reject(new Error('read')), taken)();
  expect(form.refuseAnswer).toHaveBeenLastCalledWith(new Error('read'));
  expect(taken).toHaveBeenCalledTimes(1);
});
