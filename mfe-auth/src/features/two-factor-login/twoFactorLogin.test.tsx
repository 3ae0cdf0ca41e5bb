import { login } from '@yinyom/contracts/identity/guest';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { loginWithKey, requestKeyLogin } from '@yinyom/contracts/identity/securityKeys';
import { loginTwoFactor } from '@yinyom/contracts/identity/twoFactor';
import { getSession } from '@yinyom/mfe-kit';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, platform, user } from '../../testing/sampleData';
import { forgetKeys, pretendKey } from '../../security-key/pretendKey';

const remote = inShell(module);
const open = () =>
  renderRemote(remote, {
    path: '/twofa/confirmation?next=%2Freports',
    lang: 'en',
    session: { otpToken: 'otp' },
  });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

describe('the second step of a login', () => {
  it('sends the code with the one-time token, starts the session and forgets that token', async () => {
    const gateway = platform();
    gateway.answer(loginTwoFactor, { token: 'a', refresh_token: 'r', expires_in: 900, user });
    gateway.answer(listMyOrganizations, [organization({ role: 10 })]);
    await open();
    await fill(await screen.findByLabelText(/6-digit code/), '123 456');
    await confirm();
    await waitFor(() => expect(location.pathname).toBe('/en/reports'));
    const [call] = gateway.received(loginTwoFactor);
    expect(call?.body).toEqual({ code: '123456' });
    expect(call?.headers.get('authorization')).toBe('Bearer otp');
    expect(getSession()).toMatchObject({ signedIn: true, awaitsSecondStep: false, role: 10 });
    expect(localStorage.getItem('token')).toBe('a');
  });

  it('takes a recovery code instead', async () => {
    const gateway = platform();
    gateway.answer(loginTwoFactor, { token: 'a', refresh_token: 'r', expires_in: 900, user });
    gateway.answer(listMyOrganizations, [organization({ role: 10 })]);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
    await fill(screen.getByLabelText(/Recovery code/), 'k7m2p-x9d4q');
    await confirm();
    await waitFor(() => expect(location.pathname).toBe('/en/reports'));
    expect(gateway.received(loginTwoFactor)[0]?.body).toEqual({ recovery_code: 'k7m2p-x9d4q' });
  });

  it('says "Code confirmed incorrectly" for a wrong code and stays', async () => {
    const gateway = platform();
    gateway.refuse(loginTwoFactor, 422, 'otp_invalid', { message: 'Code confirmed incorrectly' });
    await open();
    await fill(await screen.findByLabelText(/6-digit code/), '000000');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Code confirmed incorrectly');
    expect(localStorage.getItem('token_otp')).toBe('otp');
  });

  it('leads back to the login when the one-time token has expired or had five tries', async () => {
    const gateway = platform();
    gateway.refuse(loginTwoFactor, 401, 'otp_token_invalid');
    await open();
    await fill(await screen.findByLabelText(/6-digit code/), '000000');
    await confirm();
    expect(await screen.findByText('The login has expired. Please log in again.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  });

  it('asks for a login when it is opened without a first step', async () => {
    platform();
    await renderRemote(remote, { path: '/twofa/confirmation', lang: 'en' });
    expect(await screen.findByText('The login has expired. Please log in again.')).toBeInTheDocument();
  });
});

describe('the second step of somebody who has a security key', () => {
  afterEach(forgetKeys);
  const begin = async (ways: ('app' | 'key')[]) => {
    const gateway = platform();
    gateway.answer(login, { two_fa_required: true, token_otp: 'otp', expires_in: 300, ways });
    gateway.answer(requestKeyLogin, {
      challenge: 'Y2hhbGxlbmdl',
      rpId: 'localhost',
      timeout: 300_000,
      allowCredentials: [{ id: 'a2V5', type: 'public-key', transports: ['usb'] }],
      userVerification: 'preferred',
    });
    gateway.answer(listMyOrganizations, [organization({ role: 10 })]);
    await renderRemote(remote, { path: '/login?next=%2Freports', lang: 'en' });
    await fill(await screen.findByLabelText(/E-mail/), 'suda@example.ac.th');
    await fill(screen.getByLabelText(/^Password/), 'Secret123');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('button', { name: 'Use the security key' });
    return gateway;
  };
  const useKey = () => userEvent.click(screen.getByRole('button', { name: 'Use the security key' }));

  it('offers the key first, sends what it signed, and opens the page that was asked for', async () => {
    const gateway = await begin(['key']);
    gateway.answer(loginWithKey, { token: 'a', refresh_token: 'r', expires_in: 900, user });
    pretendKey();
    expect(screen.getByRole('button', { name: 'Use the security key' })).toHaveFocus();
    expect(
      screen.queryByRole('button', { name: 'Use the code from the app instead' }),
    ).not.toBeInTheDocument();
    await useKey();
    await waitFor(() => expect(location.pathname).toBe('/en/reports'));
    const [call] = gateway.received(loginWithKey);
    expect(call?.body).toMatchObject({ credential: { id: 'a2V5', type: 'public-key' } });
    expect(call?.headers.get('authorization')).toBe('Bearer otp');
  });

  it('offers the code of the app and a recovery code as well, and the way back to the key', async () => {
    await begin(['key', 'app']);
    await userEvent.click(screen.getByRole('button', { name: 'Use the code from the app instead' }));
    expect(screen.getByLabelText(/6-digit code/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(screen.getByLabelText(/Recovery code/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use a security key instead' }));
    expect(screen.getByRole('button', { name: 'Use the security key' })).toBeInTheDocument();
  });

  it('says why a key did not do, and can be tried again', async () => {
    const gateway = await begin(['key']);
    pretendKey('NotAllowedError');
    await useKey();
    expect(await screen.findByRole('alert')).toHaveTextContent('Cancelled or timed out.');
    gateway.refuse(loginWithKey, 422, 'security_key_invalid', {
      message: 'The security key could not be verified.',
    });
    pretendKey();
    await useKey();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The security key could not be verified.'),
    );
    expect(localStorage.getItem('token_otp')).toBe('otp');
  });
});
