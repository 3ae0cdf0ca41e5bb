import { resetPassword, setPassword } from '@yinyom/contracts/identity/newPassword';
import { store } from '@yinyom/mfe-kit';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, platform } from '../../testing/sampleData';

const remote = inShell(module);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }));

describe('setting a password with a mailed link', () => {
  it('sets the first password of an invited user, then opens the login page', async () => {
    const gateway = platform();
    gateway.answer(setPassword, null);
    await renderRemote(remote, { path: '/password/change?token=once', lang: 'en' });
    await fill(await screen.findByLabelText(/^New password/), 'Secret123');
    await fill(screen.getByLabelText(/Confirm new password/), 'Secret123');
    await save();
    await waitFor(() => expect(location.pathname).toBe('/en/login'));
    expect(gateway.received(setPassword)[0]?.body).toEqual({
      token: 'once',
      password: 'Secret123',
      password_confirmation: 'Secret123',
    });
    expect(store.getState().toasts[0]?.text).toBe('Your password is set. Please log in.');
  });

  it('calls no condition broken before the first letter', async () => {
    platform();
    await renderRemote(remote, { path: '/password/change?token=once', lang: 'en' });
    const field = await screen.findByLabelText(/^New password/);
    const states = () =>
      [...document.querySelectorAll('li[data-state]')].map((each) => each.getAttribute('data-state'));
    expect(new Set(states())).toEqual(new Set(['open']));
    await fill(field, 'a');
    expect(states()).toContain('broken');
  });

  it('finishes "forgot password" on the reset page', async () => {
    const gateway = platform();
    gateway.refuse(resetPassword, 422, 'token_invalid', { message: 'This link has expired.' });
    await renderRemote(remote, { path: '/password/reset?token=old', lang: 'en' });
    await fill(await screen.findByLabelText(/^New password/), 'Secret123');
    await fill(screen.getByLabelText(/Confirm new password/), 'Secret123');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
  });

  it('says the first broken rule in the order of the specification', async () => {
    const gateway = platform();
    await renderRemote(remote, { path: '/password/change?token=once', lang: 'en' });
    const password = await screen.findByLabelText(/^New password/);
    const steps: [string, string][] = [
      ['', 'Please enter new password'],
      ['abc', 'Password must have length greater than 8'],
      ['defgh', 'Contains at least one uppercase letter A-Z.'],
      ['A', 'Contains at least one number 0-9.'],
      ['1', 'Please enter confirm new password'],
    ];
    for (const [typed, message] of steps) {
      if (typed) await fill(password, typed);
      await save();
      expect(screen.getByRole('alert')).toHaveTextContent(message);
    }
    expect(gateway.received(setPassword)).toHaveLength(0);
  });

  it('explains that the link of the mail is needed when there is no token', async () => {
    platform();
    await renderRemote(remote, { path: '/password/change', lang: 'th' });
    expect(await screen.findByRole('heading', { name: 'ต้องใช้ลิงก์จากอีเมล' })).toBeInTheDocument();
  });
});
