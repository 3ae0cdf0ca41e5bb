import {
  getChangedDays,
  getDayRecord,
  getDayRecordPdf,
  getServedNotice,
  type DayAlert,
} from '@yinyom/contracts/days/dayRecord';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { strayKeys } from '@yinyom/testing/strayKeys';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMonths, dayFrom, rangeOf } from '../features/day/dayRange';
import { openDashboard } from '../testing/openDashboard';
import { APPLICATION_ID } from '../testing/sampleData';
import { sampleDayRecord, sampleServedNotice, sampleVersion } from '../testing/sampleDayRecord';

const today = bangkokDay(new Date());

/** A platform that answers about every day, and about the days on which something changed. */
const platform = (values: Parameters<typeof sampleDayRecord>[0] = {}) => {
  const gateway = fakeGateway();
  gateway.answer(getDayRecord, ({ query }) => sampleDayRecord({ day: String(query['day']), ...values }));
  gateway.answer(getChangedDays, {
    first_day: '2026-11-01',
    days: [
      { day: '2026-11-01', kinds: ['publication'] },
      { day: '2026-11-10', kinds: ['scan', 'alert'] },
    ],
  });
  gateway.answer(getServedNotice, ({ query }) =>
    sampleServedNotice({ language: query['language'] === 'th' ? 'th' : 'en' }),
  );
  return gateway;
};
const open = (day = '2026-11-10') => openDashboard(`/time-machine?day=${day}`);
const slider = () => screen.getByRole('slider', { name: 'Day on the timeline' });
const daysAsked = (gateway: ReturnType<typeof fakeGateway>) =>
  gateway.received(getDayRecord).map(({ query }) => query['day']);

test('shows the banner, cookies, figures, scan and alerts of the day in the address', async () => {
  const gateway = platform();
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Time machine: www.example.co.th' }),
  ).toBeVisible();
  expect(gateway.received(getDayRecord)[0]?.query).toEqual({
    application_id: APPLICATION_ID,
    day: '2026-11-10',
  });
  const version = await screen.findByRole('region', { name: 'Version 3' });
  expect(await within(version).findByText('This website uses cookies')).toBeVisible();
  expect(version).toHaveTextContent('Served all day');
  expect(version).toHaveTextContent('b2'.repeat(32));
  expect(within(version).getByText('Statistics (1)')).toBeVisible();
  expect(within(version).queryByText(/^Unclassified/)).not.toBeInTheDocument();
  const figures = screen.getByRole('region', { name: 'Decisions of the day' });
  expect(figures).toHaveTextContent('75%');
  expect(figures).toHaveTextContent('Visitors who declined25');
  expect(screen.getByRole('region', { name: 'Last scan by the end of the day' })).toHaveTextContent('_fbp');
  expect(screen.getByText('No alert was open on this day.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'What is not known' })).toHaveTextContent(
    'each of its pages had the script',
  );
});

test('the timeline moves by keys, keeps the day in the address and never passes today', async () => {
  const gateway = platform();
  await open();
  await screen.findByRole('region', { name: 'Version 3' });
  expect(slider()).toHaveAttribute('aria-valuetext', '10/11/2026');
  const press = async (key: string, day: string) => {
    fireEvent.keyDown(slider(), { key });
    await waitFor(() => expect(location.search).toBe(`?day=${day}`));
    await waitFor(() => expect(daysAsked(gateway)).toContain(day));
  };
  await press('ArrowLeft', '2026-11-09');
  await press('ArrowUp', '2026-11-10');
  await press('PageDown', '2026-10-10');
  await press('PageUp', '2026-11-10');
  await press('Home', rangeOf('2026-11-10', today).from);
  await press('End', today);
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect(location.search).toBe(`?day=${today}`);
  expect(strayKeys(slider)).toEqual({ ignored: [], unnamed: [] });
});

