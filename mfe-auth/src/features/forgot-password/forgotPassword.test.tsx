import { forgotPassword } from '@yinyom/contracts/identity/newPassword';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, platform } from '../../testing/sampleData';

const remote = inShell(module);
const ask = async (email: string) => {
  if (email) await fill(await screen.findByLabelText(/E-mail/), email);
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
};

describe('a forgotten password', () => {
  it('is asked about before anything is sent, then the platform’s words are shown', async () => {
    const gateway = platform();
    gateway.answer(forgotPassword, { message: 'If this address has an account, a link is on its way.' });
    await renderRemote(remote, { path: '/password/reset', lang: 'en' });
    await ask('suda@example.ac.th');
    expect(screen.getByText(/to suda@example.ac.th\./)).toBeInTheDocument();
    expect(gateway.received(forgotPassword)).toHaveLength(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Send the link' }).at(-1)!);
    expect(
      await screen.findByText('If this address has an account, a link is on its way.'),
    ).toBeInTheDocument();
    expect(gateway.received(forgotPassword)[0]?.body).toEqual({ email: 'suda@example.ac.th' });
  });

  it.each([
    ['', 'Please enter email'],
    ['suda', 'Email format is invalid.'],
  ])('with the address "%s" says "%s"', async (email, message) => {
    const gateway = platform();
    await renderRemote(remote, { path: '/password/reset', lang: 'en' });
    await ask(email);
    expect(screen.getByLabelText(/E-mail/)).toHaveAccessibleDescription(message);
    expect(gateway.received(forgotPassword)).toHaveLength(0);
  });
});
