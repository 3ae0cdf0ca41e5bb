import { defineRemote, navigateTo } from '@yinyom/mfe-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, remote } from '../testing/remoteStandIns';
import { renderShell } from '../testing/renderShell';
import { organization, platformOf, signedIn } from '../testing/signedIn';

// Remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  forgetFailure: jest.fn(),
  knownBuilds: () => Promise.resolve(new Map()),
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
    await press(screen.getByRole('link', { name: 'Dashboard' }));
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
    await press(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
  });

  it('shows the 404 page inside the layout for an address that a remote has no page for', async () => {
    platformOf(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderShell({ path: '/user/unknown', session: signedIn });
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    // F-A12: the tab says so, too, and only as long as it is so.
    expect(document.title).toBe('This page could not be found · Yinyom');
    act(() => navigateTo('/user'));
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
    expect(document.title).toBe('Users · Yinyom');
  });
});
