import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { getApplication, updateApplication } from '@yinyom/contracts/websites/application';
import { verifyApplication } from '@yinyom/contracts/websites/verification';
import { pageTitle } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import {
  APPLICATION_ID,
  ORGANIZATION_ID,
  sampleApplication,
  sampleInstallation,
} from '../testing/sampleData';

const SEEN_AT = '2026-11-22T03:04:00.000Z';

/** Opens one of the ways that are folded. */
const unfold = async (name: string) =>
  userEvent.click(await screen.findByText(name, { selector: 'summary' }));

const open = (section = 'script') =>
  renderRemote(remote, {
    path: `/websites/${APPLICATION_ID}?section=${section}`,
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });

test('the script panel copies the snippet to the letter', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication());
  await open();
  const user = userEvent.setup();
  const standard = await screen.findByRole('region', { name: 'Standard (recommended)' });
  expect(standard).toHaveTextContent(sampleApplication().script ?? '');
  await user.click(within(standard).getByRole('button', { name: 'Copy script' }));
  expect(await within(standard).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(sampleApplication().script);
  await user.click(screen.getByText('Asynchronous', { selector: 'summary' }));
  expect(screen.getByRole('region', { name: 'Asynchronous' })).toHaveTextContent('q:[]');
});

test('the page notices by itself when the script was seen', async () => {
  const gateway = fakeGateway();
  let seen = false;
  gateway.answer(getApplication, () =>
    sampleApplication({ installation: sampleInstallation({ seen_at: seen ? SEEN_AT : null }) }),
  );
  await open();
  expect(await screen.findByText(/has not been seen on www.example.co.th yet/)).toBeVisible();
  seen = true;
  await waitFor(() => expect(screen.getByText(/was seen running on www.example.co.th/)).toBeVisible());
});

test('H15: what the platform found itself is not said to be missing, nor to have run', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    getApplication,
    sampleApplication({
      verification: 'verified',
      installation: sampleInstallation({ seen_at: null, verified_by: 'script' }),
    }),
  );
  await open();
  const status = await screen.findByRole('status', { name: 'State of the script' });
  expect(status).toHaveTextContent(
    /^The script was found on the home page.*no browser has reported running it yet/,
  );
  // A record proves whose the website is; a script may still be missing there.
  gateway.answer(
    getApplication,
    sampleApplication({
      verification: 'verified',
      installation: sampleInstallation({ seen_at: null, verified_by: 'dns' }),
    }),
  );
  await waitFor(() => expect(status).toHaveTextContent(/has not been seen/));
});

test('H2: seen and verified are two states, told apart', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    getApplication,
    sampleApplication({ installation: sampleInstallation({ seen_at: SEEN_AT }) }),
  );
  await open();
  expect(await screen.findByText('Script seen, not verified')).toBeVisible();
  await unfold('Installation and ownership');
  expect(screen.getByText(/has not been verified as yours yet/)).toBeVisible();
  gateway.answer(
    getApplication,
    sampleApplication({
      verification: 'verified',
      installation: sampleInstallation({ seen_at: SEEN_AT, verified_by: 'script' }),
    }),
  );
  expect(
    await screen.findByText('Verified: www.example.co.th is yours (The script on your page).'),
  ).toBeVisible();
});

test('H15: a website that was verified and cannot be opened now is one statement with its parts', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    getApplication,
    sampleApplication({
      verification: 'verified',
      installation: sampleInstallation({
        seen_at: SEEN_AT,
        verified_by: 'script',
        last_look: { at: SEEN_AT, method: 'script', problem: 'site_unreachable' },
      }),
    }),
  );
  await open();
  await unfold('Installation and ownership');
  expect(screen.getByRole('status', { name: 'State of the script' })).toHaveTextContent(/was seen running/);
  expect(screen.getByRole('status', { name: 'Installation and ownership' })).toHaveTextContent(
    /^Verified: .* is yours .*Last check .*could not open .*The earlier verification still stands\.$/,
  );
  expect(screen.getAllByText(/could not open/)).toHaveLength(1);
});

test('H20: hosts where the script runs and nothing is recorded are named to the owner', async () => {
  const gateway = fakeGateway();
  const unrecorded_hosts = [{ host: 'localhost:4711', seen_at: SEEN_AT }];
  gateway.answer(
    getApplication,
    sampleApplication({ installation: sampleInstallation({ unrecorded_hosts }) }),
  );
  await open();
  expect(await screen.findByText(/Script seen on localhost:4711 \(not recorded\)/)).toBeVisible();
  expect(screen.getByText(/its subdomains and the other domains in your settings/)).toBeVisible();
});

test('H25: what is built can be found: declaration, own record, ledger, React hook', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication());
  await open();
  const user = userEvent.setup();
  const origin = 'https://consent.example.org';
  for (const [way, link, address] of [
    [
      'Cookie declaration',
      /Open the cookie declaration/,
      `${origin}/api/v1/public/sites/sitekey01/declaration.html?lang=en`,
    ],
    ['Verify the evidence offline', /Signed days/, `${origin}/api/v1/public/transparency/sitekey01.json`],
    ['React and TypeScript', /useConsent\.tsx/, `${origin}/sdk/v1/useConsent.tsx`],
  ] as const) {
    await user.click(await screen.findByText(way));
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
  }
  expect(screen.getByRole('region', { name: 'Inside a page of your own' })).toHaveTextContent(
    `<script src="${origin}/sdk/v1/declaration.js" data-site-key="sitekey01">`,
  );
  await user.click(screen.getByText('A visitor’s own record', { selector: 'summary' }));
  expect(screen.getByRole('region', { name: 'A visitor’s own record' })).toHaveTextContent(
    "'x-consent-receipt': receipt",
  );
});

