import { getSession, savePreferences } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('the pages of the site', () => {
  it.each([
    ['en', 'This page could not be found'],
    ['th', 'ไม่พบหน้านี้'],
  ] as const)('shows the 404 page in %s for an unknown address', async (lang, text) => {
    fakeGateway();
    await renderShell({ path: '/nowhere', lang });
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    const home = { en: ['Back to the home page', '/en'], th: ['กลับหน้าแรก', '/'] } as const;
    expect(screen.getByRole('link', { name: home[lang][0] })).toHaveAttribute('href', home[lang][1]);
  });

  it('shows twelve questions and keeps the cid of the address in the links to sign up and log in', async () => {
    fakeGateway();
    const { container } = await renderShell({ path: '/?cid=1' });
    await waitFor(() => expect(container.querySelectorAll('#faq details')).toHaveLength(12));
    expect(screen.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/en/login?cid=1');
    expect(screen.getByRole('link', { name: 'SIGN UP' })).toHaveAttribute('href', '/en/signup?cid=1');
    expect(screen.getByText('Data protection edition')).toBeInTheDocument();
    expect(container.querySelectorAll('footer svg[data-mark="shield"]')).toHaveLength(1);
    expect(screen.getByText('Version 1.11.4')).toBeInTheDocument();
  });

  it('changes the language without losing the page, and remembers it', async () => {
    fakeGateway();
    await renderShell({ path: '/?cid=1#faq' });
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'ไทย' }));
    expect(await screen.findByRole('link', { name: 'เข้าสู่ระบบ' })).toHaveAttribute('href', '/login?cid=1');
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/?cid=1#faq');
    expect(document.documentElement.lang).toBe('th-TH');
    expect(document.cookie).toContain('locale=th');
  });

  it('opens the login page, remembering the target, when nobody is signed in', async () => {
    answers({ mfe_auth: async () => remote('mfe_auth', '/login', 'Log in here') });
    await renderShell({ path: '/websites/7?tab=cookies' });
    expect(await screen.findByRole('heading', { name: 'Log in here' })).toBeInTheDocument();
    expect(location.pathname).toBe('/en/login');
    expect(new URLSearchParams(location.search).get('next')).toBe('/websites/7?tab=cookies');
  });

  it('ends the session and opens the login page from the user menu', async () => {
    platformOf(organization('a', 1000));
    answers({
      mfe_users: async () => remote('mfe_users', '/user', 'All users'),
      mfe_auth: async () => remote('mfe_auth', '/login', 'Log in here'),
    });
    await renderShell({ path: '/user', session: signedIn });
    await userEvent.click(await screen.findByRole('button', { name: 'User menu' }));
    await act(() => userEvent.click(screen.getByRole('menuitem', { name: 'Log out' })));
    const heading = await screen.findByRole('heading', { name: 'Log in here' });
    // The frame is another one: screen readers go on at the new page all the same.
    await waitFor(() => expect(heading).toHaveFocus());
    expect(getSession()).toMatchObject({ signedIn: false, user: null, organizationId: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(location.pathname).toBe('/en/login');
  });

  it.each([
    ['/overview', '/en/overview', 'Figures', 'Overview'],
    ['/dashboard', '/en/dashboard', 'Figures', 'Overview'],
    ['/domains-setting?q=a', '/en/domains-setting', 'Sites', 'Domains Setting'],
    ['/websites?q=a', '/en/websites', 'Sites', 'Domains Setting'],
  ])('2.19: %s opens its page and marks %s in the menu', async (path, address, heading, entry) => {
    platformOf(organization('a', 1000));
    answers({
      mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures'),
      mfe_websites: async () => remote('mfe_websites', '/websites', 'Sites'),
    });
    savePreferences({ menu: 'side' });
    await renderShell({ path, session: signedIn });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(location.pathname).toBe(address);
    const menu = within(screen.getByRole('complementary'));
    expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName(entry);
  });
});
