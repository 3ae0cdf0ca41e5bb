import { getMonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import { watchEvents } from '@yinyom/contracts/live/watchEvents';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { presentMonth } from '@yinyom/ui/form/MonthPicker';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { monthBefore } from '../features/period/monthBefore';
import { openDashboard } from '../testing/openDashboard';
import { APPLICATION_ID, sampleDay, sampleReport } from '../testing/sampleData';

const open = (path: string) => openDashboard(path, { role: 1 });

test('shows the figures of the month beside those of the month before', async () => {
  const gateway = fakeGateway();
  gateway.answer(getMonthlyReport, sampleReport());
  await open('/reports?month=2026-10');
  const table = await screen.findByRole('table', { name: 'Compared with the previous month' });
  const line = within(table).getByText('Acceptance rate').closest('tr');
  expect(line).toHaveTextContent('75%');
  expect(line).toHaveTextContent('62.5%');
  expect(gateway.received(getMonthlyReport)[0]?.query).toEqual({
    application_id: APPLICATION_ID,
    month: '2026-10',
  });
});

test('the report of the present month follows a visitor’s decision', async () => {
  const gateway = fakeGateway();
  let decided = false;
  gateway.answer(getMonthlyReport, () => sampleReport({ users_accepted: decided ? 1235 : 1234 }));
  const stream = gateway.stream(watchEvents);
  await open(`/reports?month=${presentMonth()}`);
  await screen.findAllByText('1,234');
  await waitFor(() => expect(gateway.received(watchEvents)).not.toHaveLength(0));
  decided = true;
  const row = sampleDay({ total: 13, accepted: 9 });
  stream.send({ row, answered: 12, delta: { shown: 0, accepted: 1, declined: 0 } }, 'figures');
  const follows = await screen.findAllByText('1,235');
  expect(follows[0]).toBeVisible();
});

test('choosing a month asks for that month and keeps it in the address', async () => {
  const gateway = fakeGateway();
  gateway.answer(getMonthlyReport, sampleReport());
  await open('/reports?month=2024-05');
  await screen.findByRole('table', { name: 'Compared with the previous month' });
  await userEvent.click(screen.getByRole('button', { name: /^Report month: May 2024/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Feb' }));
  // The choice closes, and the focus is back on the button that opened it.
  expect(screen.queryByRole('button', { name: 'Feb' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Report month: Feb 2024/ })).toHaveFocus();
  await screen.findByRole('table', { name: 'Compared with the previous month' });
  expect(gateway.received(getMonthlyReport).at(-1)?.query['month']).toBe('2024-02');
  expect(location.search).toBe('?month=2024-02');
});

test('a future month in the address counts as none, and cannot be chosen', async () => {
  const gateway = fakeGateway();
  gateway.answer(getMonthlyReport, sampleReport());
  await open('/reports?month=2999-01');
  await screen.findByRole('table', { name: 'Compared with the previous month' });
  expect(gateway.received(getMonthlyReport)[0]?.query['month']).toBe(monthBefore(presentMonth()));
  await userEvent.click(screen.getByRole('button', { name: /^Report month:/ }));
  expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Next year' })).not.toBeInTheDocument();
});

test('it begins with the last month that is over, says so, and leads to the month that runs', async () => {
  const gateway = fakeGateway();
  gateway.answer(getMonthlyReport, ({ query }) =>
    sampleReport({ partial: query['month'] === presentMonth() }),
  );
  await open('/reports');
  expect(await screen.findByText('The last full month')).toBeVisible();
  expect(gateway.received(getMonthlyReport).map(({ query }) => query['month'])).toEqual([
    monthBefore(presentMonth()),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'See this month so far' }));
  expect(await screen.findByText('This month is not over yet')).toBeVisible();
  expect(screen.queryByText('The last full month')).not.toBeInTheDocument();
  expect(location.search).toBe(`?month=${presentMonth()}`);
});

test('a website whose first visitors came this month begins with this month', async () => {
  const gateway = fakeGateway();
  gateway.answer(getMonthlyReport, ({ query }) =>
    sampleReport(query['month'] === presentMonth() ? {} : { partial: false, decisions: 0, shown: 0 }),
  );
  await open('/reports');
  expect(await screen.findByText('This month is not over yet')).toBeVisible();
  expect(await screen.findAllByText('1,234')).not.toHaveLength(0);
});

test('a month without consents says so', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    getMonthlyReport,
    sampleReport({ decisions: 0, shown: 0, users_accepted: 0, users_declined: 0 }),
  );
  await open('/reports');
  expect(await screen.findByText('No decisions in this month')).toBeVisible();
});

test('a report that cannot be loaded can be tried again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getMonthlyReport, 503, 'unavailable');
  await open('/reports');
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(getMonthlyReport, sampleReport());
  await userEvent.click(again);
  expect(await screen.findByText('This month is not over yet')).toBeVisible();
});

test('F-L13: the report says in its heading which website it is of', async () => {
  const gateway = fakeGateway();
  gateway.answer(getMonthlyReport, sampleReport());
  await open('/reports');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports: www.example.co.th' })).toBeVisible();
  expect(gateway.received(getMonthlyReport)).toHaveLength(1);
});