test('H25: before the first publication there is no declaration to open', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication({ template_version: 0 }));
  await open();
  await userEvent.click(await screen.findByText('Cookie declaration'));
  expect(screen.getByText('Available after you publish the banner for the first time.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Open the cookie declaration/ })).not.toBeInTheDocument();
});

test.each([
  ['Plain HTML', /<head>[^]*sitekey01\.js/, /HttpOnly/],
  ['WordPress', /add_action\('wp_head'[^]*-1000/, /before wp_head/],
  ['Google Tag Manager', /sitekey01\.js[^]*Google Tag Manager/, /can only send signals/],
  ['React / Next.js', /app\/layout\.tsx[^]*sitekey01\.js/, /bundled into your own code/],
])('the guide for %s has code to copy and says what it cannot block', async (name, code, limit) => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication());
  await open();
  await unfold('Installation guides');
  await userEvent.click(await screen.findByRole('tab', { name }));
  expect(screen.getByRole('region', { name: 'Code' }).textContent).toMatch(code);
  expect(screen.getByText(limit)).toBeVisible();
});

const proof = (values: Partial<AnswerOf<typeof verifyApplication>>): AnswerOf<typeof verifyApplication> => ({
  verification: 'unverified',
  method: 'dns',
  proved: false,
  problem: 'proof_missing',
  token: 'token-1',
  instructions: {
    script: sampleApplication().script ?? '',
    dns: {
      name: '_yinyom.www.example.co.th',
      host: 'www.example.co.th',
      value: 'yinyom-verification=token-1',
    },
    meta: '<meta name="yinyom-verification" content="token-1">',
  },
  ...values,
});

test('a DNS record is shown without a look; what a look finds is said in words in the status', async () => {
  const gateway = fakeGateway();
  let installation = sampleInstallation();
  gateway.answer(getApplication, () =>
    sampleApplication({ installation, verification: installation.verified_by ? 'verified' : 'unverified' }),
  );
  gateway.answer(verifyApplication, proof({ problem: null }));
  await open();
  await unfold('Installation and ownership');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Way to verify' }),
    'A DNS TXT record',
  );
  expect(await screen.findByRole('region', { name: 'Value of the record' })).toHaveTextContent(
    'yinyom-verification=token-1',
  );
  const name = screen.getByRole('region', { name: 'Name of the record' });
  expect(name).toHaveTextContent('_yinyom.www.example.co.th');
  expect(name).toHaveTextContent('A record at www.example.co.th itself is accepted too.');
  expect(screen.queryByText(/No proof was found/)).not.toBeInTheDocument();
  installation = sampleInstallation({ last_look: { at: SEEN_AT, method: 'dns', problem: 'proof_missing' } });
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/No proof was found on www.example.co.th/)).toBeVisible();
  installation = sampleInstallation({
    verified_by: 'dns',
    last_look: { at: SEEN_AT, method: 'dns', problem: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Verified: www.example.co.th is yours (A DNS TXT record).')).toBeVisible();
  expect(gateway.received(verifyApplication).map(({ body }) => body)).toEqual([
    { method: 'dns', look: false },
    { method: 'dns', look: true },
    { method: 'dns', look: true },
  ]);
});

test('a look that is refused is told beside the button', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication());
  gateway.refuse(verifyApplication, 429, 'rate_limited', { message: 'Too many requests.' });
  await open();
  await unfold('Installation and ownership');
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Too many requests.')).toBeVisible();
});

test('a disabled website says what that means and can be enabled with an empty body', async () => {
  const gateway = fakeGateway();
  let enabled = false;
  gateway.answer(getApplication, () => sampleApplication({ enabled }));
  gateway.answer(updateApplication, () => {
    enabled = true;
    return sampleApplication();
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Enable' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enable' })).not.toBeInTheDocument());
  expect(gateway.received(updateApplication)[0]?.body).toEqual({});
});

test('F-A18: a website that does not exist is a 404 page with heading and title, and leads back', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplication, 404, 'not_found');
  await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This website could not be found',
  );
  expect(screen.getByText('404')).toBeVisible();
  expect(pageTitle.get()).toBe('404 · This website could not be found');
  expect(screen.getByRole('link', { name: 'Go to websites' })).toHaveAttribute('href', '/en/websites');
});

test('F-A18: the page of a website is named after it while it is open', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication());
  const { unmount } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'www.example.co.th' })).toBeVisible();
  expect(pageTitle.get()).toBe('www.example.co.th');
  unmount();
  expect(pageTitle.get()).toBeUndefined();
});

test('a user without the right reads the message of the specification', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplication, 403, 'forbidden');
  await open();
  expect(await screen.findByText('You do not have rights to this section.')).toBeVisible();
});

test('a website that could not be loaded can be tried again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplication, 503, 'unavailable');
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(getApplication, sampleApplication());
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'www.example.co.th' })).toBeVisible();
});
