import { changePassword } from '@yinyom/contracts/identity/account';
import { getSession, store } from '@yinyom/mfe-kit';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, platform, user } from '../../testing/sampleData';

const close = jest.fn();
const Slot = module.slots!['change-password']!;
const remote = inShell({ ...module, routes: [{ path: '/dashboard', element: <Slot close={close} /> }] });

const open = async () => {
  close.mockClear();
  await renderRemote(remote, {
    path: '/dashboard',
    lang: 'en',
    session: { token: 't', refreshToken: 'r', user, role: 10, organizationId: 'o', applicationId: 'a' },
  });
  await screen.findByRole('heading', { name: 'Change password' });
};
const field = (label: RegExp) => screen.getByLabelText(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
const fillIn = async (current: string, next: string, again: string) => {
  await fill(field(/Current password/), current);
  await fill(field(/^New password/), next);
  await fill(field(/Confirm new password/), again);
};

describe('the change-password window', () => {
  it('says the first failure in the red box, in the order of the specification', async () => {
    const gateway = platform();
    await open();
    const steps: [RegExp, string, string][] = [
      [/Current password/, '', 'Please enter current password'],
      [/Current password/, 'Old1', 'Please enter new password'],
      [/^New password/, '1234567', 'Password must have length greater than 8'],
      [/^New password/, '8', 'Contains at least one uppercase letter A-Z.'],
      [/^New password/, 'A', 'Contains at least one lowercase letter'],
      [/^New password/, 'b', 'Please enter confirm new password'],
      [/Confirm new password/, '12345', 'Password do not match'],
    ];
    for (const [label, typed, message] of steps) {
      if (typed) await fill(field(label), typed);
      await submit();
      expect(screen.getByRole('alert')).toHaveTextContent(message);
    }
    await userEvent.clear(field(/^New password/));
    await fill(field(/^New password/), 'NoDigitsHere');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Contains at least one number 0-9.');
    expect(gateway.received(changePassword)).toHaveLength(0);
  });

  it('accepts exactly eight characters', async () => {
    const gateway = platform();
    gateway.answer(changePassword, null);
    await open();
    await fillIn('Old12345', 'Secret12', 'Secret12');
    await submit();
    await waitFor(() => expect(gateway.received(changePassword)).toHaveLength(1));
    expect(gateway.received(changePassword)[0]?.body).toEqual({
      old_password: 'Old12345',
      new_password: 'Secret12',
    });
    // The departure half a second later belongs to this test, not to the next.
    await waitFor(() => expect(location.pathname).toBe('/en'));
  });

  it('takes the message back as soon as the field is corrected', async () => {
    platform();
    await open();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter current password');
    await fill(field(/Current password/), 'O');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('after success says so for 6 s, clears the fields, closes, logs out, and opens the root after 500 ms', async () => {
    const gateway = platform();
    gateway.answer(changePassword, null);
    await open();
    await fillIn('Old12345', 'Secret123', 'Secret123');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(field(/Current password/)).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    expect(getSession()).toMatchObject({
      signedIn: false,
      user: null,
      role: 1,
      organizationId: null,
    });
    expect(location.pathname).toBe('/en/dashboard');
    act(() => jest.advanceTimersByTime(499));
    expect(location.pathname).toBe('/en/dashboard');
    act(() => jest.advanceTimersByTime(1));
    expect(location.pathname).toBe('/en');
    expect(store.getState().toasts[0]).toMatchObject({ kind: 'success' });
    act(() => jest.advanceTimersByTime(5400));
    expect(store.getState().toasts).toHaveLength(1);
    act(() => jest.advanceTimersByTime(200));
    expect(store.getState().toasts).toHaveLength(0);
    jest.useRealTimers();
  });

  it('F-L3: the toast names the reason where the message of the platform does not', async () => {
    const gateway = platform();
    const reason = 'This password is easy to guess. Please choose another one.';
    gateway.refuse(changePassword, 422, 'password_policy', {
      message: 'The password does not meet the conditions.',
      errors: [{ field: 'new_password', code: 'password_common', message: reason }],
    });
    await open();
    await fillIn('Old12345', 'Password1', 'Password1');
    await submit();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(store.getState().toasts[0]).toMatchObject({
      kind: 'error',
      text: `The password does not meet the conditions. ${reason}`,
    });
  });

  it('5.02, F-L4: the sentence about the length is the exact one; the true condition is in the list', async () => {
    platform();
    await open();
    await fillIn('Old12345', 'Short1', 'Short1');
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('Password must have length greater than 8');
    expect(screen.getByText('At least 8 characters')).toBeInTheDocument();
  });

  it('2.50: each field can be shown and hidden, and each condition turns from a cross to a check while typing', async () => {
    platform();
    await open();
    const fields = [/Current password/, /^New password/, /Confirm new password/].map(field);
    for (const [at, input] of fields.entries()) {
      expect(input).toHaveAttribute('type', 'password');
      await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
      expect(input).toHaveAttribute('type', 'text');
      expect(screen.getAllByRole('button', { name: 'Hide password' })).toHaveLength(at + 1);
    }
    await userEvent.click(screen.getAllByRole('button', { name: 'Hide password' })[0]!);
    expect(fields[0]).toHaveAttribute('type', 'password');
    const conditions = () =>
      [...document.querySelectorAll('li[data-state]')].map((item) => item.getAttribute('data-state'));
    await fill(fields[1]!, 'abc');
    expect(conditions()).toEqual(['broken', 'broken', 'holds', 'broken']);
    await fill(fields[1]!, 'DE123');
    expect(conditions()).toEqual(['holds', 'holds', 'holds', 'holds']);
  });

  it('8.01: the toast of a refusal stays for 6 s', async () => {
    const gateway = platform();
    gateway.refuse(changePassword, 500, 'internal_error', { message: '' });
    await open();
    await fillIn('Wrong', 'Secret123', 'Secret123');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    act(() => jest.advanceTimersByTime(5900));
    expect(store.getState().toasts).toMatchObject([{ text: 'Something wrong. Please try again' }]);
    act(() => jest.advanceTimersByTime(100));
    expect(store.getState().toasts).toEqual([]);
    jest.useRealTimers();
  });

  it.each([
    [
      'the platform’s words',
      { message: 'The current password is incorrect.' },
      'The current password is incorrect.',
    ],
    ['its own words when the platform gave none', { message: '' }, 'Something wrong. Please try again'],
  ])('after a refusal closes and shows %s', async (_, more, text) => {
    const gateway = platform();
    gateway.refuse(changePassword, 422, 'old_password_incorrect', more);
    await open();
    await fillIn('Wrong', 'Secret123', 'Secret123');
    await submit();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(store.getState().toasts[0]).toMatchObject({ kind: 'error', text });
    expect(localStorage.getItem('token')).toBe('t');
  });
});
