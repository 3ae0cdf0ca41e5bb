import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberPart } from '../part-errors/knownParts';
import { renderShell } from '../testing/renderShell';
import { drawnParts } from './drawnParts';
import { loadTimes } from './loadTimes';
import { panelIsWanted } from './panelIsWanted';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom measures nothing.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
    __webpack_public_path__: '/',
    __webpack_hash__: 'hash',
  });
  performance.getEntriesByType = () => [];
});

it('is there when it is asked for, while the tab lives, and goes by keyboard', async () => {
  expect(panelIsWanted()).toBe(false);
  await renderShell({ path: '/faq?yinyom=parts' });
  const panel = await screen.findByRole('complementary', { name: 'Parts of this page' });
  expect(within(panel).getByText('The shell alone')).toBeInTheDocument();
  expect(panelIsWanted()).toBe(true);
  act(() => within(panel).getByRole('button', { name: 'Close the panel' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  history.replaceState(null, '', '/en/faq');
  expect(panelIsWanted()).toBe(false);
});

it('names what each remote drew, and where nothing of it is to be seen', () => {
  document.body.innerHTML =
    '<div data-remote="mfe_users" data-build="b1"><p></p></div><div data-remote="mfe_auth" data-build="b2"></div>';
  const [paragraph] = document.querySelectorAll('p');
  jest.spyOn(paragraph as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 30, 40));
  expect(drawnParts()).toEqual([
    { name: 'mfe_users', build: 'b1', box: { left: 10, top: 20, width: 30, height: 40 } },
    { name: 'mfe_auth', build: 'b2', box: null },
  ]);
});

it('tells list, manifest, entry and chunks of remotes with time and size', () => {
  rememberPart('mfe_users', 'b1', '/mfe/mfe-users/b1/mf-manifest.json');
  const entry = (path: string, transferSize: number) =>
    ({
      name: `${location.origin}${path}`,
      duration: 12.4,
      transferSize,
      encodedBodySize: 500,
    }) as PerformanceResourceTiming;
  const told = loadTimes([
    entry('/mf/remotes.json', 900),
    entry('/mfe/mfe-users/b1/mf-manifest.json', 800),
    entry('/mfe/mfe-users/b1/assets/remoteEntry.0123456789.js', 700),
    entry('/mfe/mfe-users/b1/assets/7.0123456789.js', 0),
    entry('/api/v1/me', 100),
  ]);
  expect(told.map(({ kind, took, bytes }) => [kind, took, bytes])).toEqual([
    ['list', 12, 900],
    ['manifest', 12, 800],
    ['entry', 12, 700],
    ['chunk', 12, 0],
  ]);
});
