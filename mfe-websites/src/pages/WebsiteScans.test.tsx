import { cancelScan, listScans, startScan, watchScan } from '@yinyom/contracts/scanner/scan';
import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { getScanSchedule, saveScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import type { ScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import { listCookies } from '@yinyom/contracts/websites/cookie';
import { getApplication } from '@yinyom/contracts/websites/application';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { APPLICATION_ID, sampleApplication, samplePage } from '../testing/sampleData';
import { sampleScan } from '../testing/sampleScan';

const panel = () => within(screen.getByRole('region', { name: 'Scan the website' }));
const running = sampleScan(2, {
  status: 'running',
  pages_done: 3,
  pages_total: null,
  cookies_found: 5,
  finished_at: null,
});

const openScans = async (scans = [sampleScan(1)]) => {
  const gateway = websitePlatform();
  gateway.answer(listScans, samplePage(scans));
  await openWebsite('cookies');
  await screen.findByRole('region', { name: 'Scan the website' });
  return gateway;
};

describe('a website that was never scanned', () => {
  it('says what a scan does, and starts one with the options that were chosen', async () => {
    const gateway = await openScans([]);
    expect(await panel().findByText(/has never been scanned/)).toBeVisible();
    gateway.answer(startScan, () => {
      gateway.answer(listScans, samplePage([running]));
      return running;
    });
    gateway.stream(watchScan);
    await userEvent.click(await panel().findByRole('button', { name: 'Scan now' }));
    const form = within(await screen.findByRole('dialog', { name: 'Start a scan' }));
    const pages = form.getByRole('spinbutton', { name: 'Maximum pages' });
    await userEvent.clear(pages);
    await userEvent.type(pages, '20');
    await userEvent.click(form.getByRole('checkbox', { name: /^Declines all/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Start at/ }), 'https://www.example.co.th/th');
    await userEvent.click(form.getByRole('button', { name: 'Start' }));
    expect(await panel().findByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(gateway.received(startScan)[0]?.body).toEqual({
      max_pages: 20,
      passes: ['none', 'accept'],
      include_subdomains: true,
      start_urls: ['https://www.example.co.th/th'],
    });
  });

  it('has its order opened by an address that asks for it, once', async () => {
    const gateway = websitePlatform();
    gateway.answer(listScans, samplePage([]));
    await openWebsite('cookies&do=scan');
    expect(await screen.findByRole('dialog', { name: 'Start a scan' })).toBeVisible();
    expect(location.search).toBe('?section=cookies');
  });

  it.each([
    ['201', [], 'Please enter a whole number from 1 to 200.'],
    ['', [], 'Please enter a whole number from 1 to 200.'],
    [
      '10',
      [/^Chooses nothing/, /^Declines all/, /^Accepts all/],
      'Please choose at least one of these visits.',
    ],
  ])('refuses %s pages without %p before anything is sent', async (number, unchosen, message) => {
    const gateway = await openScans([]);
    await userEvent.click(await panel().findByRole('button', { name: 'Scan now' }));
    const form = within(await screen.findByRole('dialog', { name: 'Start a scan' }));
    const pages = form.getByRole('spinbutton', { name: 'Maximum pages' });
    await userEvent.clear(pages);
    if (number) await userEvent.type(pages, number);
    for (const name of unchosen) await userEvent.click(form.getByRole('checkbox', { name }));
    await userEvent.click(form.getByRole('button', { name: 'Start' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(gateway.received(startScan)).toHaveLength(0);
  });

  it('keeps what was typed when the platform refuses', async () => {
    const gateway = await openScans([]);
    gateway.refuse(startScan, 429, 'scan_too_soon', { message: 'This website was scanned just now.' });
    await userEvent.click(await panel().findByRole('button', { name: 'Scan now' }));
    const form = within(await screen.findByRole('dialog', { name: 'Start a scan' }));
    await userEvent.click(form.getByRole('button', { name: 'Start' }));
    expect(await form.findByText('This website was scanned just now.')).toBeVisible();
    expect(form.getByRole('spinbutton', { name: 'Maximum pages' })).toHaveValue(50);
  });
});

it('an unverified website says what is scanned of it and leads to its verification', async () => {
  const gateway = websitePlatform();
  gateway.answer(getApplication, sampleApplication({ verification: 'unverified' }));
  await openWebsite('cookies');
  expect(await screen.findByText(/5 pages, once a day/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verify the website' })).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}?section=script`,
  );
  await userEvent.click(await panel().findByRole('button', { name: 'Scan now' }));
  const form = within(await screen.findByRole('dialog', { name: 'Start a scan' }));
  expect(form.getByRole('spinbutton', { name: 'Maximum pages' })).toBeDisabled();
  expect(form.getByRole('spinbutton', { name: 'Maximum pages' })).toHaveValue(5);
});

describe('a scan that runs', () => {
  it('is followed by its events to its end, and what it found is asked for anew', async () => {
    const gateway = websitePlatform();
    gateway.answer(listScans, samplePage([running]));
    const events = gateway.stream(watchScan);
    await openWebsite('cookies');
    const bar = await screen.findByRole('progressbar', { name: 'Scan progress' });
    expect(bar).toHaveAttribute('aria-valuetext', 'Page visits so far: 3 · Cookies found: 5');
    expect(panel().queryByRole('button', { name: 'Scan again' })).not.toBeInTheDocument();
    await waitFor(() => expect(gateway.received(watchScan)).toHaveLength(1));
    events.send({ ...running, pages_done: 6, pages_total: 12 });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '6'));
    expect(panel().getByText('Page visits: 6 of 12 · Cookies found: 5')).toBeVisible();
    const before = gateway.received(listCookies).length;
    const ended = sampleScan(2, { status: 'partial', reason: 'some_new_code' });
    gateway.answer(listScans, samplePage([ended]));
    events.send(ended);
    events.end();
    expect(await panel().findByText('Partial')).toBeVisible();
    expect(panel().getByText('Incomplete (code some_new_code)')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Scan again' })).toBeVisible();
    await waitFor(() => expect(gateway.received(listCookies).length).toBeGreaterThan(before));
  });

  it('is asked about again and again when its events do not come through', async () => {
    const gateway = websitePlatform();
    gateway.answer(listScans, samplePage([running]));
    gateway.disconnect(watchScan);
    await openWebsite('cookies');
    expect(await screen.findByText(/Page visits so far: 3/)).toBeVisible();
    gateway.answer(listScans, samplePage([{ ...running, pages_done: 9, pages_total: 10 }]));
    expect(await screen.findByText(/Page visits: 9 of 10/)).toBeVisible();
    gateway.answer(listScans, samplePage([sampleScan(2)]));
    expect(await screen.findByText('Complete')).toBeVisible();
  });

  it('is stopped only after a confirmation', async () => {
    const gateway = await openScans([running]);
    gateway.stream(watchScan);
    gateway.answer(cancelScan, () => {
      const stopped = sampleScan(2, { status: 'cancelled' });
      gateway.answer(listScans, samplePage([stopped]));
      return stopped;
    });
    await userEvent.click(await panel().findByRole('button', { name: 'Stop the scan' }));
    const first = within(await screen.findByRole('dialog', { name: 'Stop this scan?' }));
    await userEvent.click(first.getByRole('button', { name: 'Continue scanning' }));
    expect(gateway.received(cancelScan)).toHaveLength(0);
    await userEvent.click(panel().getByRole('button', { name: 'Stop the scan' }));
    const again = within(await screen.findByRole('dialog', { name: 'Stop this scan?' }));
    await userEvent.click(again.getByRole('button', { name: 'Stop the scan' }));
    expect(await panel().findByText('Stopped')).toBeVisible();
    expect(gateway.received(cancelScan)[0]?.params).toEqual({ id: APPLICATION_ID, scanId: running.id });
  });
});

it('the last scan shows its figures and leads to its result', async () => {
  await openScans();
  expect(await panel().findByText('Complete')).toBeVisible();
  expect(panel().getByText('Ran without consent').nextSibling).toHaveTextContent('3');
  expect(panel().getByText('No longer seen').nextSibling).toHaveTextContent('1');
  expect(panel().getByRole('link', { name: 'Open the result' })).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}/scans/${sampleScan(1).id}`,
  );
});

it('earlier scans are listed with who asked for them', async () => {
  await openScans([sampleScan(2, { requested_by: 'schedule', status: 'failed' }), sampleScan(1)]);
  await userEvent.click(await panel().findByRole('button', { name: 'Scan history' }));
  const history = within(await screen.findByRole('dialog', { name: 'Scan history' }));
  const rows = await history.findAllByRole('row');
  expect(rows[1]).toHaveTextContent('The schedule');
  expect(rows[1]).toHaveTextContent('Failed');
  expect(rows[2]).toHaveTextContent('Somchai');
  expect(within(rows[2] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}/scans/${sampleScan(1).id}`,
  );
});

it('scans that cannot be listed can be asked for again', async () => {
  const gateway = websitePlatform();
  gateway.refuse(listScans, 503, 'unavailable');
  await openWebsite('cookies');
  await screen.findByRole('region', { name: 'Scan the website' });
  const again = await panel().findByRole('button', { name: 'Try again' });
  gateway.answer(listScans, samplePage([sampleScan(1)]));
  await userEvent.click(again);
  expect(await panel().findByText('Complete')).toBeVisible();
});

describe('the schedule of scans', () => {
  const none: ScanSchedule = {
    etag: '"3"',
    enabled: false,
    frequency: 'monthly',
    day: 1,
    hour: 2,
    emails: [],
    next_run_at: null,
  };
  const openSchedule = async (schedule: ScanSchedule = none) => {
    const gateway = await openScans();
    gateway.answer(getScanSchedule, schedule);
    gateway.answer(saveScanSchedule, schedule);
    await userEvent.click(panel().getByRole('button', { name: 'Scan schedule' }));
    const form = within(await screen.findByRole('dialog', { name: 'Scan schedule' }));
    await form.findByRole('switch');
    return { gateway, form };
  };

  it('is saved with its day, its hour in Bangkok and who gets mail', async () => {
    const { gateway, form } = await openSchedule();
    await userEvent.click(form.getByRole('switch'));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'How often' }), 'Every week');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Day of the week' }), 'Sunday');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Hour (Bangkok time)' }), '22:00');
    await userEvent.type(
      form.getByRole('combobox', { name: /^E-mail the result/ }),
      'A@example.co.th{Enter}',
    );
    expect(form.getByText('a@example.co.th')).toBeVisible();
    expect(gateway.received(saveScanSchedule)).toHaveLength(0);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.received(saveScanSchedule)).toHaveLength(1));
    expect(gateway.received(saveScanSchedule)[0]?.body).toEqual({
      enabled: true,
      frequency: 'weekly',
      weekday: 0,
      hour: 22,
      emails: ['a@example.co.th'],
    });
  });

  it('says when the next scan is, and shows what the platform refuses', async () => {
    const { gateway, form } = await openSchedule({
      ...none,
      enabled: true,
      emails: ['b@example.co.th'],
      next_run_at: '2026-11-30T19:00:00.000Z',
    });
    expect(form.getByText('Next scan 01/12/2026 | 02:00')).toBeVisible();
    gateway.refuse(saveScanSchedule, 422, 'validation_failed', {
      errors: [{ field: 'emails.0', code: 'not_a_member', message: 'Mail can only go to members.' }],
    });
    await userEvent.type(
      form.getByRole('combobox', { name: /^E-mail the result/ }),
      'c@example.co.th{Enter}',
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Mail can only go to members.')).toBeVisible();
    await waitFor(() => expect(gateway.received(getScanSchedule)).toHaveLength(2));
    expect(form.getByText('c@example.co.th')).toBeVisible();
    expect(form.getByText('Mail can only go to members.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Remove b@example.co.th' }));
    expect(form.queryByText('b@example.co.th')).not.toBeInTheDocument();
  });

  it('refuses what is no address', async () => {
    const { form } = await openSchedule();
    await userEvent.type(form.getByRole('combobox', { name: /^E-mail the result/ }), 'nobody');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText(/Email format is invalid/)).toBeVisible();
  });

  it('offers an admin the members of the organization', async () => {
    const gateway = websitePlatform();
    gateway.answer(getScanSchedule, none);
    gateway.answer(listOrganizationUsers, samplePage([]));
    await openWebsite('cookies', 1000);
    await screen.findByRole('region', { name: 'Scan the website' });
    await userEvent.click(await panel().findByRole('button', { name: 'Scan schedule' }));
    await waitFor(() => expect(gateway.received(listOrganizationUsers)).toHaveLength(1));
  });
});
