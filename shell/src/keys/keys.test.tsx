import { i18n, registerTexts, store, toast } from '@yinyom/mfe-kit';
import { StoreProvider, startTexts } from '@yinyom/mfe-kit/shell';
import { completeJsdom } from '@yinyom/testing/completeJsdom';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Feedback } from '../feedback/Feedback';
import { openPalette } from '../palette/openPalette';
import { registerShellTexts } from '../registerShellTexts';
import { useShellKeys } from './useShellKeys';

const KINDS = ['text', 'search', 'email', 'range', 'checkbox', 'radio'];
const Fields = () => {
  useShellKeys(openPalette);
  return (
    <>
      {KINDS.map((kind) => (
        <input key={kind} type={kind} data-testid={kind} />
      ))}
      <textarea data-testid="textarea" />
      <div contentEditable data-testid="contenteditable" />
    </>
  );
};

beforeAll(async () => {
  completeJsdom();
  registerShellTexts();
  await startTexts('en');
  await i18n.loadNamespaces('shell');
});
beforeEach(() => {
  render(
    <StoreProvider store={store}>
      <ThemeFrame lang="en">
        <Fields />
        <Suspense fallback={null}>
          <Feedback />
        </Suspense>
      </ThemeFrame>
    </StoreProvider>,
  );
});

/** Returns whether the press has its usual effect. */
const press = (place: string) => act(async () => fireEvent.keyDown(screen.getByTestId(place), { key: '?' }));
const title = { name: 'Keyboard shortcuts' };

it('says that the keys could not be loaded, and ? tries again', async () => {
  // React writes down what a boundary caught.
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registerTexts('shell_keys', () => Promise.reject(new Error('offline')), 'shell');
  await press('range');
  expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument();
  expect(store.getState().modals).toEqual([]);
  noise.mockRestore();
  registerTexts('shell_keys', (lang) => import(`../../locales/keys/${lang}.json`), 'shell');
  await press('range');
  const shown = await screen.findByRole('dialog', title);
  await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(store.getState().modals).toEqual([]));
});

it('leaves no empty window of the palette where its texts cannot be loaded', async () => {
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  registerTexts('palette', load, 'shell');
  for (const key of ['k', 'K']) {
    load.mockClear();
    await act(async () => fireEvent.keyDown(screen.getByTestId('range'), { key, ctrlKey: true }));
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument();
    await waitFor(() => expect(store.getState().modals).toEqual([]));
  }
  noise.mockRestore();
});

it('hides no notice while a window loads', async () => {
  let fail = (_error: Error): void => undefined;
  const waiting = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  registerTexts('palette', () => waiting, 'shell');
  await act(async () => fireEvent.keyDown(screen.getByTestId('range'), { key: 'k', ctrlKey: true }));
  act(() => toast.success('Saved meanwhile'));
  expect(await screen.findByText('Saved meanwhile')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => fail(new Error('offline')));
  await waitFor(() => expect(store.getState().modals).toEqual([]));
  noise.mockRestore();
});

it('? is typed into what takes text, and shows the keys on everything else', async () => {
  const places = [...KINDS, 'textarea', 'contenteditable'];
  const used: string[] = [];
  for (const place of places) if (!(await press(place))) used.push(place);
  expect(used).toEqual(['range', 'checkbox', 'radio']);
  const shown = await screen.findByRole('dialog', title);
  await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
