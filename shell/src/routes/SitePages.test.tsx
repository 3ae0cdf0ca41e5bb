import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listApplications } from '@yinyom/contracts/websites/application';
import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { api, confirmDialog, defineRemote, getSession, navigateTo, store, toast } from '@yinyom/mfe-kit';
import type { RequestDescription } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetFailure, loadRemoteModule } from '../federation/remoteLoader';
import { renderShell } from '../testing/renderShell';

// The one place where a module is replaced: remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  forgetFailure: jest.fn(),
  knownBuilds: () => Promise.resolve(new Map()),
}));
const load = jest.mocked(loadRemoteModule);

const remote = (name: string, path: string, text: string) =>
  defineRemote({
    name,
    namespace: name,
    texts: () => Promise.resolve({ default: {} }),
    routes: [{ path, element: <h1>{text}</h1> }],
  });
const answers = (table: Record<string, () => Promise<ReturnType<typeof remote>>>) => {
  const kept = new Map<string, Promise<ReturnType<typeof remote>>>();
  load.mockImplementation((name) => {
    const known = kept.get(name) ?? table[name]?.() ?? Promise.reject(new Error(`no ${name}`));
    kept.set(name, known);
    known.catch(() => undefined);
    return known;
  });
  jest.mocked(forgetFailure).mockImplementation((name) => void kept.delete(name));
};

const user = {
  id: 'u',
  name: 'Suda',
  email: 'suda@example.ac.th',
  first_name: 'Suda',
  last_name: 'D',
  two_fa_at: null,
  locale: 'en' as const,
  must_change_password: false,
  created_at: '',
  last_access_at: null,
};
const organization = (id: string, role: 1 | 10 | 1000) => ({
  id: id.repeat(24),
  name: `Org ${id}`,
  organization_user: { role, status: 'active' as const, joined_at: null },
  created_at: '2026-01-01T00:00:00.000Z',
});
const signIn = (...organizations: ReturnType<typeof organization>[]) => {
  const gateway = fakeGateway();
  gateway.answer(listMyOrganizations, organizations);
  gateway.answer(listApplications, {
    entities: [],
    page: 1,
    limit: 100,
    total: 0,
    has_more: false,
    next_cursor: null,
  });
  return gateway;
};
const session = { token: 't', refreshToken: 'r', user };

/** Any call of the contract, as some page would send it. */
const anyCall = api.injectEndpoints({
  endpoints: (build) => ({ anyCall: build.query<unknown, RequestDescription>({ query: (call) => call }) }),
});

/** Presses and waits for what the press loads: a page that suspends needs an awaited `act`. */
const press = (element: HTMLElement) => act(() => userEvent.click(element));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => jest.restoreAllMocks());

