import { defineRemote, navigateTo } from '@yinyom/mfe-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedRemote } from '@yinyom/contracts/release/RemotesList';
import { reloadAfterChunkFailure } from '../federation/chunkReload';
import { UnmetNeedsError } from '../federation/UnmetNeedsError';
import { answers, remote } from '../testing/remoteStandIns';
import { renderShell } from '../testing/renderShell';
import { organization, platformOf, signedIn } from '../testing/signedIn';

// Remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  loadedRemote: () => undefined,
  forgetFailure: jest.fn(),
  knownBuilds: () => new Map(),
}));

jest.mock('../federation/chunkReload', () => ({
  ...jest.requireActual<object>('../federation/chunkReload'),
  reloadAfterChunkFailure: jest.fn(() => Promise.resolve(false)),
}));

/** Presses and waits for what the press loads: a page that suspends needs an awaited `act`. */
const press = (element: HTMLElement) => act(() => userEvent.click(element));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the pages of remotes', () => {
  it('keeps menus and other remotes usable when one remote is down, and tries again without a reload', async () => {
    platformOf(organization('a', 1000));
    let down = true;
    answers({
      mfe_users: async () => {
        if (down) throw new Error('no answer');
        return remote('mfe_users', '/user', 'All users');
      },
      mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures'),
    });
    await renderShell({ path: '/user', session: signedIn });
    // Notices of an earlier page may still be on the screen, too.
    const message = await screen.findByText('This part could not be loaded');
    expect(message.closest('[role="alert"]')).toHaveTextContent('503');
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en');
    await press(screen.getByRole('link', { name: 'Overview' }));
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
    await act(async () => navigateTo('/user'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await press(retry);
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
  });

  it('D-T7 keeps menus and other remotes usable when a page of a remote throws while it is drawn', async () => {
    platformOf(organization('a', 1000));
    const Broken = () => {
      throw new Error('broken page');
    };
    const broken = defineRemote({
      name: 'mfe_users',
      namespace: 'mfe_users',
      texts: () => Promise.resolve({ default: {} }),
      routes: [{ path: '/user', element: <Broken /> }],
    });
    answers({
      mfe_users: async () => broken,
      mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures'),
    });
    await renderShell({ path: '/user', session: signedIn });
    expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument();
    await press(screen.getByRole('link', { name: 'Overview' }));
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
  });

  it('shows the 404 page inside the layout for an address that a remote has no page for', async () => {
    platformOf(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderShell({ path: '/user/unknown', session: signedIn });
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Overview' })).toBeInTheDocument();
    // F-A12: the tab says so, too, and only as long as it is so.
    expect(document.title).toBe('This page could not be found · Yinyom');
    await act(async () => navigateTo('/user'));
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
    expect(document.title).toBe('Users · Yinyom');
  });

  it('say which part does not fit, what each side has and whom to tell, when a remote needs another version', async () => {
    platformOf(organization('a', 1000));
    const title = { th: 'ผู้ใช้', en: 'Users', cn: '用户', jp: 'ユーザー', kh: 'អ្នកប្រើ' };
    const listed = {
      name: 'mfe_users',
      build: '9cdd',
      declared: {
        name: 'mfe_users',
        team: { name: 'Team People', contact: 'people@example.ac.th' },
        namespaces: [],
        slots: [],
        pages: [{ path: '/user', layout: 'default', title }],
      },
    } as unknown as ListedRemote;
    const unmet = new UnmetNeedsError(listed, [
      { what: 'kit', name: '@yinyom/mfe-kit', wants: '^1.13.0', has: '1.12.3' },
      { what: 'react', name: 'react', wants: '^18.3.0', has: '19.3.1' },
      { what: 'own_copy', name: 'styled-components', wants: '', has: '' },
      { what: 'kit_export', name: 'brandNewHelper', wants: '^1.12.0', has: '1.12.3' },
      { what: 'call', name: 'getMe', wants: 'GET /account', has: 'GET /me', why: ['it is elsewhere'] },
      { what: 'call', name: 'listSecrets', wants: 'GET /secrets', has: '' },
    ]);
    let fits = false;
    answers({
      mfe_users: async () => {
        if (!fits) throw unmet;
        return remote('mfe_users', '/user', 'All users');
      },
    });
    await renderShell({ path: '/user', session: signedIn });
    expect(
      await screen.findByRole('heading', { name: '“Users” does not fit this version of Yinyom' }),
    ).toBeInTheDocument();
    const message = screen.getByText(/does not fit/).closest('[role="alert"]');
    for (const words of [
      'Please tell Team People (people@example.ac.th)',
      'Part mfe_users, version 9cdd',
      '@yinyom/mfe-kit: it needs ^1.13.0, this page has 1.12.3',
      'react: it needs ^18.3.0, this page has 19.3.1',
      'styled-components: it brings a copy of its own',
      'brandNewHelper: missing in @yinyom/mfe-kit 1.12.3',
      'getMe: the platform answers this call differently (GET /me)',
      'listSecrets (GET /secrets): the platform has no such call',
    ])
      expect(message).toHaveTextContent(words);
    expect(console.error).toHaveBeenCalledWith('[mfe_users]', unmet);
    fits = true;
    globalThis.fetch = jest.fn(async () => Response.json({}));
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
  });

  it('says that a part of an older build is missing only once it is known that the page does not load itself again', async () => {
    platformOf(organization('a', 1000));
    let decide: (reloads: boolean) => void = () => undefined;
    jest.mocked(reloadAfterChunkFailure).mockReturnValueOnce(new Promise((resolve) => (decide = resolve)));
    const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    answers({ mfe_users: () => Promise.reject(gone) });
    await renderShell({ path: '/user', session: signedIn });
    expect(screen.queryByText('This part could not be loaded')).not.toBeInTheDocument();
    await act(async () => decide(false));
    expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument();
  });
});
