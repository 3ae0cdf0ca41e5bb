import {
  deleteApplication,
  disableApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '@yinyom/contracts/websites/application';
import { getServerSecret, makeServerSecret } from '@yinyom/contracts/websites/serverSecret';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { press } from '../testing/press';
import { APPLICATION_ID, sampleApplication, samplePage } from '../testing/sampleData';

test('only what was changed is sent', async () => {
  const gateway = websitePlatform();
  gateway.answer(updateApplication, sampleApplication());
  await openWebsite('settings');
  const days = await screen.findByRole('spinbutton', { name: 'Consent lifetime (days)' });
  await userEvent.clear(days);
  await userEvent.type(days, '180');
  await userEvent.click(screen.getByRole('checkbox', { name: /Global Privacy Control/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: '日本語' }));
  const save = (part: string) =>
    userEvent.click(within(screen.getByRole('region', { name: part })).getByRole('button', { name: 'Save' }));
  await save('Consent');
  expect(await screen.findByText('Saved')).toBeVisible();
  await save('Website');
  await waitFor(() => expect(gateway.received(updateApplication)).toHaveLength(2));
  expect(gateway.received(updateApplication).map(({ body }) => body)).toEqual([
    { consent_expiry_days: 180, respect_gpc: false },
    { languages: ['th', 'en', 'jp'] },
  ]);
});

test('what another user changed meanwhile in another field is not undone', async () => {
  const gateway = websitePlatform();
  await openWebsite('settings');
  const days = await screen.findByRole('spinbutton', { name: 'Consent lifetime (days)' });
  // The first save learns of it, and the page reads the website again.
  const theirs = sampleApplication({ name: 'Theirs', consent_expiry_days: 180 });
  gateway.answer(getApplication, theirs);
  gateway.answer(updateApplication, theirs);
  await userEvent.clear(days);
  await userEvent.type(days, '180');
  await press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  await screen.findByText('Theirs');
  await userEvent.click(screen.getByRole('checkbox', { name: '日本語' }));
  await press('Save');
  await waitFor(() => expect(gateway.received(updateApplication)).toHaveLength(2));
  expect(gateway.received(updateApplication)[1]?.body).toEqual({ languages: ['th', 'en', 'jp'] });
});

test('F-L5: unsaved settings are asked about before they are lost', async () => {
  const gateway = websitePlatform();
  gateway.answer(listApplications, samplePage([]));
  await openWebsite('settings');
  const name = await screen.findByRole('textbox', { name: /Display name/ });
  await userEvent.type(name, 'Changed');
  await userEvent.click(screen.getByRole('tab', { name: 'Cookies' }));
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  expect(question).toHaveTextContent('your unsaved settings will be lost');
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(name).toHaveValue('Changed');
  await userEvent.click(screen.getByRole('link', { name: /All websites/ }));
  await press('Leave without saving');
  expect(await screen.findByRole('heading', { level: 1, name: 'Websites' })).toBeVisible();
});

test('F-L5: settings that are as they were are left without a question', async () => {
  websitePlatform();
  await openWebsite('settings');
  const name = await screen.findByRole('textbox', { name: /Display name/ });
  await userEvent.type(name, 'x');
  await userEvent.clear(name);
  // The tab's code loads while it opens.
  await act(async () => screen.getByRole('tab', { name: 'Cookies' }).click());
  await waitFor(() => expect(location.search).toBe('?section=cookies'));
});

test('each part is saved by itself, and what is not saved in another one stays', async () => {
  const gateway = websitePlatform();
  await openWebsite('settings');
  const days = await screen.findByRole('spinbutton', { name: 'Consent lifetime (days)' });
  await userEvent.clear(days);
  await userEvent.type(days, '180');
  await userEvent.type(screen.getByRole('textbox', { name: /Country where/ }), 'TH');
  const rail = within(screen.getByRole('navigation', { name: 'Parts of the settings' }));
  expect(rail.getByRole('link', { name: 'Consent not saved' })).toBeVisible();
  const consent = within(screen.getByRole('region', { name: 'Consent' }));
  const saved = sampleApplication({ verification: 'verified', consent_expiry_days: 180 });
  gateway.answer(updateApplication, saved);
  gateway.answer(getApplication, saved);
  await userEvent.click(consent.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rail.getByRole('link', { name: 'Consent' })).toBeVisible());
  expect(gateway.received(updateApplication)[0]?.body).toEqual({ consent_expiry_days: 180 });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Consent' })).toHaveFocus());
  const evidence = within(screen.getByRole('region', { name: 'Evidence and records' }));
  expect(evidence.getByRole('textbox', { name: /Country where/ })).toHaveValue('TH');
  expect(rail.getByRole('link', { name: 'Evidence not saved' })).toBeVisible();
  await userEvent.click(evidence.getByRole('button', { name: 'Discard changes' }));
  expect(evidence.getByRole('textbox', { name: /Country where/ })).toHaveValue('');
  expect(gateway.received(updateApplication)).toHaveLength(1);
});

