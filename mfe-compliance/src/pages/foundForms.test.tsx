import {
  createProcessingActivity,
  getProcessingActivity,
  listProcessingActivities,
  updateProcessingActivity,
} from '@yinyom/contracts/papers/activities';
import { decideFoundForm, listFoundForms } from '@yinyom/contracts/papers/foundForms';
import { getProcessingRecord } from '@yinyom/contracts/papers/processingRecord';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { officerSession } from '../testing/sampleData';
import { activities, activity, foundForm, foundForms, record } from '../testing/sampleRecord';

describe('forms that scans found', () => {
  const own = activity({
    id: '64b0000000000000000000d2',
    generated: null,
    name: { en: 'Enquiries' },
    applications: ['64b0000000000000000000e2'],
    etag: '"5"',
  });
  const start = async (...forms: Parameters<typeof foundForms>) => {
    const gateway = fakeGateway();
    gateway.answer(listProcessingActivities, activities([activity(), own]));
    gateway.answer(getProcessingRecord, record());
    gateway.answer(listFoundForms, foundForms(...forms));
    gateway.answer(getProcessingActivity, own);
    await renderRemote(remote, { path: '/compliance/record', lang: 'en', session: officerSession });
    const card = within(await screen.findByRole('region', { name: 'Forms found by a scan' }));
    return { gateway, card };
  };

  it('are proposals by website: what they ask for, where, and what is missing there', async () => {
    const { card } = await start([foundForm({ encrypted: false, readers: ['Recorder Co.'] })], {
      websites_total: 3,
    });
    const website = within(await card.findByRole('region', { name: 'www.example.ac.th' }));
    expect(website.getByText('name, phone, email', { selector: 'strong' })).toBeInTheDocument();
    expect(
      website.getByText(
        /^on https:.*contact, https:.*apply · without notice or request for consent on 1 of 2 pages · sent without encryption.*Recorder Co/,
      ),
    ).toBeInTheDocument();
    const published = website.getByRole('link', { name: 'Published personal data www.example.ac.th' });
    expect(published).toHaveAttribute('href', `/en/websites/${foundForm().application_id}/published`);
    expect(card.getByText('1 to decide on')).toBeInTheDocument();
    expect(card.getByText(/looked at: 1 of 3\./)).toBeInTheDocument();
  });

  it('name three of their pages and count the others, in the list and in the window', async () => {
    const form_pages = ['a', 'b', 'c', 'd'].map((path) => `https://www.example.ac.th/${path}`);
    const { card } = await start([foundForm({ form_pages, pages_total: 25 })]);
    const places = `on ${form_pages.slice(0, 3).join(', ')} and 22 more`;
    expect(card.getByText((text) => text.startsWith(`${places} · `))).toBeInTheDocument();
    await press('Add to an activity name, phone, email');
    const box = await dialog();
    expect(box.getByText('www.example.ac.th')).toBeInTheDocument();
    expect(box.getByText(places)).toBeInTheDocument();
  });

  it('are not added before the activities are read', async () => {
    const { gateway } = await start([foundForm()]);
    gateway.refuse(listProcessingActivities, 503, 'unavailable', { message: 'Try again later.' });
    await press('Add to an activity name, phone, email');
    const box = await dialog();
    expect(await box.findByText('Try again later.')).toBeInTheDocument();
    expect(box.queryByLabelText(/Name of the activity/)).not.toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Add' })).toBeDisabled();
    gateway.answer(listProcessingActivities, activities([own]));
    await userEvent.click(box.getByRole('button', { name: 'Try again' }));
    expect(await box.findByRole('option', { name: 'Enquiries' })).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Add' })).toBeEnabled();
  });

  it('are added to a new activity with what the person leaves ticked', async () => {
    const { gateway } = await start([foundForm()]);
    gateway.answer(createProcessingActivity, activity({ version: 1 }));
    await press('Add to an activity name, phone, email');
    const box = await dialog();
    const name = await box.findByLabelText(/Name of the activity/);
    await userEvent.click(box.getByRole('checkbox', { name: 'phone' }));
    await userEvent.click(box.getByRole('button', { name: 'Add' }));
    expect(gateway.received(createProcessingActivity)).toEqual([]);
    await userEvent.type(name, 'Enquiries');
    await userEvent.click(box.getByRole('button', { name: 'Add' }));
    const { application_id, fields } = foundForm();
    await waitFor(() =>
      expect(gateway.received(createProcessingActivity)[0]?.body).toEqual({
        name: { en: 'Enquiries' },
        applications: [application_id],
        found_forms: [{ application_id, fields, accepted: ['name', 'email'] }],
      }),
    );
  });

  it('are added to an activity of the organization over the version that was read, and taken out again', async () => {
    const { application_id, fields, website } = foundForm();
    const stated = { application_id, fields, accepted: fields };
    const { gateway, card } = await start([foundForm()]);
    gateway.answer(updateProcessingActivity, activity({ version: 6 }));
    gateway.answer(
      listFoundForms,
      foundForms([foundForm({ stated_in: [{ id: own.id, name: own.name, ...stated }] })]),
    );
    await press('Add to an activity name, phone, email');
    const box = await dialog();
    const choice = await box.findByRole('option', { name: 'Enquiries' });
    // What the platform makes states what the platform knows.
    expect(box.queryByRole('option', { name: 'Cookie consent' })).toBeNull();
    await userEvent.selectOptions(box.getByLabelText('Activity'), choice);
    await userEvent.click(box.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(gateway.received(updateProcessingActivity)).toHaveLength(1));
    expect(gateway.received(updateProcessingActivity)[0]).toMatchObject({
      params: { aid: own.id },
      body: { found_forms: [stated], applications: [...own.applications, application_id] },
    });
    expect(gateway.received(updateProcessingActivity)[0]?.headers.get('if-match')).toBe('"5"');
    gateway.answer(getProcessingActivity, { ...own, found_forms: [{ ...stated, website }] });
    await userEvent.click(await card.findByText('1 decided on'));
    await press('Remove from the activity Enquiries');
    await waitFor(() =>
      expect(gateway.received(updateProcessingActivity)[1]?.body).toEqual({ found_forms: [] }),
    );
  });

  it('are dismissed, which can be undone; one that the latest scan misses is marked', async () => {
    const { gateway, card } = await start([foundForm()]);
    const dismissed = foundForm({ verdict: 'dismissed', present: false, etag: '"1"' });
    gateway.answer(decideFoundForm, dismissed);
    gateway.answer(listFoundForms, foundForms([dismissed]));
    await press('Dismiss name, phone, email');
    await userEvent.click(await card.findByText('1 decided on'));
    expect(card.getByText('Not in the latest scan')).toBeInTheDocument();
    gateway.answer(listFoundForms, foundForms([]));
    await press('Undo name, phone, email');
    // The row is gone, and the keyboard goes on from the heading.
    await waitFor(() => expect(card.getByRole('heading', { name: 'Forms found by a scan' })).toHaveFocus());
    await waitFor(() =>
      expect(
        gateway.received(decideFoundForm).map(({ body, headers }) => [body, headers.get('if-match')]),
      ).toEqual([
        [expect.objectContaining({ verdict: 'dismissed' }), '"0"'],
        [expect.objectContaining({ verdict: null }), '"1"'],
      ]),
    );
  });

  it('that the scans could not be asked about are marked in no way', async () => {
    const decided = [foundForm({ verdict: 'dismissed', present: false, scanned_at: null })];
    const { card, gateway } = await start(decided, { websites_scanned: 0 });
    expect(card.getByText('Not looked at by a scan')).toBeInTheDocument();
    const unavailable = { websites_total: 0, websites_scanned: 0, scanner_unavailable: true };
    const unread = foundForm({ ...decided[0], scans_unread: true });
    gateway.answer(decideFoundForm, unread);
    gateway.answer(listFoundForms, foundForms([unread], unavailable));
    await userEvent.click(card.getByText('1 decided on'));
    await press('Undo name, phone, email');
    expect(await card.findByText(/^The scans could not be read now\./)).toBeInTheDocument();
    expect(card.getByText('Dismissed')).toBeInTheDocument();
    expect(card.queryByText('Not looked at by a scan')).not.toBeInTheDocument();
    expect(card.queryByText('There is no website to scan.')).not.toBeInTheDocument();
  });

  it('of some websites could not be read: the others are shown, and what is missing has a name', async () => {
    const unread = foundForm({ verdict: 'dismissed', present: false, scanned_at: null, scans_unread: true });
    const { card, gateway } = await start([foundForm({ fields: ['email'] }), unread], {
      websites_total: 40,
      websites_scanned: 12,
      websites_unread: 21,
      unread_websites: ['a.example.ac.th', 'b.example.ac.th'],
    });
    const notice = within(card.getByRole('status'));
    expect(
      notice.getByText(/could not be read now: a\.example.*, b\.example\.ac\.th, \+19\./),
    ).toBeInTheDocument();
    expect(card.getByText('1 to decide on')).toBeInTheDocument();
    await userEvent.click(card.getByText('1 decided on'));
    expect(card.queryByText('Not looked at by a scan')).not.toBeInTheDocument();
    gateway.answer(listFoundForms, foundForms([]));
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText(/found no form/)).toBeInTheDocument();
    expect(card.queryByRole('status')).not.toBeInTheDocument();
  });

  it('are none without a website, and the page says so', async () => {
    const { card } = await start([], { websites_total: 0, websites_scanned: 0 });
    expect(card.getByText(/^There is no website to scan\./)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Go to websites' })).toHaveAttribute('href', '/en/websites');
    expect(card.queryByText(/found no form/)).not.toBeInTheDocument();
  });

  it('that could not be read are asked for again', async () => {
    const gateway = fakeGateway();
    gateway.answer(listProcessingActivities, activities([activity()]));
    gateway.answer(getProcessingRecord, record());
    gateway.refuse(listFoundForms, 503, 'unavailable', { message: 'Try again later.' });
    await renderRemote(remote, { path: '/compliance/record', lang: 'en', session: officerSession });
    expect(await screen.findByText('Try again later.')).toBeInTheDocument();
    gateway.answer(listFoundForms, foundForms([foundForm()]));
    await press('Try again');
    expect(await screen.findByText('1 to decide on')).toBeInTheDocument();
  });
});
