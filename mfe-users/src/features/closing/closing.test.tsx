import { getMe } from '@yinyom/contracts/identity/account';
import { cancelClosing, closeAccount, closeOrganization } from '@yinyom/contracts/identity/closing';
import { getOrganization, listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { removeOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import { listSecurityKeys, type SecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { getSession } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, session, user } from '../../testing/sampleData';

const remote = inShell(module);
const open = async (path: string, more: object = {}, keys: SecurityKey[] = [], place = organization) => {
  const gateway = fakeGateway();
  gateway.answer(listSecurityKeys, {
    entities: keys,
    host: location.hostname,
    limit: 10,
    total: keys.length,
    has_more: false,
    next_cursor: null,
  });
  gateway.answer(getMe, user);
  gateway.answer(getOrganization, organization);
  gateway.answer(listMyOrganizations, [place]);
  await renderRemote(remote, { path, lang: 'en', session: { ...session, ...more } });
  return gateway;
};
const window = () => within(screen.getByRole('dialog'));
const password = () => window().getByLabelText(/Password/, { selector: 'input' });

describe('H21 closing the own account', () => {
  it('tells what follows, wants address and password, and logs out when it is done', async () => {
    const gateway = await open('/account');
    await userEvent.click(await screen.findByRole('button', { name: 'Close my account…' }));
    expect(window().getByText(/never log in with this account again/)).toBeInTheDocument();
    expect(window().getByText('This cannot be undone.')).toBeInTheDocument();
    const submit = window().getByRole('button', { name: 'Close account permanently' });
    expect(submit).toBeDisabled();
    await fill(window().getByLabelText(`Type ${user.email} to confirm`), user.email);
    await userEvent.click(submit);
    expect(password()).toHaveAccessibleDescription('Please enter your password.');
    await fill(password(), 'Secret123');

    gateway.refuse(closeAccount, 409, 'last_admin_of', { message: 'You are the last Admin of X.' });
    await userEvent.click(submit);
    expect(await window().findByRole('alert')).toHaveTextContent('You are the last Admin of X.');
    expect(localStorage.getItem('token')).toBe('t');

    gateway.answer(closeAccount, null);
    await userEvent.click(submit);
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(location.pathname).toBe('/en');
    expect(gateway.received(closeAccount).at(-1)?.body).toEqual({
      password: 'Secret123',
      confirm: user.email,
    });
  });

  it('asks for the code of whoever has a second factor', async () => {
    const gateway = await open('/account', { user: { ...user, two_fa_at: '2026-11-01T00:00:00.000Z' } });
    gateway.answer(closeAccount, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Close my account…' }));
    await fill(window().getByLabelText(/to confirm/), user.email);
    await fill(password(), 'Secret123');
    await userEvent.click(window().getByRole('button', { name: 'Close account permanently' }));
    expect(window().getByLabelText(/6-digit code/)).toHaveAccessibleDescription('Code confirmed incorrectly');
    await fill(window().getByLabelText(/6-digit code/), '123456');
    await userEvent.click(window().getByRole('button', { name: 'Close account permanently' }));
    await waitFor(() => expect(gateway.received(closeAccount)).toHaveLength(1));
    expect(gateway.received(closeAccount)[0]?.body).toMatchObject({ code: '123456' });
  });

  it('asks for a recovery code of whoever has a security key and no app', async () => {
    const key = {
      id: 'a'.repeat(24),
      name: 'Blue key',
      synced: false,
      created_at: user.created_at,
      last_used_at: null,
    };
    const gateway = await open('/account', {}, [key]);
    gateway.answer(closeAccount, null);
    await screen.findByText('Blue key');
    await userEvent.click(screen.getByRole('button', { name: 'Close my account…' }));
    await fill(window().getByLabelText(/to confirm/), user.email);
    await fill(password(), 'Secret123');
    await fill(window().getByLabelText(/Recovery code/), 'k7m2p-x9d4q');
    await userEvent.click(window().getByRole('button', { name: 'Close account permanently' }));
    await waitFor(() => expect(gateway.received(closeAccount)).toHaveLength(1));
    expect(gateway.received(closeAccount)[0]?.body).toMatchObject({ recovery_code: 'k7m2p-x9d4q' });
  });
});

describe('H21 leaving an organization', () => {
  it('asks, leaves, and lets go of the organization in use', async () => {
    const gateway = await open('/account');
    gateway.answer(removeOrganizationUser, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave Example University' }));
    await userEvent.click(window().getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(getSession().organizationId).toBeNull());
    expect(gateway.received(removeOrganizationUser)[0]?.params).toEqual({
      id: organization.id,
      userId: user.id,
    });
  });
});

describe('H21 closing an organization', () => {
  it('hands the evidence over first, says what goes and what stays, wants name and password', async () => {
    const gateway = await open('/user/organization');
    gateway.answer(closeOrganization, { closes_at: '2026-12-08T03:04:00.000Z' });
    expect(await screen.findByRole('link', { name: /Export the evidence first/ })).toHaveAttribute(
      'href',
      '/en/reports?exports=open',
    );
    expect(screen.getByRole('link', { name: 'Make a final binder' })).toHaveAttribute(
      'href',
      '/en/compliance/binders',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Close this organization…' }));
    expect(window().getByText(/Download a final binder with all papers/)).toBeInTheDocument();
    expect(window().getByText(/closes 14 days after .* any Admin can cancel it/)).toBeInTheDocument();
    expect(window().getByText(/Deleted when the time has come/)).toBeInTheDocument();
    expect(window().getByText(/Kept: evidence of consent/)).toBeInTheDocument();
    await fill(window().getByLabelText(/to confirm/), organization.name);
    await fill(password(), 'Secret123');
    await userEvent.click(window().getByRole('button', { name: 'Request closing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.received(closeOrganization)[0]?.body).toEqual({
      password: 'Secret123',
      confirm: organization.name,
    });
    // Nothing changed yet: the organization stays chosen.
    expect(getSession().organizationId).toBe(organization.id);
  });

  it('shows when it ends, and takes the order back after a question', async () => {
    const gateway = await open('/user/organization', {}, [], {
      ...organization,
      closing: { closes_at: '2026-12-08T03:04:00.000Z' },
    });
    gateway.answer(cancelClosing, null);
    expect(await screen.findByText(/will be closed on .*2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close this organization…' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the closing' }));
    expect(gateway.received(cancelClosing)).toHaveLength(0);
    await userEvent.click(window().getByRole('button', { name: 'Cancel the closing' }));
    await waitFor(() => expect(gateway.received(cancelClosing)[0]?.params).toEqual({ id: organization.id }));
  });
});