test('what is typed stays when another user saves the same part, and only that is saved', async () => {
  const gateway = websitePlatform();
  await openWebsite('settings');
  const name = await screen.findByRole('textbox', { name: /Display name/ });
  await userEvent.type(name, ' of mine');
  const typed = (name as HTMLInputElement).value;
  await userEvent.click(screen.getByRole('checkbox', { name: /Global Privacy Control/ }));
  // Saving one part reads the website again, and with it what the other user saved in the other one.
  const theirs = sampleApplication({ verification: 'verified', languages: ['th'] });
  gateway.answer(updateApplication, theirs);
  gateway.answer(getApplication, theirs);
  const consent = within(screen.getByRole('region', { name: 'Consent' }));
  await userEvent.click(consent.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(consent.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(screen.getByRole('textbox', { name: /Display name/ })).toHaveValue(typed);
  const website = within(screen.getByRole('region', { name: 'Website' }));
  await userEvent.click(website.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateApplication)).toHaveLength(2));
  expect(gateway.received(updateApplication)[1]?.body).toEqual({ name: typed });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'English' })).not.toBeChecked());
});

test('each part has an address; going to it asks nothing and keeps what is not saved', async () => {
  websitePlatform();
  await openWebsite('settings', 1000);
  await userEvent.type(await screen.findByRole('textbox', { name: /Display name/ }), 'Changed');
  await userEvent.click(screen.getByRole('link', { name: 'Server' }));
  expect(location.hash).toBe('#server');
  expect(location.search).toBe('?section=settings');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Reading decisions on your own server' })).toHaveFocus(),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: /Display name/ })).toHaveValue('Changed');
});

test('an address of a part opens at it', async () => {
  websitePlatform();
  await openWebsite('settings#evidence');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Evidence and records' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Server' })).toBeNull();
});

test.each(['29', '366', '45.5', ''])('%s days are refused before anything is sent', async (typed) => {
  const gateway = websitePlatform();
  await openWebsite('settings');
  const days = await screen.findByRole('spinbutton', { name: 'Consent lifetime (days)' });
  await userEvent.clear(days);
  if (typed) await userEvent.type(days, typed);
  await press('Save');
  expect(await screen.findByText('Please enter a whole number from 30 to 365.')).toBeVisible();
  expect(gateway.received(updateApplication)).toHaveLength(0);
});

test('further domains are sent one by one; what is no domain is told before anything is sent', async () => {
  const gateway = websitePlatform();
  gateway.answer(updateApplication, sampleApplication());
  await openWebsite('settings');
  const field = await screen.findByRole('textbox', { name: 'Your other domains that share this consent' });
  await userEvent.type(field, 'example.or.th{Enter}shop example/path');
  await press('Save');
  expect(await screen.findByText(/valid domain names without a path, at most 10/)).toBeVisible();
  expect(gateway.received(updateApplication)).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'example.or.th{Enter}example.go.th');
  await press('Save');
  await waitFor(() => expect(gateway.received(updateApplication)).toHaveLength(1));
  expect(gateway.received(updateApplication)[0]?.body).toEqual({
    shared_domains: ['example.or.th', 'example.go.th'],
  });
});

test('2.44: the domain is changed alone; what is no domain is told before anything is sent', async () => {
  const gateway = websitePlatform();
  gateway.answer(updateApplication, sampleApplication({ domain_name: 'shop.example.co.th' }));
  await openWebsite('settings');
  const field = await screen.findByRole('textbox', { name: /^Domain name/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'not a domain');
  await press('Save');
  await waitFor(() => expect(field).toBeInvalid());
  expect(gateway.received(updateApplication)).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'shop.example.co.th');
  await press('Save');
  await waitFor(() => expect(gateway.received(updateApplication)).toHaveLength(1));
  expect(gateway.received(updateApplication)[0]?.body).toEqual({ domain_name: 'shop.example.co.th' });
});

test('the default language cannot be taken out of the banner’s languages', async () => {
  websitePlatform();
  await openWebsite('settings');
  expect(await screen.findByRole('checkbox', { name: 'ไทย' })).toBeDisabled();
});