describe('the shell', () => {
  it('opens the login page, remembering the target, when nobody is signed in', async () => {
    answers({ mfe_auth: async () => remote('mfe_auth', '/login', 'Log in here') });
    await renderShell({ path: '/websites/7?tab=cookies' });
    expect(await screen.findByRole('heading', { name: 'Log in here' })).toBeInTheDocument();
    expect(location.pathname).toBe('/en/login');
    expect(new URLSearchParams(location.search).get('next')).toBe('/websites/7?tab=cookies');
  });

  it('shows the page of a remote in the signed-in frame and stores organization and role', async () => {
    signIn(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({ path: '/user', session });
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
    expect(getSession()).toMatchObject({ organizationId: 'a'.repeat(24), role: 1000 });
    expect(screen.getByRole('link', { name: 'suda@example.ac.th' })).toHaveAttribute('href', '/en/websites');
    expect(document.title).toBe('User · Yinyom');
  });

  it('tells a Member that the user area is not theirs, and loads nothing of it', async () => {
    signIn(organization('a', 10));
    answers({});
    load.mockClear();
    await renderShell({ path: '/user', session: { ...session, organizationId: 'a'.repeat(24), role: 10 } });
    expect(await screen.findByText('You do not have rights to this section.')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('does not believe a role that was tampered with in the storage', async () => {
    signIn(organization('a', 1));
    answers({});
    await renderShell({ path: '/user', session: { ...session, organizationId: 'a'.repeat(24), role: 1000 } });
    expect(await screen.findByText('You do not have rights to this section.')).toBeInTheDocument();
    expect(getSession().role).toBe(1);
  });

  it('V6.3.3 leads an Admin without the security key that is demanded to adding one, and loads nothing else', async () => {
    const place = organization('a', 1000);
    const gateway = signIn();
    gateway.answer(listMyOrganizations, [
      { ...place, organization_user: { ...place.organization_user, security_key_missing: true } },
    ]);
    answers({ mfe_users: async () => remote('mfe_users', '/account', 'My account') });
    load.mockClear();
    const chosen = { ...session, organizationId: place.id, role: 1000 as const };
    const { unmount } = await renderShell({ path: '/user', session: chosen });
    expect(await screen.findByRole('heading', { name: 'A security key is needed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add a security key' })).toHaveAttribute(
      'href',
      '/en/twofa/security-key',
    );
    expect(load).not.toHaveBeenCalled();
    unmount();
    await renderShell({ path: '/account', session: chosen });
    expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument();
  });

  it('takes a Viewer who has just arrived to the dashboard', async () => {
    signIn(organization('a', 1));
    answers({ mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures') });
    await renderShell({ path: '/websites', session });
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
    expect(location.pathname).toBe('/en/dashboard');
  });

  it('F-A9 leads a Viewer from the pages of websites to the dashboard, also later, and so does the own name', async () => {
    signIn(organization('a', 1));
    answers({ mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures') });
    const chosen = { ...session, organizationId: 'a'.repeat(24), role: 1 as const };
    for (const path of ['/websites', '/websites/6b014f2a53935590f573ede5', '/categorization']) {
      const { unmount } = await renderShell({ path, session: chosen });
      expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
      expect(location.pathname).toBe('/en/dashboard');
      expect(screen.getByRole('link', { name: 'suda@example.ac.th' })).toHaveAttribute(
        'href',
        '/en/dashboard',
      );
      unmount();
    }
  });

  it('F-L14 says that the access to the organization was lost when a call is refused for it', async () => {
    const gateway = signIn(organization('a', 1000), organization('b', 10));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({ path: '/user', session: { ...session, organizationId: 'a'.repeat(24), role: 1000 } });
    await screen.findByRole('heading', { name: 'All users' });
    // An Admin suspends this person; what the open page asks for next is refused.
    const [lost, kept] = [organization('a', 1000), organization('b', 10)];
    gateway.answer(listMyOrganizations, [
      { ...lost, organization_user: { ...lost.organization_user, status: 'suspended' as const } },
      kept,
    ]);
    gateway.refuse(listOrganizationUsers, 404, 'not_found');
    const call: RequestDescription = { endpoint: listOrganizationUsers, params: { id: lost.id }, query: {} };
    await act(async () => void (await store.dispatch(anyCall.endpoints.anyCall.initiate(call))));
    expect(
      await screen.findByRole('heading', { name: 'You no longer have access to Org a' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'All users' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Organization:/ })).toBeNull();
    expect(getSession().organizationId).toBe(lost.id);
    expect(screen.getByRole('button', { name: 'Go to Org b' })).toBeInTheDocument();
  });

  it('F-L8 does not offer LOGIN to somebody signed in at the registration of a second factor', async () => {
    signIn(organization('a', 1000));
    answers({ mfe_auth: async () => remote('mfe_auth', '/twofa/registration', 'Scan the code') });
    await renderShell({ path: '/twofa/registration', session });
    await screen.findByRole('heading', { name: 'Scan the code' });
    expect(screen.queryByRole('link', { name: 'LOGIN' })).toBeNull();
    expect(screen.getByRole('link', { name: 'suda@example.ac.th' })).toBeInTheDocument();
  });

  it('shows a user without organization the way to the invitations, and lets them open it', async () => {
    signIn();
    answers({ mfe_users: async () => remote('mfe_users', '/account', 'My account') });
    await renderShell({ path: '/dashboard', session });
    expect(await screen.findByText('You do not belong to an organization yet')).toBeInTheDocument();
    await press(screen.getByRole('link', { name: 'See my invitations' }));
    expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument();
  });

  it('trusts the stored role when the organizations cannot be loaded, and says nothing', async () => {
    fakeGateway().refuse(listMyOrganizations, 503, 'unavailable');
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({ path: '/user', session: { ...session, organizationId: 'a'.repeat(24), role: 1000 } });
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('draws notices, questions and modals that a page opens, and the answer reaches the page', async () => {
    signIn(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({ path: '/user', session });
    await screen.findByRole('heading', { name: 'All users' });
    await act(async () => toast.error('could not save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not save');
    const answer = confirmDialog({
      title: 'Delete?',
      text: 'It cannot be undone.',
      confirm: 'Delete',
      danger: true,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await answer).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends the session and opens the login page from the user menu', async () => {
    signIn(organization('a', 1000));
    answers({
      mfe_users: async () => remote('mfe_users', '/user', 'All users'),
      mfe_auth: async () => remote('mfe_auth', '/login', 'Log in here'),
    });
    await renderShell({ path: '/user', session });
    await userEvent.click(await screen.findByRole('button', { name: 'User menu' }));
    await press(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Log in here' })).toBeInTheDocument();
    expect(getSession()).toMatchObject({ token: null, user: null, organizationId: null });
    expect(location.pathname).toBe('/en/login');
  });

  it.each([
    ['/overview', '/en/dashboard', 'Figures'],
    ['/domains-setting?q=a', '/en/websites', 'Sites'],
  ])('replaces the second name %s by the first', async (path, address, heading) => {
    signIn(organization('a', 1000));
    answers({
      mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures'),
      mfe_websites: async () => remote('mfe_websites', '/websites', 'Sites'),
    });
    await renderShell({ path, session });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(location.pathname).toBe(address);
  });

  it('keeps menus and other remotes usable when one remote is down, and tries again without a reload', async () => {
    signIn(organization('a', 1000));
    let down = true;
    answers({
      mfe_users: async () => {
        if (down) throw new Error('no answer');
        return remote('mfe_users', '/user', 'All users');
      },
      mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures'),
    });
    await renderShell({ path: '/user', session });
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
    signIn(organization('a', 1000));
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
    await renderShell({ path: '/user', session });
    expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument();
    await press(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
  });

  it('shows the 404 page inside the layout for an address that a remote has no page for', async () => {
    signIn(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderShell({ path: '/user/unknown', session });
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    // F-A12: the tab says so, too, and only as long as it is so.
    expect(document.title).toBe('This page could not be found · Yinyom');
    act(() => navigateTo('/user'));
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
    expect(document.title).toBe('User · Yinyom');
  });

  it('welcomes the user by name and address above the left menu', async () => {
    signIn(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({ path: '/user', session });
    await userEvent.click(await screen.findByRole('button', { name: 'User menu' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move the menu to the left' }));
    expect(screen.getByText('Welcome, Suda D')).toHaveTextContent('suda@example.ac.th');
    await userEvent.click(screen.getByRole('button', { name: 'User menu' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move the menu to the top' }));
  });

  it.each([
    ['en', 'This page could not be found'],
    ['th', 'ไม่พบหน้านี้'],
  ] as const)('shows the 404 page in %s for an unknown address', async (lang, text) => {
    fakeGateway();
    await renderShell({ path: '/nowhere', lang });
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
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
});
