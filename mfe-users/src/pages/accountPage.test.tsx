import { changeEmail, getMe, updateMe } from '@yinyom/contracts/identity/account';
import {
  acceptInvitation,
  declineInvitation,
  listMyOrganizations,
} from '@yinyom/contracts/identity/organizations';
import {
  listSecurityKeys,
  removeSecurityKey,
  renameSecurityKey,
  type SecurityKey,
} from '@yinyom/contracts/identity/securityKeys';
import { listSessions, logOut, revokeSession } from '@yinyom/contracts/identity/sessions';
import { disableTwoFactor, renewRecoveryCodes } from '@yinyom/contracts/identity/twoFactor';
import { getSession } from '@yinyom/mfe-kit';
import type { StoredSession } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../remote';
import { fill, inShell, organization, user } from '../testing/sampleData';

const remote = inShell(module);
const invited = {
  ...organization,
  organization_user: {
    role: 10 as const,
    status: 'invited' as const,
    joined_at: null,
    invitation_id: 'f'.repeat(24),
  },
};
const living = (id: string, current: boolean) => ({
  id: id.repeat(24),
  device: `Chrome · ${id}`,
  ip_truncated: '203.0.113.0',
  created_at: '2026-11-20T00:00:00.000Z',
  last_used_at: '2026-11-21T00:00:00.000Z',
  current,
});
const keyList = (entities: SecurityKey[], host = location.hostname) => ({
  entities,
  host,
  limit: 10,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});
const open = async (session: Partial<StoredSession> = {}, path = '/account', keys: SecurityKey[] = []) => {
  const gateway = fakeGateway();
  gateway.answer(listSecurityKeys, keyList(keys));
  gateway.answer(getMe, user);
  gateway.answer(listMyOrganizations, [invited]);
  gateway.answer(listSessions, {
    entities: [living('a', true), living('b', false)],
    limit: 50,
    total: 2,
    has_more: false,
    next_cursor: null,
  });
  await renderRemote(remote, { path, lang: 'en', session: { token: 't', user, role: 1, ...session } });
  await screen.findByRole('heading', { name: 'My account' });
  return gateway;
};

describe('the own account', () => {
  it('is open to every role and also under the address of the user area', async () => {
    await open({}, '/user/sessions');
    expect(location.pathname).toBe('/en/account');
  });

  it('saves names, phone and mail language, and the session knows at once', async () => {
    const gateway = await open();
    gateway.answer(updateMe, { ...user, first_name: 'Sudarat' });
    await fill(await screen.findByLabelText(/First name/), 'Sudarat');
    await userEvent.click(screen.getByRole('checkbox', { name: /weekly summary/ }));
    await userEvent.selectOptions(screen.getByLabelText('Language of e-mails to you'), '日本語');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getSession().user?.first_name).toBe('Sudarat'));
    expect(gateway.received(updateMe)[0]?.body).toEqual({
      first_name: 'Sudarat',
      last_name: 'Dee',
      phone: '',
      locale: 'jp',
      weekly_mail: true,
    });
  });

  it('says what is wrong with a phone number before sending it', async () => {
    const gateway = await open();
    await fill(await screen.findByLabelText(/Phone/), 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription('Phone number is invalid.');
    expect(gateway.received(updateMe)).toHaveLength(0);
  });
});

