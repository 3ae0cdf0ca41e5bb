import type { Role } from '@yinyom/contracts/constants';
import { listPortfolio } from '@yinyom/contracts/consents/portfolio';
import { listGroups } from '@yinyom/contracts/groups/group';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listApplications } from '@yinyom/contracts/websites/application';
import { api, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { strayKeys } from '@yinyom/testing/strayKeys';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bulkFilterOf, readPortfolioView } from '../features/portfolio/portfolioView';
import { remote } from '../remote';
import { portfolioId, portfolioRow } from '../testing/portfolioRow';
import { sampleGroup } from '../testing/sampleGroup';
import { ORGANIZATION_ID, sampleApplication, samplePage } from '../testing/sampleData';

const idOf = portfolioId;
const row = portfolioRow;
const ROWS = [
  row(1, { unclassified: 2, purposes_missing: { cookies: 1, categories: 0 } }),
  row(2, {}, { pending_changes: true, decided: 4, acceptance: null }),
  row(3),
];

const CLIENTS = sampleGroup({ name: 'Clients' });
const GROUPS = [
  CLIENTS,
  sampleGroup({
    id: '65d0000000000000000000b2',
    name: 'Bank',
    parent_id: CLIENTS.id,
    path: [CLIENTS.id, '65d0000000000000000000b2'],
  }),
];

const open = async (path = '/portfolio', { rows = ROWS, role = 10 as Role, groups = GROUPS } = {}) => {
  const gateway = fakeGateway();
  gateway.answer(listPortfolio, samplePage(rows));
  gateway.answer(listGroups, samplePage(groups));
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

test('a website says its groups and what differs from them; the list is narrowed down to a group, and so is what is done to all', async () => {
  const [clients, bank] = [GROUPS[0]!.id, GROUPS[1]!.id];
  const rows = [row(1, {}, { group_path: [clients, bank], deviations: 2 }), row(2), row(3)];
  const gateway = await open('/portfolio', { rows });
  await shown();
  await waitFor(() => expect(rowOf(1)).toHaveTextContent('Group: Clients / Bank'));
  expect(screen.getByRole('link', { name: 'Sections that differ from the group: 2' })).toHaveAttribute(
    'href',
    `/en/groups/${bank}?section=deviations`,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Clients / Bank');
  await waitFor(() => expect(asked(gateway)).toMatchObject({ group_id: bank }));
  expect(location.search).toBe(`?group=${bank}`);
  expect(bulkFilterOf(readPortfolioView(new URLSearchParams(location.search)))).toEqual({
    status: 'all',
    group_id: bank,
  });
});

test.each([
  ['without groups there is no field for them', '/portfolio', []],
  [
    'a chosen group that is not in the list is shown',
    `/portfolio?group=${'a'.repeat(24)}`,
    ['A group that is not in the list'],
  ],
])('%s', async (_what, path, chosen) => {
  await open(path, { groups: [] });
  await shown();
  const fields = screen.queryAllByRole<HTMLSelectElement>('combobox', { name: 'Group' });
  expect(fields.map(({ selectedOptions }) => selectedOptions[0]?.text)).toEqual(chosen);
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
  const middle = screen.getByRole('link', { name: 'site2.co.th' });
  expect(strayKeys(() => middle)).toEqual({ ignored: ['Enter'], unnamed: [] });
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

test('a limited person is not led to the import, which is about the organization', async () => {
  const gateway = await open();
  await shown();
  expect(screen.getByRole('link', { name: 'Import CSV' })).toBeVisible();
  gateway.answer(listMyOrganizations, [
    {
      id: ORGANIZATION_ID,
      name: 'Agency',
      organization_user: {
        role: 10,
        status: 'active',
        joined_at: null,
        scope: { groups: [CLIENTS.id], websites: [] },
      },
      created_at: '2026-11-01T00:00:00.000Z',
    },
  ]);
  // The shell loads them.
  const { listMyOrganizations: load } = api.endpoints as unknown as Record<
    'listMyOrganizations',
    { initiate(asked: undefined): never }
  >;
  store.dispatch(load.initiate(undefined));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Import CSV' })).not.toBeInTheDocument());
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
