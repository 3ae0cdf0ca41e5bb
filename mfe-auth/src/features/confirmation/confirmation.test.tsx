import { confirmSignup, resendConfirmation } from '@yinyom/contracts/identity/guest';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, platform } from '../../samples';

const remote = inShell(module);

describe('the page of the confirmation mail', () => {
  it('confirms the address with the token, once, and offers the login', async () => {
    const gateway = platform();
    gateway.answer(confirmSignup, { email: 'suda@example.ac.th' });
    await renderRemote(remote, { path: '/signup/confirmation?token=abc', lang: 'en' });
    expect(
      await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/suda@example.ac.th is ready/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
    expect(gateway.received(confirmSignup).map((call) => call.body)).toEqual([{ token: 'abc' }]);
  });

  it('says why a link does not work and how to go on', async () => {
    const gateway = platform();
    gateway.refuse(confirmSignup, 422, 'token_invalid', {
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
    const again = await screen.findByRole('button', { name: 'Send the mail again' });
    await userEvent.click(again);
    expect(screen.getByLabelText(/E-mail/)).toHaveAccessibleDescription('Please enter email');
    expect(gateway.received(resendConfirmation)).toHaveLength(0);
    await fill(screen.getByLabelText(/E-mail/), 'suda@example.ac.th');
    await userEvent.click(again);
    expect(await screen.findByText('If this address has a sign-up …')).toBeInTheDocument();
    await waitFor(() => expect(again).toBeEnabled());
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