describe('a new e-mail address', () => {
  const openWindow = async (gateway: ReturnType<typeof fakeGateway>) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change e-mail' }));
    const dialog = within(screen.getByRole('dialog'));
    return {
      gateway,
      dialog,
      send: () => userEvent.click(dialog.getByRole('button', { name: 'Send the link' })),
    };
  };

  it('is asked for with the password, and the platform says where the link went', async () => {
    const { gateway, dialog, send } = await openWindow(await open());
    gateway.answer(changeEmail, { message: 'We have sent a confirmation link to the new address.' });
    await send();
    expect(dialog.getByLabelText(/New e-mail/)).toHaveAccessibleDescription('Please enter email');
    await fill(dialog.getByLabelText(/New e-mail/), 'new@example.ac.th');
    await fill(dialog.getByLabelText(/Password/, { selector: 'input' }), 'Secret123');
    await send();
    expect(
      await screen.findByText('We have sent a confirmation link to the new address.'),
    ).toBeInTheDocument();
    expect(gateway.received(changeEmail).map((call) => call.body)).toEqual([
      { email: 'new@example.ac.th', password: 'Secret123' },
    ]);
  });

  it('is not offered to users of a directory', async () => {
    const gateway = fakeGateway();
    gateway.answer(getMe, { ...user, ldap_username: 'suda' });
    await renderRemote(remote, { path: '/account', lang: 'en', session: { token: 't', user, role: 1 } });
    expect(await screen.findByLabelText(/First name/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change e-mail' })).not.toBeInTheDocument();
  });
});

describe('own sessions', () => {
  it('marks the present one and ends another', async () => {
    const gateway = await open();
    gateway.answer(revokeSession, null);
    const row = within((await screen.findByText('Chrome · a')).closest('tr')!);
    expect(row.getByText('This session')).toBeInTheDocument();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log out on Chrome · b' }));
    await waitFor(() => expect(gateway.received(revokeSession)[0]?.params.id).toBe('b'.repeat(24)));
    await waitFor(() => expect(gateway.received(listSessions).length).toBeGreaterThan(1));
  });

  it('ends all of them after a question, and this browser logs out', async () => {
    const gateway = await open();
    gateway.answer(logOut, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out everywhere' }),
    );
    await waitFor(() => expect(location.pathname).toBe('/en/login'));
    expect(gateway.received(logOut)[0]?.body).toEqual({ all: true });
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('invitations', () => {
  it('are accepted; whoever had no organization starts in this one', async () => {
    const gateway = await open();
    gateway.answer(acceptInvitation, {
      ...organization,
      organization_user: { role: 10, status: 'active', joined_at: '2026-11-21T00:00:00.000Z' },
    });
    expect(await screen.findByText('Example University invites you to join as Member')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(getSession().organizationId).toBe(organization.id));
    expect(getSession().role).toBe(10);
    expect(gateway.received(acceptInvitation)[0]?.params.id).toBe('f'.repeat(24));
  });

  it('are declined; the organization in use stays', async () => {
    const gateway = await open({ organizationId: 'other', role: 1000 });
    gateway.answer(declineInvitation, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(gateway.received(declineInvitation)).toHaveLength(1));
    expect(getSession().organizationId).toBe('other');
  });
});

describe('two-factor of the own account', () => {
  const on = { user: { ...user, two_fa_at: '2026-11-01T00:00:00.000Z' } };
  const prove = async () => {
    const dialog = within(screen.getByRole('dialog'));
    await fill(dialog.getByLabelText(/Password/, { selector: 'input' }), 'Secret123');
    await fill(dialog.getByLabelText(/6-digit code/), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  };

  it('is turned off with password and code, and the session knows', async () => {
    const gateway = await open(on);
    gateway.answer(disableTwoFactor, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await prove();
    await waitFor(() => expect(getSession().user?.two_fa_at).toBeNull());
    expect(gateway.received(disableTwoFactor)[0]?.body).toEqual({ password: 'Secret123', code: '123456' });
  });

  it('stays on when the organization requires it, with the reason', async () => {
    const gateway = await open(on);
    gateway.refuse(disableTwoFactor, 403, 'two_fa_required_by_organization', {
      message: 'Your organization requires two-factor authentication.',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await prove();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your organization requires two-factor authentication.',
    );
    expect(getSession().user?.two_fa_at).not.toBeNull();
  });

  it('shows new recovery codes once', async () => {
    const gateway = await open(on);
    gateway.answer(renewRecoveryCodes, { recovery_codes: ['aaaaa-11111', 'bbbbb-22222'] });
    await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await prove();
    expect(await screen.findByText('bbbbb-22222')).toBeInTheDocument();
  });

  it('leads to the registration while it is off', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Turn on' })).toHaveAttribute(
      'href',
      '/en/twofa/registration',
    );
  });
});

describe('security keys of the own account', () => {
  const key = (id: string, name: string, more: Partial<SecurityKey> = {}): SecurityKey => ({
    id: id.repeat(24),
    name,
    synced: false,
    created_at: '2026-11-20T00:00:00.000Z',
    last_used_at: null,
    ...more,
  });
  const withKeys = (keys: SecurityKey[]) => open({}, '/account', keys);

  it('are none at first, and one can be added', async () => {
    await withKeys([]);
    expect(await screen.findByText('No security key yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add a security key' })).toHaveAttribute(
      'href',
      '/en/twofa/security-key',
    );
  });

  it('are listed with their kind, renamed, and removed with the password', async () => {
    const gateway = await withKeys([key('a', 'Blue key'), key('b', 'Phone', { synced: true })]);
    const row = within((await screen.findByText('Phone')).closest('tr')!);
    expect(row.getByText('Passkey, on several devices')).toBeInTheDocument();

    gateway.answer(renameSecurityKey, key('b', 'My phone'));
    await userEvent.click(screen.getByRole('button', { name: 'Rename Phone' }));
    const rename = within(screen.getByRole('dialog'));
    await userEvent.clear(rename.getByLabelText(/Name/));
    await fill(rename.getByLabelText(/Name/), 'My phone');
    await userEvent.click(rename.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.received(renameSecurityKey)[0]?.body).toEqual({ name: 'My phone' }));

    gateway.answer(removeSecurityKey, null);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Blue key' }));
    const dialog = within(screen.getByRole('dialog'));
    await fill(dialog.getByLabelText(/Password/, { selector: 'input' }), 'Secret123');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(gateway.received(removeSecurityKey)).toHaveLength(1));
    expect(gateway.received(removeSecurityKey)[0]).toMatchObject({
      params: { id: 'a'.repeat(24) },
      body: { password: 'Secret123' },
    });
  });

  it('without an app renew the recovery codes with one of them', async () => {
    const gateway = await withKeys([key('a', 'Blue key')]);
    gateway.answer(renewRecoveryCodes, { recovery_codes: ['bbbbb-22222'] });
    await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const dialog = within(screen.getByRole('dialog'));
    await fill(dialog.getByLabelText(/Password/, { selector: 'input' }), 'Secret123');
    await fill(dialog.getByLabelText(/Recovery code/), 'k7m2p-x9d4q');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('bbbbb-22222')).toBeInTheDocument();
    expect(gateway.received(renewRecoveryCodes)[0]?.body).toEqual({
      password: 'Secret123',
      recovery_code: 'k7m2p-x9d4q',
    });
  });

  it('are demanded of Admins where the installation wants it, and the section says so', async () => {
    const gateway = fakeGateway();
    gateway.answer(getMe, user);
    gateway.answer(listSecurityKeys, keyList([]));
    gateway.answer(listMyOrganizations, [
      {
        ...organization,
        organization_user: { ...organization.organization_user, security_key_missing: true },
      },
    ]);
    await renderRemote(remote, { path: '/account', lang: 'en', session: { token: 't', user, role: 1000 } });
    expect(
      await screen.findByText('Admins need a security key here. Please add one to continue.'),
    ).toBeInTheDocument();
  });
});

test('at another name of the platform the page says where security keys work, and offers none', async () => {
  const gateway = fakeGateway();
  gateway.answer(getMe, user);
  gateway.answer(listMyOrganizations, []);
  gateway.answer(listSecurityKeys, keyList([], 'consent.example'));
  await renderRemote(remote, { path: '/account', lang: 'en', session: { token: 't', user, role: 1 } });
  expect(await screen.findByText(/^Security keys belong to consent\.example\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a security key' })).not.toBeInTheDocument();
});
