import { listConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import { updateOrganization } from '@yinyom/contracts/identity/organizations';
import { getApplication } from '@yinyom/contracts/websites/application';
import { mailInstructions } from '@yinyom/contracts/websites/instructions';
import { getTemplate, saveTemplate } from '@yinyom/contracts/websites/template';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import {
  ORGANIZATION_ID,
  sampleApplication,
  sampleInstallation,
  samplePage,
  sampleTemplate,
  sampleTexts,
} from '../testing/sampleData';

const AT = '2026-11-22T03:04:00.000Z';
const decision = {
  id: 'c',
  client_id: 'd',
  application_id: sampleApplication().id,
  consent_time: AT,
  consent_type: 'accept_all' as const,
  result: 'accept_all' as const,
  device: 'desktop' as const,
  referrer_url: null,
  language: 'th' as const,
  categories: [],
  template_version: 1,
  expires_at: AT,
  withdrawn_at: null,
  status: 'valid' as const,
  log_id: 'l',
  seq: 1,
  action: 'give' as const,
  method: 'banner_accept' as const,
  page_url: null,
  client_time: AT,
  gpc: false,
  attributed: true,
  sdk_version: '1.11.4',
  consenter_role: 'self' as const,
  notice: { sha256: 'ff', snapshot_id: 's', stale: false },
  previous_consent_id: null,
  integrity: { hash: 'abc123', batch_id: null },
};
const emptyLink = (language: 'th' | 'en') => ({
  ...sampleTexts(language),
  privacy: { name: 'Notice', url: '' },
});
/** A website of a sign-up that said no more than an address. */
const fresh = (values = {}) =>
  sampleApplication({
    template_version: 0,
    organization: { id: ORGANIZATION_ID, name: 'example.co.th' },
    ...values,
  });
const states = () =>
  within(screen.getByRole('list', { name: 'Install the script' }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('data-state'));
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish the banner' }));

test('copying is the first step, the rest follows by itself up to the first decision', async () => {
  const gateway = websitePlatform();
  // Brings a clipboard.
  userEvent.setup();
  let seen_at: string | null = null;
  let decided = false;
  gateway.answer(getApplication, () => sampleApplication({ installation: sampleInstallation({ seen_at }) }));
  gateway.answer(listConsentLogs, () => samplePage(decided ? [decision] : []));
  await openWebsite('script');
  await waitFor(() => expect(states()).toEqual(['now', 'later', 'later']));
  const line = within(screen.getByRole('region', { name: 'Standard (recommended)' }));
  await userEvent.click(line.getByRole('button', { name: 'Copy script' }));
  await waitFor(() => expect(states()).toEqual(['done', 'now', 'later']));
  seen_at = AT;
  await waitFor(() => expect(states()).toEqual(['done', 'done', 'now']));
  decided = true;
  await waitFor(() => expect(states()).toEqual(['done', 'done', 'done']));
  // 7: a reader who waited reads that it was the first.
  expect(screen.getByText(/^The first decision was recorded at/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/en/dashboard');
});

test('H1 F-L1 the first publication asks for what nobody else knows, and is one press', async () => {
  const gateway = websitePlatform();
  gateway.answer(getApplication, fresh());
  gateway.answer(
    getTemplate,
    sampleTemplate({ published_version: 0, languages: { th: emptyLink('th'), en: emptyLink('en') } }),
  );
  gateway.answer(saveTemplate, sampleTemplate());
  gateway.answer(updateOrganization, {
    id: ORGANIZATION_ID,
    name: 'Example University',
    organization_user: { role: 1000, status: 'active', joined_at: null },
    created_at: AT,
  });
  await openWebsite('script', 1000);
  const name = await field(/Name of your organization/);
  await publish();
  expect(name).toHaveFocus();
  expect(await field(/Link to your privacy notice/)).toHaveAccessibleDescription(
    /Please fill in|required|link/i,
  );
  expect(gateway.received(saveTemplate)).toEqual([]);

  await userEvent.type(name, 'Example University');
  await userEvent.type(await field(/Link to your privacy notice/), 'https://www.example.co.th/notice');
  await publish();
  await waitFor(() => expect(gateway.received(saveTemplate)).toHaveLength(1));
  expect(gateway.received(updateOrganization)[0]?.body).toEqual({ name: 'Example University' });
  const [saved] = gateway.received(saveTemplate);
  expect(saved?.headers.get('if-match')).toBe('"one"');
  expect(saved?.body).toMatchObject({
    publish: true,
    languages: {
      th: { privacy: { url: 'https://www.example.co.th/notice' } },
      en: { privacy: { url: 'https://www.example.co.th/notice' } },
    },
  });
});

test('a link that is none is refused before anything is sent, and nothing typed is lost', async () => {
  const gateway = websitePlatform();
  gateway.answer(
    getApplication,
    fresh({ organization: { id: ORGANIZATION_ID, name: 'Example University' } }),
  );
  gateway.answer(getTemplate, sampleTemplate({ published_version: 0 }));
  await openWebsite('script', 1000);
  const link = await field(/Link to your privacy notice/);
  expect(screen.queryByRole('textbox', { name: /Name of your organization/ })).not.toBeInTheDocument();
  await userEvent.type(link, 'www.example.co.th/notice');
  await publish();
  expect(link).toHaveAttribute('aria-invalid', 'true');
  expect(link).toHaveValue('www.example.co.th/notice');
  expect(gateway.received(saveTemplate)).toEqual([]);
});

test('a member who is no Admin is not asked what the organization is called', async () => {
  const gateway = websitePlatform();
  gateway.answer(getApplication, fresh());
  await openWebsite('script', 10);
  await field(/Link to your privacy notice/);
  expect(screen.queryByRole('textbox', { name: /Name of your organization/ })).not.toBeInTheDocument();
});

test('leads to the banner for whoever wants to see it first', async () => {
  const gateway = websitePlatform();
  gateway.answer(getApplication, fresh());
  await openWebsite('script');
  await userEvent.click(await screen.findByRole('link', { name: /Look at the banner/ }));
  expect(location.search).toBe('?section=banner');
});

test('the instructions go by mail to whoever looks after the website', async () => {
  const gateway = websitePlatform();
  gateway.answer(mailInstructions, { email: 'webmaster@agency.example' });
  await openWebsite('script');
  await userEvent.click(await screen.findByRole('button', { name: /E-mail the instructions/ }));
  const address = await field(/E-mail address of your web team/);
  await userEvent.type(address, 'webmaster');
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail' }));
  expect(address).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(address, '@agency.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail' }));
  expect(await screen.findByText('The instructions were sent to webmaster@agency.example.')).toBeVisible();
  expect(gateway.received(mailInstructions).map(({ body }) => body)).toEqual([
    { email: 'webmaster@agency.example' },
  ]);
});

test('too many mails are refused in words, and the address stays', async () => {
  const gateway = websitePlatform();
  gateway.refuse(mailInstructions, 429, 'rate_limited', { message: 'Too many requests.' });
  await openWebsite('script');
  await userEvent.click(await screen.findByRole('button', { name: /E-mail the instructions/ }));
  await userEvent.type(await field(/E-mail address of your web team/), 'webmaster@agency.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail' }));
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  expect(await field(/E-mail address of your web team/)).toHaveValue('webmaster@agency.example');
});
