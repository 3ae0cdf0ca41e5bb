import { getOrganization, listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { api, confirmDialog, getSession, savePreferences, store, toast } from '@yinyom/mfe-kit';
import type { RequestDescription } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRemoteModule } from '../federation/remoteLoader';
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
const load = jest.mocked(loadRemoteModule);

/** Any call of the contract, as some page would send it. */
const anyCall = api.injectEndpoints({
  endpoints: (build) => ({ anyCall: build.query<unknown, RequestDescription>({ query: (call) => call }) }),
});

/** Presses and waits for what the press loads: a page that suspends needs an awaited `act`. */
const press = (element: HTMLElement) => act(() => userEvent.click(element));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the pages behind the login', () => {
  it('shows the page of a remote in the signed-in frame and stores organization and role', async () => {
    platformOf(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({ path: '/user', session: signedIn });
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
    expect(getSession()).toMatchObject({ organizationId: 'a'.repeat(24), role: 1000 });
    expect(screen.getByRole('link', { name: 'suda@example.ac.th' })).toHaveAttribute('href', '/en/websites');
    expect(document.title).toBe('Users · Yinyom');
  });

  it('tells a Member that the user area is not theirs, and loads nothing of it', async () => {
    platformOf(organization('a', 10));
    answers({});
    load.mockClear();
    await renderShell({ path: '/user', session: { ...signedIn, organizationId: 'a'.repeat(24), role: 10 } });
    expect(await screen.findByText('You do not have rights to this section.')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('names an Admin whom a Member can ask for a page that is not theirs', async () => {
    const place = organization('a', 10);
    platformOf(place).answer(getOrganization, { ...place, admins: ['Suda Dee', 'Anan Jai'] });
    answers({});
    await renderShell({ path: '/user', session: { ...signedIn, organizationId: 'a'.repeat(24), role: 10 } });
    expect(
      await screen.findByText('For access, ask an Admin of your organization: Suda Dee, Anan Jai'),
    ).toBeVisible();
  });

  it('opens a page for a member who carries its flag, whatever the role', async () => {
    const place = organization('a', 1);
    platformOf({ ...place, organization_user: { ...place.organization_user, dpo: true } });
    answers({ mfe_compliance: async () => remote('mfe_compliance', '/requests', 'All requests') });
    await renderShell({ path: '/requests', session: signedIn });
    expect(await screen.findByRole('heading', { name: 'All requests' })).toBeInTheDocument();
  });

  it('keeps a page with a flag from members who do not carry it', async () => {
    platformOf(organization('a', 10));
    answers({});
    load.mockClear();
    await renderShell({ path: '/requests', session: signedIn });
    expect(await screen.findByText('You do not have rights to this section.')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps a reviewer on the reviews: every other page leads there, and nothing of it is loaded', async () => {
    platformOf(organization('a', 0));
    answers({ mfe_websites: async () => remote('mfe_websites', '/review', 'Reviews') });
    for (const path of ['/dashboard', '/websites', '/user']) {
      load.mockClear();
      const { unmount } = await renderShell({ path, session: signedIn });
      expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeInTheDocument();
      expect(location.pathname).toBe('/en/review');
      expect(load.mock.calls.map(([name]) => name)).not.toContain('mfe_dashboard');
      expect(getSession().role).toBe(0);
      unmount();
    }
  });

  it('does not believe a role that was tampered with in the storage', async () => {
    platformOf(organization('a', 1));
    answers({});
    await renderShell({
      path: '/user',
      session: { ...signedIn, organizationId: 'a'.repeat(24), role: 1000 },
    });
    expect(await screen.findByText('You do not have rights to this section.')).toBeInTheDocument();
    expect(getSession().role).toBe(1);
  });

  it('V6.3.3 leads an Admin without the security key that is demanded to adding one, and loads nothing else', async () => {
    const place = organization('a', 1000);
    const gateway = platformOf();
    gateway.answer(listMyOrganizations, [
      { ...place, organization_user: { ...place.organization_user, security_key_missing: true } },
    ]);
    answers({ mfe_users: async () => remote('mfe_users', '/account', 'My account') });
    load.mockClear();
    const chosen = { ...signedIn, organizationId: place.id, role: 1000 as const };
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
    platformOf(organization('a', 1));
    answers({ mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures') });
    await renderShell({ path: '/websites', session: signedIn });
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
    expect(location.pathname).toBe('/en/dashboard');
  });

  it('F-A9 leads a Viewer from the pages of websites to the dashboard, also later, and so does the own name', async () => {
    platformOf(organization('a', 1));
    answers({ mfe_dashboard: async () => remote('mfe_dashboard', '/dashboard', 'Figures') });
    const chosen = { ...signedIn, organizationId: 'a'.repeat(24), role: 1 as const };
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
    const gateway = platformOf(organization('a', 1000), organization('b', 10));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({
      path: '/user',
      session: { ...signedIn, organizationId: 'a'.repeat(24), role: 1000 },
    });
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

  it('F-L8 does not offer to log in to somebody signed in at the registration of a second factor', async () => {
    platformOf(organization('a', 1000));
    answers({ mfe_auth: async () => remote('mfe_auth', '/twofa/registration', 'Scan the code') });
    await renderShell({ path: '/twofa/registration', session: signedIn });
    await screen.findByRole('heading', { name: 'Scan the code' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'suda@example.ac.th' })).toBeInTheDocument();
  });

  it('shows a user without organization the way to the invitations, and lets them open it', async () => {
    platformOf();
    answers({ mfe_users: async () => remote('mfe_users', '/account', 'My account') });
    await renderShell({ path: '/dashboard', session: signedIn });
    expect(await screen.findByText('You do not belong to an organization yet')).toBeInTheDocument();
    await press(screen.getByRole('link', { name: 'See my invitations' }));
    expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument();
  });

  it('trusts the stored role when the organizations cannot be loaded, and says nothing', async () => {
    fakeGateway().refuse(listMyOrganizations, 503, 'unavailable');
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({
      path: '/user',
      session: { ...signedIn, organizationId: 'a'.repeat(24), role: 1000 },
    });
    expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('draws notices, questions and modals that a page opens, and the answer reaches the page', async () => {
    platformOf(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({ path: '/user', session: signedIn });
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

  it('welcomes the user by name and address above the left menu', async () => {
    platformOf(organization('a', 1000));
    answers({ mfe_users: async () => remote('mfe_users', '/user', 'All users') });
    await renderShell({ path: '/user', session: signedIn });
    expect(await screen.findByText('Welcome, Suda D')).toHaveTextContent('suda@example.ac.th');
    await act(async () => savePreferences({ menu: 'top' }));
    expect(screen.queryByText('Welcome, Suda D')).toBeNull();
    await act(async () => savePreferences({ menu: 'side' }));
  });
});
