import {
  getBulkAction,
  startBulkAction,
  steerBulkAction,
  type BulkAction,
} from '@yinyom/contracts/bulk/bulkAction';
import { sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import { listPortfolio } from '@yinyom/contracts/consents/portfolio';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { strayKeys } from '@yinyom/testing/strayKeys';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepOrder } from '../features/portfolio/day/useDayRows';
import { remote } from '../remote';
import { portfolioId, portfolioRow as row } from '../testing/portfolioRow';
import { bodyOf } from '../testing/press';
import { ORGANIZATION_ID, samplePage } from '../testing/sampleData';

const ROWS = [
  row(4, { scan: { ...sampleFacts().scan, violations: 2 } }),
  row(1, { unclassified: 2 }),
  row(2, {}, { pending_changes: true }),
  row(3),
];
const AT = '2026-11-29T03:00:00.000Z';
const action = (values: Partial<BulkAction> = {}): BulkAction => ({
  id: '6560000000000000000000e9',
  organization_id: ORGANIZATION_ID,
  action: 'publish',
  state: 'waiting',
  outcomes: { waiting: 1 },
  progress: { done: 0, total: 1 },
  by: { id: '6560000000000000000000f1' },
  created_at: AT,
  begins_at: AT,
  continues_at: null,
  expected_by: null,
  finished_at: null,
  ...values,
});

const open = async (rows = ROWS) => {
  localStorage.clear();
  const gateway = fakeGateway();
  gateway.answer(listPortfolio, samplePage(rows));
  gateway.answer(startBulkAction, action());
  gateway.answer(getBulkAction, action());
  await renderRemote(remote, {
    path: '/portfolio/day',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  return gateway;
};
const tile = (n: number) => screen.findByRole('article', { name: `site${n}.co.th` });

test('each website that needs attention has a tile with its one sentence; those in order have none', async () => {
  await open();
  expect(await tile(1)).toHaveTextContent(/Cookies without a category.*2 cookies have no category yet/);
  expect(await tile(2)).toHaveTextContent('Visitors do not see the latest changes yet');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText('0 of 3 looked at today')).toBeVisible();
});

test('space marks a website and walks on to the next that is open; the end is reached and begun again', async () => {
  await open();
  (await tile(2)).focus();
  await userEvent.keyboard(' ');
  expect(await tile(4)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(await tile(1)).toHaveFocus();
  expect(screen.getByText('2 of 3 looked at today')).toBeVisible();
  await userEvent.keyboard('j');
  expect(await tile(2)).toHaveFocus();
  await userEvent.keyboard('k');
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Everything is looked at')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(await tile(4)).toHaveFocus();
  expect(screen.getByText('0 of 3 looked at today')).toBeVisible();
});

test('e applies what is proposed, and z takes it back while it waits', async () => {
  const gateway = await open();
  (await tile(2)).focus();
  await userEvent.keyboard('e');
  expect(await screen.findByText('Begins in ten seconds')).toBeVisible();
  expect(bodyOf(gateway.received(startBulkAction)[0])).toEqual({
    organization_id: ORGANIZATION_ID,
    operation: { action: 'publish' },
    application_ids: [portfolioId(2)],
    undo: true,
  });
  gateway.answer(steerBulkAction, action({ state: 'cancelled' }));
  await userEvent.keyboard('z');
  expect(await within(await tile(2)).findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(gateway.received(steerBulkAction)).toHaveLength(1);
});

test('? names every key of a website, and each does something', async () => {
  await open();
  const shown = await tile(2);
  expect(strayKeys(() => shown)).toEqual({ ignored: ['Enter'], unnamed: [] });
});

test('a button that is gone after it was pressed leaves the focus on its tile', async () => {
  await open();
  await userEvent.click(await within(await tile(2)).findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Begins in ten seconds')).toBeVisible();
  await waitFor(async () => expect(await tile(2)).toHaveFocus());
});

test('a fix that was left out says so and leads to the reason', async () => {
  const gateway = await open();
  gateway.answer(getBulkAction, action({ state: 'done', outcomes: { skipped: 1 } }));
  (await tile(1)).focus();
  await userEvent.keyboard('e');
  const link = await within(await tile(1)).findByRole('link', { name: 'See why' });
  expect(link).toHaveAttribute('href', '/en/portfolio/bulk/6560000000000000000000e9');
  expect(bodyOf(gateway.received(startBulkAction)[0])).toMatchObject({
    operation: { action: 'categorize', cookies: [], suggested: true },
  });
});

test('where a person has to look nothing is proposed, and e does nothing', async () => {
  const gateway = await open([row(4, { scan: { ...sampleFacts().scan, violations: 2 } })]);
  const shown = await tile(4);
  shown.focus();
  await userEvent.keyboard('e');
  expect(gateway.received(startBulkAction)).toHaveLength(0);
});

test('with every website in order there is one way on', async () => {
  await open([row(3)]);
  expect(await screen.findByRole('link', { name: 'Go to the portfolio' })).toHaveAttribute(
    'href',
    '/en/portfolio',
  );
});

test('a website that was fixed keeps its place, with what is worst of it now', () => {
  const [one, two] = [row(1, { unclassified: 2 }), row(2, {}, { pending_changes: true })];
  const fixed = row(1);
  expect(
    keepOrder([one, two], [two, row(5, { unclassified: 1 }), fixed, row(6)]).map((each) => [
      each.application_id,
      each.health.worst,
    ]),
  ).toEqual([
    [portfolioId(1), 'ok'],
    [portfolioId(2), 'outdated'],
    [portfolioId(5), 'unclassified'],
  ]);
});