test('disabling asks first, says what it means, and does nothing when refused', async () => {
  const gateway = websitePlatform();
  gateway.answer(disableApplication, { id: APPLICATION_ID, enabled: false });
  await openWebsite('settings');
  await press('Disable');
  const question = within(await screen.findByRole('dialog', { name: 'Disable www.example.co.th?' }));
  expect(question.getByText(/blocked tags stay blocked/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(gateway.received(disableApplication)).toHaveLength(0);
  await press('Disable');
  const again = within(await screen.findByRole('dialog', { name: 'Disable www.example.co.th?' }));
  await userEvent.click(again.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(gateway.received(disableApplication)).toHaveLength(1));
});

test('deleting needs the domain name typed and leads back to the list', async () => {
  const gateway = websitePlatform();
  gateway.answer(deleteApplication, null);
  gateway.answer(listApplications, samplePage([]));
  await openWebsite('settings', 1000);
  await press('Delete website');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete www.example.co.th?' }));
  const confirm = dialog.getByRole('button', { name: 'Delete permanently' });
  await userEvent.type(dialog.getByRole('textbox'), 'example.co.th');
  expect(confirm).toBeDisabled();
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), 'www.example.co.th');
  await userEvent.click(confirm);
  expect(await screen.findByText('No websites yet')).toBeVisible();
  expect(gateway.received(deleteApplication)[0]?.query).toEqual({ confirm: 'www.example.co.th' });
});

test('a member does not see the way to delete, which is the Admin’s', async () => {
  websitePlatform();
  await openWebsite('settings', 10);
  await screen.findByRole('button', { name: 'Disable' });
  expect(screen.queryByRole('button', { name: 'Delete website' })).not.toBeInTheDocument();
});

test('choices of another product are taken over until a stated day, consents and services only as the owner says', async () => {
  const gateway = websitePlatform();
  gateway.answer(updateApplication, sampleApplication());
  await openWebsite('settings');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Klaro' }));
  expect(screen.getByText('Please state a day. Without one nothing is taken over.')).toBeVisible();
  const until = screen.getByRole('textbox', { name: /Take over until/ });
  await userEvent.type(until, '31/03/2027');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('checkbox', { name: /controller and purposes are the same/ }));
  await press('Add a service');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the service' }), 'matomo');
  await press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(gateway.received(updateApplication)[0]?.body).toEqual({
    take_over: {
      from: ['klaro'],
      until: '2027-03-31',
      consents: true,
      services: { matomo: 3 },
      remove_old: false,
    },
  });
});

test('vendors’ tags are told when the owner says so, each by itself', async () => {
  const gateway = websitePlatform();
  gateway.answer(updateApplication, sampleApplication());
  await openWebsite('settings');
  const meta = await screen.findByRole('checkbox', { name: /Meta Pixel/ });
  expect(screen.getByRole('checkbox', { name: /^Google/ })).toBeChecked();
  expect(meta).not.toBeChecked();
  await userEvent.click(meta);
  await press('Save');
  await waitFor(() => expect(gateway.received(updateApplication)).toHaveLength(1));
  expect(gateway.received(updateApplication)[0]?.body).toEqual({ consent_signals: ['google', 'meta'] });
});

test('C-02 the container’s data layer is named in the settings; what is no name is refused before anything is sent', async () => {
  const gateway = websitePlatform();
  gateway.answer(updateApplication, sampleApplication());
  await openWebsite('settings');
  const name = await screen.findByRole('textbox', { name: /Name of the data layer/ });
  await userEvent.type(name, 'shop-layer');
  await press('Save');
  expect(await screen.findByText(/letters, digits, _ and \$ only/)).toBeVisible();
  expect(gateway.received(updateApplication)).toHaveLength(0);
  await userEvent.clear(name);
  await userEvent.type(name, 'shopLayer');
  await press('Save');
  await waitFor(() => expect(gateway.received(updateApplication)).toHaveLength(1));
  expect(gateway.received(updateApplication)[0]?.body).toEqual({ data_layer: 'shopLayer' });
});

test('an Admin makes the secret of the website’s servers, which is shown once', async () => {
  const gateway = websitePlatform();
  const site_secret = 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc';
  const made_at = '2026-11-22T03:00:00.000Z';
  gateway.refuse(getServerSecret, 503, 'unavailable');
  gateway.answer(makeServerSecret, { made_at, old_secret_until: null, site_secret });
  await openWebsite('settings', 1000);
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(getServerSecret, { made_at: null, old_secret_until: null });
  await userEvent.click(again);
  await press('Make a secret');
  const dialog = await screen.findByRole('dialog', { name: 'Secret of the website' });
  expect(dialog).toHaveTextContent(site_secret);
  await press('I have kept it');
  await waitFor(() => expect(screen.queryByText(site_secret)).toBeNull());
});

test('says what to do where the answer with the secret was lost', async () => {
  const gateway = websitePlatform();
  gateway.answer(getServerSecret, { made_at: null, old_secret_until: null });
  gateway.answer(makeServerSecret, { made_at: null, old_secret_until: null, site_secret: null });
  await openWebsite('settings', 1000);
  await press('Make a secret');
  const dialog = await screen.findByRole('dialog', { name: 'Secret of the website' });
  expect(dialog).toHaveTextContent(/Make another one/);
});
