import { confirmSignup, lookAtConfirmation, resendConfirmation } from '@yinyom/contracts/identity/signup';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, platform, user } from '../../testing/sampleData';

const remote = inShell(module);
const session = { token: 'access', refresh_token: 'refresh', expires_in: 900, user };
const KEY = 'k'.repeat(43);

afterEach(() => localStorage.clear());

describe('the page of the confirmation mail', () => {
  const signup = {
    kind: 'signup' as const,
    email: 'suda@example.ac.th',
    organization_name: 'Example University',
    site_host: 'www.example.ac.th',
  };
  const open = async () => {
    await renderRemote(remote, { path: '/signup/confirmation?token=abc', lang: 'en' });
    expect(await screen.findByText(/Example University/)).toHaveTextContent('www.example.ac.th');
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('V-08 says what was signed up, asks for its password, and then offers the login', async () => {
    const gateway = platform();
    gateway.answer(lookAtConfirmation, signup);
    gateway.answer(confirmSignup, { email: 'suda@example.ac.th' });
    await open();
    await press('Confirm and open the account');
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription(/Please enter your password/);
    expect(gateway.received(confirmSignup)).toHaveLength(0);
    await fill(screen.getByLabelText(/Password/), 'Secret123');
    await press('Confirm and open the account');
    expect(
      await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByLabelText(/E-mail/)).toHaveValue('suda@example.ac.th');
    expect(gateway.received(confirmSignup).map((call) => call.body)).toEqual([
      { token: 'abc', password: 'Secret123' },
    ]);
  });

  it('logs in with the password, and opens the script page of the website', async () => {
    const gateway = platform();
    gateway.answer(lookAtConfirmation, signup);
    gateway.answer(confirmSignup, { email: user.email, session, application_id: '64b0000000000000000000bb' });
    gateway.answer(listMyOrganizations, [organization()]);
    await open();
    await fill(screen.getByLabelText(/Password/), 'Secret123');
    await press('Confirm and open the account');
    await waitFor(() => expect(location.pathname).toBe('/en/websites/64b0000000000000000000bb'));
    expect(location.search).toBe('?section=script');
    expect(localStorage.getItem('token')).toBe('access');
  });

  it('needs no press in the browser that signed up', async () => {
    localStorage.setItem('signup_key', KEY);
    const gateway = platform();
    gateway.answer(lookAtConfirmation, signup);
    gateway.answer(confirmSignup, { email: user.email, session, application_id: '64b0000000000000000000bb' });
    gateway.answer(listMyOrganizations, [organization()]);
    await renderRemote(remote, { path: '/signup/confirmation?token=abc', lang: 'en' });
    await waitFor(() => expect(location.pathname).toBe('/en/websites/64b0000000000000000000bb'));
    expect(gateway.received(confirmSignup).map(({ body }) => body)).toEqual([
      { token: 'abc', browser_key: KEY },
    ]);
    expect(localStorage.getItem('signup_key')).toBeNull();
  });

  it('asks for the password when the browser’s secret is of another sign-up', async () => {
    localStorage.setItem('signup_key', KEY);
    const gateway = platform();
    gateway.answer(lookAtConfirmation, signup);
    gateway.refuse(confirmSignup, 422, 'validation_failed', {
      errors: [{ field: 'password', code: 'password_required', message: 'Please enter your password.' }],
    });
    await open();
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription(
      'The password you chose at sign-up',
    );
    expect(gateway.received(confirmSignup)).toHaveLength(1);
  });

  it('tries nothing by itself in any other browser, as a mail scanner would be one', async () => {
    const gateway = platform();
    gateway.answer(lookAtConfirmation, signup);
    await open();
    expect(gateway.received(confirmSignup)).toHaveLength(0);
  });

  it('leads to the login when a second factor has to come first', async () => {
    localStorage.setItem('signup_key', KEY);
    const gateway = platform();
    gateway.answer(lookAtConfirmation, signup);
    gateway.answer(confirmSignup, { email: 'suda@example.ac.th' });
    await renderRemote(remote, { path: '/signup/confirmation?token=abc', lang: 'en' });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('V-08 lets the owner of the mailbox choose another password', async () => {
    const gateway = platform();
    gateway.answer(lookAtConfirmation, signup);
    gateway.answer(confirmSignup, { email: 'suda@example.ac.th' });
    await open();
    await press('I do not know it: choose another password');
    await fill(screen.getByLabelText(/^New password/), 'Secret123');
    await fill(screen.getByLabelText(/Confirm new password/), 'Secret123');
    await press('Confirm and open the account');
    await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' });
    expect(gateway.received(confirmSignup).map((call) => call.body)).toEqual([
      { token: 'abc', password: 'Secret123', password_confirmation: 'Secret123' },
    ]);
  });

  it('says whose account gets a new address, and changes nothing before that is agreed to', async () => {
    const gateway = platform();
    gateway.answer(lookAtConfirmation, { kind: 'address', email: 'new@example.ac.th', name: 'Suda Dee' });
    gateway.answer(confirmSignup, { email: 'new@example.ac.th' });
    await renderRemote(remote, { path: '/signup/confirmation?token=abc', lang: 'en' });
    expect(await screen.findByText(/address of Suda Dee’s account/)).toBeInTheDocument();
    expect(gateway.received(confirmSignup)).toHaveLength(0);
    await press('Use this address');
    expect(await screen.findByText(/new@example.ac.th is ready/)).toBeInTheDocument();
  });

  it('CO-03b takes the token out of the address', async () => {
    const gateway = platform();
    gateway.answer(lookAtConfirmation, signup);
    await open();
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByText(/Example University/)).toBeInTheDocument();
  });

  it('says why a link does not work and how to go on', async () => {
    const gateway = platform();
    gateway.refuse(lookAtConfirmation, 422, 'token_invalid', {
      message: 'This link is not valid or has expired.',
    });
    await renderRemote(remote, { path: '/signup/confirmation?token=old', lang: 'en' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid or has expired.');
    expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/en/signup');
  });

  it('H17: has the mail sent again, with the platform’s one answer', async () => {
    const gateway = platform();
    gateway.answer(resendConfirmation, { message: 'If this address has a sign-up …' });
    await renderRemote(remote, { path: '/signup/confirmation', lang: 'en' });
    const again = await screen.findByRole('button', { name: 'Send the e-mail again' });
    await userEvent.click(again);
    expect(screen.getByLabelText(/E-mail/)).toHaveAccessibleDescription('Please enter email');
    expect(gateway.received(resendConfirmation)).toHaveLength(0);
    await fill(screen.getByLabelText(/E-mail/), 'suda@example.ac.th');
    await userEvent.click(again);
    expect(await screen.findByText('If this address has a sign-up …')).toBeInTheDocument();
    const waiting = screen.getByRole('button', { name: /send it again in/ });
    await waitFor(() => expect(waiting).not.toHaveAttribute('aria-busy'));
    await userEvent.click(waiting);
    expect(gateway.received(resendConfirmation).map(({ body }) => body)).toEqual([
      { email: 'suda@example.ac.th' },
    ]);
  });

  it('without a token says that a mail is on its way, and links to the outbox where there is one', async () => {
    platform();
    await renderRemote(remote, { path: '/signup/confirmation', lang: 'th' });
    expect(await screen.findByRole('heading', { name: 'ตรวจสอบอีเมลของคุณ' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'เปิดกล่องจดหมายของระบบนี้' })).toHaveAttribute(
      'href',
      '/outbox',
    );
  });
});
