import { listConsents } from '@yinyom/contracts/consents/listConsents';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import { listSiteCategories } from '@yinyom/contracts/websites/category';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard } from '../testing/openDashboard';
import {
  APPLICATION_ID,
  sampleCategory,
  sampleConsent,
  sampleDay,
  samplePage,
  sampleSummary,
} from '../testing/sampleData';

test('shows how many cookies there are and how many visitors accepted and declined', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([sampleConsent(1)]));
  await openDashboard();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(await within(summary).findByText('27')).toBeVisible();
  expect(within(summary).getByText('1,234')).toBeVisible();
  expect(within(summary).getByText('411')).toBeVisible();
  expect(within(summary).getByText('75% of visitors who decided')).toBeVisible();
  expect(within(summary).getByText('4 unclassified')).toBeVisible();
  const asked = gateway.received(getApplicationSummary)[0];
  expect(asked?.params['id']).toBe(APPLICATION_ID);
  const days = Date.parse(asked?.query['to'] ?? '') - Date.parse(asked?.query['from'] ?? '');
  expect(days / 86_400_000).toBe(29);
});

test.each([
  [1_271, 'Decisions not recorded in this period: 1,271'],
  [0, null],
])('C-23 of %d decisions that were refused and not recorded it says %p', async (unrecorded, said) => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary({ unrecorded }));
  gateway.answer(listConsents, samplePage([]));
  await openDashboard();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(await within(summary).findByText('27')).toBeVisible();
  expect(screen.queryByText(/not recorded/)?.textContent ?? null).toBe(said);
});

test('the trend’s figures can be read in a table', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  await openDashboard();
  const trend = await screen.findByRole('region', { name: 'Daily trend' });
  await userEvent.click(within(trend).getByRole('button', { name: 'Table' }));
  const rows = within(await within(trend).findByRole('table', { name: 'Daily trend' })).getAllByRole('row');
  expect(
    within(trend)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Accepted', 'Declined']));
  expect(rows[1]).toHaveTextContent('20/11/2026');
  expect(rows[2]).toHaveTextContent('19/11/2026');
});

test('categories that the organization made itself are told apart by their own names', async () => {
  const gateway = fakeGateway();
  const own = (id: string, granted: number) => ({ id, type: 5, granted, denied: 2 });
  const [chat, maps] = ['c'.repeat(24), 'd'.repeat(24)];
  gateway.answer(getApplicationSummary, sampleSummary({ by_category: [own(chat, 7), own(maps, 8)] }));
  gateway.answer(listConsents, samplePage([]));
  gateway.answer(
    listSiteCategories,
    samplePage([sampleCategory(chat, 'Chat with us'), sampleCategory(maps, 'Maps')]),
  );
  await openDashboard();
  const shares = await screen.findByRole('region', { name: 'Shares' });
  expect(await within(shares).findByText('Chat with us')).toBeVisible();
  expect(within(shares).getByText('Maps')).toBeVisible();
});

test('a category of the law is called what its owner calls it on the banner', async () => {
  const gateway = fakeGateway();
  const id = 'e'.repeat(24);
  gateway.answer(
    getApplicationSummary,
    sampleSummary({ by_category: [{ id, type: 3, granted: 3, denied: 1 }] }),
  );
  gateway.answer(listConsents, samplePage([]));
  gateway.answer(listSiteCategories, samplePage([sampleCategory(id, 'How our pages are used')]));
  await openDashboard();
  const shares = await screen.findByRole('region', { name: 'Shares' });
  expect(await within(shares).findByText('How our pages are used')).toBeVisible();
  expect(within(shares).queryByText('Statistics and analytics cookies')).not.toBeInTheDocument();
});

test('H7: shares leave out what needs no consent and say so', async () => {
  const gateway = fakeGateway();
  const by_category = [
    { id: 'c0', type: 1, granted: 12, denied: 0 },
    { id: 'c1', type: 3, granted: 3, denied: 1 },
  ];
  gateway.answer(getApplicationSummary, sampleSummary({ by_category }));
  gateway.answer(listConsents, samplePage([]));
  await openDashboard();
  const shares = await screen.findByRole('region', { name: 'Shares' });
  expect(await within(shares).findByText('Statistics and analytics cookies')).toBeVisible();
  expect(within(shares).queryByText('Strictly necessary cookies')).not.toBeInTheDocument();
  expect(shares).toHaveTextContent(
    'Strictly necessary cookies need no consent and are not part of any share.',
  );
});

test('H6: accepting and then withdrawing is explained beside the cards and beside the trend', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  await openDashboard();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('a visitor who accepted and later withdrew counts as declined');
  const trend = screen.getByRole('region', { name: 'Daily trend' });
  await waitFor(() =>
    expect(trend).toHaveTextContent('a visitor who accepts and later withdraws is in both'),
  );
  await userEvent.click(within(trend).getByRole('button', { name: 'Table' }));
  expect(
    await within(trend).findByRole('columnheader', { name: 'Of those declined: withdrawals' }),
  ).toBeVisible();
});

test('before anybody decided the trend says how often the banner was shown', async () => {
  const gateway = fakeGateway();
  const day = sampleDay({ total: 0, accepted: 0, declined: 0, withdrawn: 0 });
  gateway.answer(getApplicationSummary, sampleSummary({ trend: [day], decisions: 0 }));
  gateway.answer(listConsents, samplePage([]));
  await openDashboard();
  expect(await screen.findByText('Times the banner was shown: 20. No decision yet.')).toBeVisible();
});
