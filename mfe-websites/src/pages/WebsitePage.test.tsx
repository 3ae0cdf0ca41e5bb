import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { getApplication, updateApplication } from '@yinyom/contracts/websites/application';
import { verifyApplication } from '@yinyom/contracts/websites/verification';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { APPLICATION_ID, ORGANIZATION_ID, sampleApplication } from '../testing/sampleData';

// A busy machine draws slowly; what is waited for is always a condition.
jest.setTimeout(30_000);

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
  expect(screen.getByRole('region', { name: 'Asynchronous' })).toHaveTextContent('q:[]');
});

test('the page notices by itself when the script was seen', async () => {
  const gateway = fakeGateway();
  let seen = false;
  gateway.answer(getApplication, () => sampleApplication({ verification: seen ? 'verified' : 'unverified' }));
  await open();
  expect(await screen.findByText(/has not been seen on www.example.co.th yet/)).toBeVisible();
  seen = true;
  await waitFor(() => expect(screen.getByText(/was seen running on www.example.co.th/)).toBeVisible());
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
    dns: { name: '_yinyom.www.example.co.th', value: 'yinyom-verification=token-1' },
    meta: '<meta name="yinyom-verification" content="token-1">',
  },
  ...values,
});

test('a DNS record is shown first and looked for then; what is wrong is said in words', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication());
  gateway.answer(verifyApplication, proof({}));
  await open();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Way to prove' }),
    'A DNS TXT record',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show what to put' }));
  expect(await screen.findByRole('region', { name: 'Value of the record' })).toHaveTextContent(
    'yinyom-verification=token-1',
  );
  expect(screen.queryByText(/Not found on/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/Not found on www.example.co.th yet/)).toBeVisible();
  gateway.answer(verifyApplication, proof({ proved: true, verification: 'verified', problem: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Proved: www.example.co.th is yours.')).toBeVisible();
  expect(gateway.received(verifyApplication).map(({ body }) => body)).toEqual(
    Array(3).fill({ method: 'dns' }),
  );
});

test('the script can be looked for at once, and an unreachable website is told', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication());
  gateway.answer(verifyApplication, proof({ method: 'script', problem: 'site_unreachable' }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/could not be opened/)).toBeVisible();
  gateway.refuse(verifyApplication, 429, 'rate_limited', { message: 'Too many requests.' });
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
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

test('a website that does not exist says so and leads back to the list', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplication, 404, 'not_found');
  await open();
  expect(await screen.findByText('This website could not be found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the websites' })).toHaveAttribute('href', '/en/websites');
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
