import { login } from '@yinyom/contracts/identity/guest';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getSession, SESSION_KEYS } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote';
import { meta, organization, user } from '../../samples';

const typeCredentials = async () => {
  await userEvent.type(await screen.findByLabelText(/E-mail/), 'suda@example.ac.th');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('login', () => {
  it('says "Please enter email", then "Please enter your password.", before anything is sent', async () => {
    const gateway = fakeGateway();
    meta(gateway);
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter email');
    expect(screen.getByLabelText(/E-mail/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/E-mail/), 'suda@example.ac.th');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your password.');
    expect(gateway.received(login)).toHaveLength(0);
  });

  it('stores the session under the names of the specification and opens the websites for a Member', async () => {
    const gateway = fakeGateway();
    meta(gateway);
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
    const gateway = fakeGateway();
    meta(gateway);
    gateway.answer(login, { token: 't', refresh_token: 'r', expires_in: 900, user });
    gateway.answer(listMyOrganizations, [organization({ role: 1 })]);
    await renderRemote(remote, { path: '/login?next=%2Fwebsites', lang: 'en' });
    await typeCredentials();
    await waitFor(() => expect(location.pathname).toBe('/en/dashboard'));
  });

  it('never follows a next parameter to another site', async () => {
    const gateway = fakeGateway();
    meta(gateway);
    gateway.answer(login, { token: 't', refresh_token: 'r', expires_in: 900, user });
    gateway.answer(listMyOrganizations, [organization({ role: 1000 })]);
    await renderRemote(remote, { path: '/login?next=%2F%2Fevil.example', lang: 'en' });
    await typeCredentials();
    await waitFor(() => expect(location.pathname).toBe('/en/websites'));
  });

  it('shows the refusal of the platform in the red box', async () => {
    const gateway = fakeGateway();
    meta(gateway);
    gateway.refuse(login, 422, 'invalid_credentials', { message: 'Email or password is incorrect.' });
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.');
    expect(getSession().token).toBeNull();
  });

  it('opens the second step with the one-time token stored apart', async () => {
    const gateway = fakeGateway();
    meta(gateway);
    gateway.answer(login, { two_fa_required: true, token_otp: 'otp', expires_in: 300 });
    await renderRemote(remote, { path: '/login?next=%2Fuser', lang: 'en' });
    await typeCredentials();
    expect(await screen.findByRole('heading', { name: 'Second step' })).toBeInTheDocument();
    expect(location.search).toBe('?next=%2Fuser');
    expect(localStorage.getItem('token_otp')).toBe('otp');
    expect(getSession().token).toBeNull();
  });

  it('asks for a new password first when an administrator has set the present one', async () => {
    const gateway = fakeGateway();
    meta(gateway);
    gateway.answer(login, { password_change_required: true, token: 'once', expires_in: 900 });
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeInTheDocument();
    expect(location.search).toBe('?token=once');
  });

  it('forgets nothing typed and says sorry when there is no connection', async () => {
    const gateway = fakeGateway();
    meta(gateway);
    gateway.disconnect(login);
    await renderRemote(remote, { path: '/login', lang: 'en' });
    await typeCredentials();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry, this operation is not available at this time. Please try again later.',
    );
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('suda@example.ac.th');
  });
});
