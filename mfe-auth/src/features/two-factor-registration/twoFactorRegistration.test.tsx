import { confirmTwoFactor, requestTwoFactor } from '@yinyom/contracts/identity/twoFactor';
import { getSession, toast } from '@yinyom/mfe-kit';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, platform, user } from '../../testing/sampleData';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const Slot = module.slots!['enable-two-factor']!;
const close = jest.fn();
const remote = inShell({
  ...module,
  routes: [...module.routes, { path: '/menu', element: <Slot close={close} /> }],
});
const session = { token: 't', user, role: 10 } as const;
const codes = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbbb`);

const toCodeStep = async () => {
  await renderRemote(remote, { path: `/twofa/registration?secret=${SECRET}`, lang: 'en', session });
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
};
const enter = async (code: string) => {
  await userEvent.clear(screen.getByLabelText(/6-digit code/));
  if (code) await fill(screen.getByLabelText(/6-digit code/), code);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
};

describe('registering an authenticator app', () => {
  it('A-20 shows the secret as QR code and text, and takes it out of address and history at once', async () => {
    platform();
    const pushed = jest.spyOn(history, 'pushState');
    await renderRemote(remote, { path: `/twofa/registration?secret=${SECRET}`, lang: 'en', session });
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(location.href).not.toContain('secret');
    expect(location.pathname).toBe('/en/twofa/registration');
    // The entry that held the secret was replaced, not left behind, and nothing else remembers it.
    expect(pushed).not.toHaveBeenCalled();
    expect(
      JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state as unknown }),
    ).not.toContain(SECRET);
  });

  it('goes over the code to the recovery codes, and the session knows that two-factor is on', async () => {
    const gateway = platform();
    gateway.answer(confirmTwoFactor, { two_fa_at: '2026-11-21T00:00:00.000Z', recovery_codes: codes });
    await toCodeStep();
    await enter('123456');
    expect(await screen.findByText('aaaa0-bbbbb')).toBeInTheDocument();
    expect(gateway.received(confirmTwoFactor)[0]?.body).toEqual({ code: '123456' });
    expect(getSession().user?.two_fa_at).toBe('2026-11-21T00:00:00.000Z');
    const finish = screen.getByRole('button', { name: 'Finish' });
    expect(finish).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(finish);
    await waitFor(() => expect(location.pathname).toBe('/en/websites'));
  });

  it('copies, downloads and prints the recovery codes', async () => {
    const gateway = platform();
    gateway.answer(confirmTwoFactor, { two_fa_at: '2026-11-21T00:00:00.000Z', recovery_codes: codes });
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:codes';
    };
    URL.revokeObjectURL = () => undefined;
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await toCodeStep();
    await enter('123456');
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Copy all' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await person.click(screen.getByRole('button', { name: 'Download' }));
    expect(await files[0]?.text()).toContain(codes.join('\r\n'));
    await person.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it.each(['', '12345', 'abcdef'])('refuses "%s" as a code before sending it', async (code) => {
    const gateway = platform();
    await toCodeStep();
    await enter(code);
    expect(screen.getByRole('alert')).toHaveTextContent('Code confirmed incorrectly');
    expect(gateway.received(confirmTwoFactor)).toHaveLength(0);
  });

  it('asks for the password when the login is too old', async () => {
    const gateway = platform();
    gateway.refuse(confirmTwoFactor, 403, 'reauth_required', {
      message: 'Please enter your password again.',
    });
    await toCodeStep();
    await enter('123456');
    const password = await screen.findByLabelText(/^Password/);
    // That the login is old is no mistake of the person's.
    expect(screen.queryByText('Please enter your password again.')).not.toBeInTheDocument();
    expect(password).toHaveFocus();
    await fill(password, 'Secret123');
    gateway.answer(confirmTwoFactor, { two_fa_at: '2026-11-21T00:00:00.000Z', recovery_codes: codes });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('aaaa0-bbbbb')).toBeInTheDocument();
    expect(gateway.received(confirmTwoFactor).at(-1)?.body).toEqual({
      code: '123456',
      password: 'Secret123',
    });
  });

  it('offers a new secret after a reload, which brought the page without one', async () => {
    const gateway = platform();
    gateway.answer(requestTwoFactor, {
      secret_key: SECRET,
      otpauth_url: 'otpauth://x',
      expires_at: '2026-11-21T00:10:00.000Z',
    });
    await renderRemote(remote, { path: '/twofa/registration', lang: 'en', session });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('heading', { name: 'Scan the QR code' })).toBeInTheDocument();
    expect(location.href).not.toContain('secret');
  });

  it('is only for somebody who is signed in', async () => {
    platform();
    await renderRemote(remote, { path: '/twofa/registration', lang: 'en' });
    expect(location.pathname).toBe('/en/login');
  });
});

describe('the enable-two-factor entry of the user menu', () => {
  it('asks first, then opens the registration with the secret', async () => {
    const gateway = platform();
    gateway.answer(requestTwoFactor, {
      secret_key: SECRET,
      otpauth_url: 'otpauth://x',
      expires_at: '2026-11-21T00:10:00.000Z',
    });
    await renderRemote(remote, { path: '/menu', lang: 'en', session });
    expect(gateway.received(requestTwoFactor)).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(close).toHaveBeenCalled();
  });

  it('shows the sentence of the specification for 5 s when it cannot be done', async () => {
    const gateway = platform();
    gateway.disconnect(requestTwoFactor);
    await renderRemote(remote, { path: '/menu', lang: 'en', session });
    const shown = jest.spyOn(toast, 'error');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    const text = 'Sorry, it cannot be carried out at the moment. Please look again.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(shown).toHaveBeenCalledWith(text, 5000);
  });
});
