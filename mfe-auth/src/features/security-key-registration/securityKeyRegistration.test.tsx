import { addSecurityKey, requestSecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, platform, user } from '../../testing/sampleData';
import { forgetKeys, pretendKey } from '../../security-key/pretendKey';

const remote = inShell(module);
const options = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Yinyom' },
  user: { id: 'dXNlcg', name: 'suda@example.ac.th', displayName: 'Suda Dee' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'preferred' as const,
    requireResidentKey: false,
    userVerification: 'preferred' as const,
  },
};
const key = {
  id: 'a'.repeat(24),
  name: 'Blue key',
  synced: false,
  created_at: '2026-11-22T00:00:00.000Z',
  last_used_at: null,
};
afterEach(forgetKeys);

const open = () =>
  renderRemote(remote, {
    path: '/twofa/security-key',
    lang: 'en',
    session: { token: 't', user, role: 1000 },
  });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add the key' }));
const fillIn = async () => {
  await fill(await screen.findByLabelText(/Name of the key/), 'Blue key');
  await fill(screen.getByLabelText(/^Password/), 'Secret123');
};

describe('adding a security key', () => {
  it('asks for name and password, then the browser for the key, and shows the recovery codes once', async () => {
    const gateway = platform();
    gateway.answer(requestSecurityKey, options);
    gateway.answer(addSecurityKey, { key, recovery_codes: ['aaaaa-11111'] });
    const { asked } = pretendKey();
    await open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill out this field.');
    await fillIn();
    await submit();
    expect(await screen.findByText('aaaaa-11111')).toBeInTheDocument();
    expect(screen.getByText(/replaces your security key once/)).toBeInTheDocument();
    expect(gateway.received(requestSecurityKey)[0]?.body).toEqual({ password: 'Secret123' });
    expect(gateway.received(addSecurityKey)[0]?.body).toMatchObject({
      name: 'Blue key',
      credential: { id: 'a2V5', type: 'public-key', response: { transports: ['usb'] } },
    });
    expect(asked[0]?.publicKey?.rp).toEqual({ id: 'localhost', name: 'Yinyom' });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(location.pathname).toBe('/en/account'));
  });

  it('goes back to the account when recovery codes stand already', async () => {
    const gateway = platform();
    gateway.answer(requestSecurityKey, options);
    gateway.answer(addSecurityKey, { key, recovery_codes: [] });
    pretendKey();
    await open();
    await fillIn();
    await submit();
    await waitFor(() => expect(location.pathname).toBe('/en/account'));
  });

  it.each([
    ['NotAllowedError', 'Cancelled or timed out. Please try again.'],
    ['InvalidStateError', 'This security key has already been added.'],
    ['UnknownError', 'The security key could not be used. Please try again or use another one.'],
  ])('says what to do when the browser answers %s', async (name, text) => {
    const gateway = platform();
    gateway.answer(requestSecurityKey, options);
    pretendKey(name);
    await open();
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(gateway.received(addSecurityKey)).toHaveLength(0);
  });

  it('says that a browser without WebAuthn cannot do it', async () => {
    const gateway = platform();
    gateway.answer(requestSecurityKey, options);
    await open();
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot use security keys.');
  });

  it('shows a wrong password beside its field', async () => {
    const gateway = platform();
    gateway.refuse(requestSecurityKey, 422, 'old_password_incorrect', {
      message: 'The current password is incorrect.',
      errors: [
        { field: 'password', message: 'The current password is incorrect.', code: 'old_password_incorrect' },
      ],
    });
    await open();
    await fillIn();
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(
        /The current password is incorrect/,
      ),
    );
  });

  it('is for people who are signed in', async () => {
    platform();
    await renderRemote(remote, { path: '/twofa/security-key', lang: 'en' });
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/en/login?next=%2Ftwofa%2Fsecurity-key'),
    );
  });
});
