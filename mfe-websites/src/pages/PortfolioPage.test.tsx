import type { Role } from '@yinyom/contracts/constants';
import { listPortfolio } from '@yinyom/contracts/consents/portfolio';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { portfolioId, portfolioRow } from '../testing/portfolioRow';
import { ORGANIZATION_ID, sampleApplication, samplePage } from '../testing/sampleData';

const idOf = portfolioId;
const row = portfolioRow;
const ROWS = [
  row(1, { unclassified: 2, purposes_missing: { cookies: 1, categories: 0 } }),
  row(2, {}, { pending_changes: true, decided: 4, acceptance: null }),
  row(3),
];

const open = async (path = '/portfolio', { rows = ROWS, role = 10 as Role } = {}) => {
  const gateway = fakeGateway();
  gateway.answer(listPortfolio, samplePage(rows));
  await renderRemote(remote, { path, lang: 'en', session: { organizationId: ORGANIZATION_ID, role } });
  return gateway;
};
const rowOf = (n: number) => screen.getByRole('link', { name: `site${n}.co.th` }).closest('tr');
const shown = () => screen.findByRole('link', { name: 'site3.co.th' });
const asked = (gateway: ReturnType<typeof fakeGateway>) =>
  gateway
    .received(listPortfolio)
    .filter(({ query }) => !query['with_total'])
    .at(-1)?.query;

test('each website has what is worst, where it is corrected, its scan, its visitors and its version', async () => {
  await open();
  await shown();
  await screen.findByText('2 cookies have no category yet');
  expect(rowOf(1)).toHaveTextContent(
    /Cookies without a category.*1 more need attention.*05\/11\/2026.*100.*57%.*3/,
  );
  expect(screen.getByRole('link', { name: '2 cookies have no category yet' })).toHaveAttribute(
    'href',
    `/en/websites/${idOf(1)}/re-assign`,
  );
  expect(rowOf(2)).toHaveTextContent(/Changes not published.*Fewer than 30/);
  expect(rowOf(3)).toHaveTextContent('In order');
});

test('a viewer reads the reason and is not led where nothing may be changed', async () => {
  await open('/portfolio', { role: 1 });
  await shown();
  expect(await screen.findByText('2 cookies have no category yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: '2 cookies have no category yet' })).not.toBeInTheDocument();
});

test('filters and order stand in the address, and the server is asked for them', async () => {
  const gateway = await open('/portfolio?pending=1&sort=nonsense');
  await shown();
  expect(asked(gateway)).toEqual({
    organization_id: ORGANIZATION_ID,
    status: 'all',
    sort: 'health',
    pending: '1',
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Most urgent' }), 'Script missing');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most decisions');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Never scanned' }));
  await userEvent.type(screen.getByRole('searchbox'), 'school{Enter}');
  await waitFor(() =>
    expect(asked(gateway)).toEqual({
      organization_id: ORGANIZATION_ID,
      status: 'all',
      sort: 'decisions',
      health: 'script_missing',
      never_scanned: '1',
      pending: '1',
      q: 'school',
    }),
  );
  expect(location.search).toBe('?q=school&health=script_missing&never_scanned=1&pending=1&sort=decisions');
});

test('j and k move among the websites, also on a Thai keyboard', async () => {
  await open();
  await shown();
  screen.getByRole('link', { name: 'site1.co.th' }).focus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'site2.co.th' })).toHaveFocus();
  await userEvent.keyboard('{่>}[KeyJ]');
  expect(screen.getByRole('link', { name: 'site3.co.th' })).toHaveFocus();
  await userEvent.keyboard('jk');
  expect(screen.getByRole('link', { name: 'site2.co.th' })).toHaveFocus();
});

test('columns that a person does without stay away', async () => {
  await open();
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Last scan' }));
  expect(screen.queryByRole('columnheader', { name: 'Last scan' })).not.toBeInTheDocument();
  expect(
    JSON.parse(
      localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('portfolio_columns'))!)!,
    ),
  ).toEqual(['scan']);
});

test('a view gets a name, is chosen again, and is deleted', async () => {
  await open('/portfolio?never_scanned=1');
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'To scan{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Never scanned' }));
  expect(location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'To scan' }));
  expect(location.search).toBe('?never_scanned=1');
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete “To scan”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
});

test('nothing that matches can be undone, and no website at all is said', async () => {
  await open('/portfolio?pending=1', { rows: [] });
  expect(await screen.findByText('No website matches')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No websites yet')).toBeVisible();
});

test('a list that could not be loaded can be tried again in place', async () => {
  const gateway = fakeGateway();
  gateway.disconnect(listPortfolio);
  await renderRemote(remote, {
    path: '/portfolio',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  expect(await screen.findByText('Could not load')).toBeVisible();
  gateway.answer(listPortfolio, samplePage(ROWS));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shown()).toBeVisible();
});

test('who may not see it is told so', async () => {
  const gateway = fakeGateway();
  gateway.refuse(listPortfolio, 403, 'forbidden');
  await renderRemote(remote, {
    path: '/portfolio',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 1 },
  });
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
});

test.each([
  [9, false],
  [10, true],
])('with %i websites the list leads to the portfolio: %s', async (total, leads) => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, { ...samplePage([sampleApplication()]), total });
  await renderRemote(remote, {
    path: '/websites',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  await screen.findByRole('link', { name: 'Manage www.example.co.th' });
  expect(screen.queryByRole('link', { name: 'Portfolio' }) !== null).toBe(leads);
});
