import { login } from '@yinyom/contracts/identity/guest';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getSession, SESSION_KEYS } from '@yinyom/mfe-kit';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, platform, user } from '../../testing/sampleData';

const remote = inShell(module);

const typeCredentials = async () => {
  await fill(await screen.findByLabelText(/E-mail/), 'suda@example.ac.th');
  await fill(screen.getByLabelText(/^Password/), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('login', () => {
  it('says "Please enter email", then "Please enter your password.", before anything is sent', async () => {
    const gateway = platform();
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter email');
    expect(screen.getByLabelText(/E-mail/)).toHaveFocus();
    await fill(screen.getByLabelText(/E-mail/), 'suda@example.ac.th');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your password.');
    expect(gateway.received(login)).toHaveLength(0);
  });

  it('stores the session under the names of the specification and opens the websites for a Member', async () => {
    const gateway = platform();
    gateway.answer(login, { token: 'a.b.c', refresh_token: 'r', expires_in: 900, user });
    gateway.answer(listMyOrganizations, [organization({ role: 10 })]);
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    await waitFor(() => expect(location.pathname).toBe('/en/websites'));
    expect(localStorage.getItem(SESSION_KEYS.token)).toBe('a.b.c');
    expect(localStorage.getItem('refresh_token')).toBe('r');
    expect(localStorage.getItem('role')).toBe('10');
    expect(localStorage.getItem('organization_id')).toBe(organization().id);
    expect(getSession().user?.email).toBe(user.email);
  });

  it('sends a Viewer to the dashboard, also when a page of Members was asked for', async () => {
    const gateway = platform();
    gateway.answer(login, { token: 't', refresh_token: 'r', expires_in: 900, user });
    gateway.answer(listMyOrganizations, [organization({ role: 1 })]);
    await renderRemote(remote, { path: '/login?next=%2Fwebsites', lang: 'en' });
    await typeCredentials();
    await waitFor(() => expect(location.pathname).toBe('/en/dashboard'));
  });

  it('never follows a next parameter to another site', async () => {
    const gateway = platform();
    gateway.answer(login, { token: 't', refresh_token: 'r', expires_in: 900, user });
    gateway.answer(listMyOrganizations, [organization({ role: 1000 })]);
    await renderRemote(remote, { path: '/login?next=%2F%2Fevil.example', lang: 'en' });
    await typeCredentials();
    await waitFor(() => expect(location.pathname).toBe('/en/websites'));
  });

  it('shows the refusal of the platform in the red box', async () => {
    const gateway = platform();
    gateway.refuse(login, 422, 'invalid_credentials', { message: 'Email or password is incorrect.' });
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('opens the second step with the one-time token stored apart', async () => {
    const gateway = platform();
    gateway.answer(login, { two_fa_required: true, token_otp: 'otp', expires_in: 300 });
    await renderRemote(remote, { path: '/login?next=%2Fuser', lang: 'en' });
    await typeCredentials();
    expect(await screen.findByRole('heading', { name: 'Second step' })).toBeInTheDocument();
    expect(location.search).toBe('?next=%2Fuser');
    expect(localStorage.getItem('token_otp')).toBe('otp');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('forgets nothing typed and says sorry when there is no connection', async () => {
    const gateway = platform();
    gateway.disconnect(login);
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry, this operation is not available at this time. Please try again later.',
    );
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('suda@example.ac.th');
  });

  it('solves the bot check only when the platform asks for it, and repeats the login with its token', async () => {
    const gateway = platform({ provider: 'recaptcha', site_key: 'site' });
    Object.assign(window, {
      grecaptcha: { ready: (start: () => void) => start(), execute: () => Promise.resolve('human') },
    });
    gateway.refuse(login, 422, 'captcha_required');
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    const script = await waitFor(() => {
      const found = document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');
      if (!found) throw new Error('no script yet');
      return found;
    });
    expect(script.src).toBe('https://www.google.com/recaptcha/api.js?render=site');
    gateway.answer(login, { two_fa_required: true, token_otp: 'otp', expires_in: 300 });
    script.dispatchEvent(new Event('load'));
    await waitFor(() => expect(location.pathname).toBe('/en/twofa/confirmation'));
    expect(gateway.received(login).at(-1)?.body).toMatchObject({ captcha_token: 'human' });
  });

  it('takes an invited person without an organization to the invitation', async () => {
    const gateway = platform();
    gateway.answer(login, { token: 't', refresh_token: 'r', expires_in: 900, user });
    gateway.answer(listMyOrganizations, [organization({ role: 10, status: 'invited' })]);
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    await waitFor(() => expect(location.pathname).toBe('/en/account'));
    expect(getSession().organizationId).toBeNull();
  });

  it('goes on with the least role when the organizations cannot be loaded', async () => {
    const gateway = platform();
    gateway.answer(login, { token: 't', refresh_token: 'r', expires_in: 900, user });
    gateway.disconnect(listMyOrganizations);
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    await waitFor(() => expect(location.pathname).toBe('/en/dashboard'));
    expect(getSession().role).toBe(1);
  });

  it('sends somebody who is signed in already on', async () => {
    platform();
    await renderRemote(remote, { path: '/login', lang: 'en', session: { token: 't', user, role: 10 } });
    expect(location.pathname).toBe('/en/websites');
  });
});