test('days on which something changed are marked, said in words, and a press away', async () => {
  platform();
  await open();
  expect(
    await screen.findByText('What changed on this day: Scan ended · Alert raised or resolved'),
  ).toBeVisible();
  expect(document.querySelectorAll('i[data-mark]')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Previous change' }));
  await waitFor(() => expect(location.search).toBe('?day=2026-11-01'));
  expect(screen.getByRole('button', { name: 'Previous change' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
  expect(await screen.findByText('No publication, scan or change of an alert on this day.')).toBeVisible();
});

test('a day before the first version says so and leads to the first day', async () => {
  platform({ versions: [], first_day: '2026-11-12', unknown: [] });
  await open();
  expect(await screen.findByText('Nothing was published on this day')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to 12/11/2026' }));
  await waitFor(() => expect(location.search).toBe('?day=2026-11-12'));
});

test('a website that never published leads to its banner', async () => {
  platform({ versions: [], first_day: null, unknown: [] });
  await open();
  const link = await screen.findByRole('link', { name: 'Open the banner editor' });
  expect(link).toHaveAttribute('href', `/en/websites/${APPLICATION_ID}?section=banner`);
});

test('each of several versions says from when to when it was served, and today says that it is not over', async () => {
  platform({
    unfinished: true,
    versions: [
      sampleVersion({ version: 2, until: '2026-11-10T03:00:00.000Z' }),
      sampleVersion({ from: '2026-11-10T03:00:00.000Z', until: null }),
    ],
  });
  await open();
  expect(await screen.findByText('2 versions were served on this day.')).toBeVisible();
  const earlier = screen.getByRole('region', { name: 'Version 2' });
  expect(earlier).toHaveTextContent(/Served from 10\/11\/2026.*00:00.* to 10\/11\/2026.*10:00/);
  expect(screen.getByRole('region', { name: 'Version 3' })).toHaveTextContent('Served since 10/11/2026');
  expect(screen.getByText(/^This day is not over/)).toBeVisible();
});

test('a day without decisions has no rate, and few decisions have no percentage', async () => {
  const none = { decisions: 0, unique_clients: 0, users_accepted: 0, users_declined: 0, consent_rate: null };
  platform({ figures: { ...sampleDayRecord().figures, ...none, shown: 0 } });
  const { unmount } = await open();
  const empty = await screen.findByRole('region', { name: 'Decisions of the day' });
  expect(empty).toHaveTextContent('No decisions on this day. No show of the banner was recorded.');
  expect(empty).not.toHaveTextContent('%');
  unmount();
  const few = { decisions: 4, unique_clients: 4, users_accepted: 3, users_declined: 1, consent_rate: 0.75 };
  platform({ figures: { ...sampleDayRecord().figures, ...few } });
  await open();
  const figures = await screen.findByRole('region', { name: 'Decisions of the day' });
  expect(figures).toHaveTextContent('Not enough data yet (4 of 30)');
  expect(figures).not.toHaveTextContent('75%');
});

test('an alert that was open is told in the words of alerts, with its times', async () => {
  const alert: DayAlert = {
    id: 'd1'.padStart(24, '0'),
    rule: 'cookie_unclassified',
    figures: { amount: 2, names: ['a', 'b'] },
    raised_at: '2026-11-10T01:00:00.000Z',
    resolved_at: '2026-11-12T02:00:00.000Z',
  };
  platform({ alerts: [alert], scan: null });
  await open();
  const alerts = await screen.findByRole('region', { name: 'Alerts open on this day' });
  expect(await within(alerts).findByRole('article')).toHaveTextContent(
    /Raised 10\/11\/2026.*resolved 12\/11\/2026/,
  );
  expect(screen.getByText('No scan is known that had ended by then.')).toBeVisible();
});

test('the banner is asked for in the language and window that are chosen', async () => {
  const gateway = platform();
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Language of the banner'), 'th');
  await userEvent.selectOptions(screen.getByLabelText('Window'), 'mobile');
  await waitFor(() =>
    expect(gateway.received(getServedNotice).at(-1)?.query).toEqual({
      application_id: APPLICATION_ID,
      version: '3',
      language: 'th',
      window: 'mobile',
    }),
  );
});

test('a text that has another hash than was recorded is a warning', async () => {
  const gateway = platform();
  gateway.answer(getServedNotice, sampleServedNotice({ matches: false, drawing: undefined }));
  await open();
  expect(await screen.findByText(/^Warning: the text does not have the hash/)).toBeVisible();
  expect(screen.getByText('Not drawn: it is not known how this version looked.')).toBeVisible();
});

test('the PDF of the day is asked for in the language of the page', async () => {
  const gateway = platform();
  gateway.refuse(getDayRecordPdf, 429, 'too_many_tasks');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }));
  await waitFor(() =>
    expect(gateway.received(getDayRecordPdf)[0]?.query).toEqual({
      application_id: APPLICATION_ID,
      day: '2026-11-10',
      language: 'en',
    }),
  );
});

test('a day that cannot be loaded can be tried again, and a refusal says so', async () => {
  const gateway = platform();
  gateway.refuse(getDayRecord, 503, 'unavailable');
  const { unmount } = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(getDayRecord, sampleDayRecord());
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeVisible();
  unmount();
  gateway.refuse(getDayRecord, 403, 'forbidden');
  await open('2026-11-08');
  expect(
    await screen.findByRole('heading', { name: 'You do not have rights to this section.' }),
  ).toBeVisible();
});

test('what is no day in the address counts as today; months keep their last day', () => {
  for (const asked of [null, '', '2026-02-30', '2999-01-01', 'x'])
    expect([asked, dayFrom(asked, '2026-11-21')]).toEqual([asked, '2026-11-21']);
  expect(dayFrom('2026-11-20', '2026-11-21')).toBe('2026-11-20');
  expect([addMonths('2026-03-31', -1), addMonths('2026-11-30', 1), addMonths('2024-03-31', -1)]).toEqual([
    '2026-02-28',
    '2026-12-30',
    '2024-02-29',
  ]);
  const { from, to } = rangeOf('2025-11-21', '2026-11-21');
  expect([from, to]).toEqual([addDays(to, -364), '2025-11-21']);
  expect(rangeOf('2025-11-22', '2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' });
});
