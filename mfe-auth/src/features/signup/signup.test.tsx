import { signup } from '@yinyom/contracts/identity/signup';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { agreement, fill, inShell, platform } from '../../testing/sampleData';

const remote = inShell(module);
const FIELDS: [RegExp, string][] = [
  [/Work e-mail/, 'suda@example.ac.th'],
  [/^Password/, 'Secret123'],
  [/Confirm password/, 'Secret123'],
];
/** The list of conditions has a name too. */
const INPUT = { selector: 'input' };
const fillIn = async (fields = FIELDS) => {
  for (const [label, text] of fields) await fill(await screen.findByLabelText(label, INPUT), text);
};
const accept = async () => {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const conditions = () =>
  within(screen.getByRole('list', { name: 'Password conditions' }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('data-state'));

describe('sign-up', () => {
  it('sends what was filled in, with language, source and cid, and shows where the mail went', async () => {
    const gateway = platform();
    gateway.answer(signup, { message: 'sent' });
    await renderRemote(remote, { path: '/signup25032021?cid=1', lang: 'en' });
    await fillIn();
    await accept();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeInTheDocument();
    expect(screen.getByText('Sent to suda@example.ac.th')).toBeInTheDocument();
    expect(location.pathname).toBe('/en/signup/confirmation');
    expect(gateway.received(signup)[0]?.body).toMatchObject({
      email: 'suda@example.ac.th',
      accept_terms: 'true',
      accept_dpa: 'true',
      dpa_sha256: agreement.sha256,
      locale: 'en',
      source: 'signup25032021',
      cid: '1',
      browser_key: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(localStorage.getItem('signup_key')).toBe(
      (gateway.received(signup)[0]!.body as { browser_key: string }).browser_key,
    );
    expect(await screen.findByRole('button', { name: /send it again in (60|59) s/ })).toHaveAttribute(
      'aria-disabled',
    );
  });

  it('asks for address and password alone, and says which website it understood', async () => {
    platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    const email = await screen.findByLabelText(/Work e-mail/);
    expect(document.querySelectorAll('form input:not([type=checkbox])')).toHaveLength(3);
    expect(email).toHaveAccessibleDescription(/taken from this address/);
    await fill(email, 'Suda@cs.Example.ac.th');
    expect(email).toHaveAccessibleDescription('Website: cs.example.ac.th (you can correct it later)');
  });

  it('says to agencies and people of other domains what they can do', async () => {
    platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await userEvent.click(await screen.findByText('An agency, or another e-mail domain?'));
    expect(screen.getByText(/Organization → Partner domains/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'support@example.ac.th' })).toHaveAttribute(
      'href',
      'mailto:support@example.ac.th',
    );
  });

  it('says nothing of endings where every one may sign up', async () => {
    platform(undefined, { signup_suffixes: ['*'] });
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await screen.findByText('Create an account for your organization.');
    expect(screen.queryByText(/Does your domain end differently/)).not.toBeInTheDocument();
  });

  it('still signs up where the browser keeps nothing', async () => {
    const gateway = platform();
    gateway.answer(signup, { message: 'sent' });
    const storing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await fillIn();
    await accept();
    await submit();
    await screen.findByRole('heading', { name: 'Check your e-mail' });
    storing.mockRestore();
    expect(gateway.received(signup)[0]?.body).not.toHaveProperty('browser_key');
  });

  it('says what is missing under every field, focuses the first, and sends nothing', async () => {
    const gateway = platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await screen.findByRole('button', { name: 'Sign up' });
    await submit();
    expect(screen.getByLabelText(/Work e-mail/)).toHaveFocus();
    expect(screen.getByLabelText(/Work e-mail/)).toHaveAccessibleDescription(/Please enter email/);
    expect(screen.getByLabelText(/^Password/, INPUT)).toHaveAccessibleDescription(
      'Please enter your password.',
    );
    expect(gateway.received(signup)).toHaveLength(0);
  });

  it('H14: says what is missing of each box and of a first password in words of its own', async () => {
    platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await screen.findByRole('button', { name: 'Sign up' });
    await submit();
    const [terms, dpa] = screen.getAllByRole('checkbox');
    expect(terms).toHaveAccessibleDescription('Please accept the terms.');
    expect(dpa).toHaveAccessibleDescription('Please accept the data-processing agreement.');
    expect(screen.getByLabelText(/Confirm password/)).toHaveAccessibleDescription(
      'Please confirm your password',
    );
  });

  it('H9: names and links the agreement that the second box accepts', async () => {
    platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    expect(await screen.findByRole('checkbox', { name: /agreement.*\(version 1\.0\)/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /data-processing agreement/ })).toHaveAttribute(
      'href',
      '/en/dpa',
    );
  });

  it('turns each password condition from grey to check while typing, and red only after a try', async () => {
    platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    const password = await screen.findByLabelText(/^Password/, INPUT);
    expect(conditions()).toEqual(['open', 'open', 'open', 'open']);
    await userEvent.type(password, 'abc');
    expect(conditions()).toEqual(['open', 'open', 'holds', 'open']);
    await submit();
    expect(conditions()).toEqual(['broken', 'broken', 'holds', 'broken']);
    await userEvent.type(password, 'DE1');
    expect(conditions()).toEqual(['open', 'holds', 'holds', 'holds']);
    await userEvent.type(password, '23');
    expect(conditions()).toEqual(['holds', 'holds', 'holds', 'holds']);
  });

  it('hints while the passwords differ and refuses them even when more is wrong', async () => {
    platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await fillIn([
      [/^Password/, 'Secret123'],
      [/Confirm password/, 'Secret12'],
    ]);
    expect(screen.getByText("Passwords don't match.")).toBeInTheDocument();
    await submit();
    expect(screen.getByLabelText(/Confirm password/)).toHaveAccessibleDescription('Password do not match');
  });

  it('shows and hides the password', async () => {
    platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    const password = await screen.findByLabelText(/^Password/, INPUT);
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
    expect(password).toHaveAttribute('type', 'text');
  });

  it('shows the platform’s refusal under the field it is about', async () => {
    const gateway = platform();
    gateway.refuse(signup, 422, 'validation_failed', {
      errors: [
        {
          field: 'email',
          code: 'email_domain_mismatch',
          message: 'The e-mail domain must match the domain of your website.',
        },
      ],
    });
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await fillIn();
    await accept();
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText(/Work e-mail/)).toHaveAccessibleDescription(
        /The e-mail domain must match the domain of your website\./,
      ),
    );
    expect(screen.getByLabelText(/^Password/, INPUT)).toHaveValue('Secret123');
  });

  it('opens terms and privacy notice in new tabs, so that the form is not lost', async () => {
    platform();
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    const [terms] = await screen.findAllByRole('link', { name: /terms of use/ });
    expect(terms).toHaveAttribute('href', '/en/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /privacy notice/ })).toHaveAttribute('href', '/en/policy');
  });

  it('8.06: says "Failed to execute" when the bot check answers with an error', async () => {
    const gateway = platform({ provider: 'recaptcha', site_key: 'failing' });
    Object.assign(window, {
      grecaptcha: {
        ready: (start: () => void) => start(),
        execute: () => Promise.reject(new Error('timeout')),
      },
    });
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await fillIn();
    await accept();
    document.querySelector('script[src*="render=failing"]')?.dispatchEvent(new Event('load'));
    expect(await screen.findByText('Failed to execute')).toBeInTheDocument();
    expect(gateway.received(signup)).toHaveLength(0);
  });

  it('does not send when the bot check fails, and says why', async () => {
    const gateway = platform({ provider: 'recaptcha', site_key: 'down' });
    await renderRemote(remote, { path: '/signup', lang: 'en' });
    await fillIn();
    await accept();
    document.querySelector('script[src*="render=down"]')?.dispatchEvent(new Event('error'));
    expect(await screen.findByText('ReCaptcha error: Failed to load script')).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Security check' })).toBeInTheDocument();
    expect(gateway.received(signup)).toHaveLength(0);
  });
});
