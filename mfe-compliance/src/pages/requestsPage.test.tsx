import { getSubjectRequestFigures, listSubjectRequests } from '@yinyom/contracts/requests/readRequests';
import { getRequestSettings } from '@yinyom/contracts/requests/requestSettings';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { figures, listed, listOf, officerSession, session, settings, user } from '../testing/sampleData';

type Query = Record<string, string>;

const open = async (search = '', more: { session?: typeof session } = {}) => {
  const gateway = fakeGateway();
  gateway.answer(getSubjectRequestFigures, figures());
  gateway.answer(getRequestSettings, settings);
  gateway.answer(listSubjectRequests, ({ query }: { query: Query }) =>
    query['state'] === 'in_progress' || query['state'] === 'all'
      ? listOf(
          [listed(7, { assigned_to: { id: user.id, name: user.name }, tasks_total: 3, tasks_open: 1 })],
          {
            total: 30,
            hasMore: query['state'] === 'in_progress',
          },
        )
      : listOf([]),
  );
  await renderRemote(remote, { path: `/requests${search}`, lang: 'en', session: more.session ?? session });
  return gateway;
};
const asked = (gateway: ReturnType<typeof fakeGateway>) =>
  gateway.received(listSubjectRequests).map(({ query }) => query);

it('shows a column for each open state, with number, clock, person and progress', async () => {
  await open();
  const column = await screen.findByRole('region', { name: 'In progress' });
  expect(await within(column).findByRole('link', { name: 'DSR-2026-000007' })).toHaveAttribute(
    'href',
    '/en/requests/000000000000000000000007',
  );
  expect(within(column).getByText('Person 7')).toBeInTheDocument();
  expect(within(column).getByText(/days left$/)).toBeInTheDocument();
  expect(within(column).getByText('Assigned to Suda Dee · tasks 2/3')).toBeInTheDocument();
  // What does not fit into the column is in the list.
  expect(within(column).getByRole('link', { name: 'Show all 30' })).toHaveAttribute(
    'href',
    '/en/requests?state=in_progress',
  );
  expect(screen.getAllByText('No requests')).toHaveLength(3);
  expect(
    within(screen.getByRole('list', { name: 'What is to be done' })).getAllByRole('listitem'),
  ).toHaveLength(4);
});

it('keeps filters in the address, asks the platform for them, and forgets them at once', async () => {
  const gateway = await open('?due=soon');
  await screen.findByRole('link', { name: 'DSR-2026-000007' });
  expect(asked(gateway)[0]).toMatchObject({ due_before: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  await userEvent.selectOptions(screen.getByLabelText('Right'), 'Erasure');
  await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Me');
  await waitFor(() =>
    expect(asked(gateway).at(-1)).toMatchObject({ right: 'erasure', assigned_to: user.id, sort: 'due_at' }),
  );
  expect(location.search).toBe('?due=soon&right=erasure&assigned=me');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(location.search).toBe('');
  // Nothing is left to clear, and the focus is not lost with the button.
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Number or full e-mail')).toHaveFocus();
});

it('lists what a search finds in every state', async () => {
  const gateway = await open();
  await userEvent.type(await screen.findByLabelText('Number or full e-mail'), 'DSR-2026-000007{Enter}');
  const table = await screen.findByRole('table', { name: 'List of requests' });
  expect(within(table).getByRole('link', { name: 'DSR-2026-000007' })).toBeInTheDocument();
  expect(asked(gateway).at(-1)).toMatchObject({ q: 'DSR-2026-000007', state: 'all' });
});

it('searches after a pause in typing, without Enter, and leaves text and focus in the field', async () => {
  const gateway = await open('?state=all');
  await screen.findByRole('table', { name: 'List of requests' });
  const field = screen.getByLabelText('Number or full e-mail');
  await userEvent.click(field);
  fireEvent.change(field, { target: { value: '0007' } });
  const searched = () => asked(gateway).flatMap(({ q }) => (q === undefined ? [] : [q]));
  await waitFor(() => expect(searched()).toEqual(['0007']));
  await userEvent.type(field, ' ');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('0007 ');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(field).toHaveValue('');
});

it('shows the board again when the search that led to the list is taken back, and keeps a list that was chosen', async () => {
  const gateway = await open();
  await screen.findByRole('region', { name: 'In progress' });
  const search = (value: string) =>
    fireEvent.change(screen.getByLabelText('Number or full e-mail'), { target: { value } });
  search('0007');
  await waitFor(() => expect(location.search).toBe('?q=0007&state=all'));
  search('');
  expect(await screen.findByRole('region', { name: 'In progress' })).toBeInTheDocument();
  expect(location.search).toBe('');
  search('0007');
  await waitFor(() => expect(location.search).toBe('?q=0007&state=all'));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'All closed');
  search('');
  await waitFor(() => expect(location.search).toBe('?state=closed'));
  expect(asked(gateway).at(-1)).toMatchObject({ state: 'closed' });
});

it('orders a list by its headings, on the platform, and keeps the focus on the heading', async () => {
  const gateway = await open('?state=all');
  const table = within(await screen.findByRole('table', { name: 'List of requests' }));
  const heading = (name: string) => table.getByRole('columnheader', { name });
  // Lists with closed ones begin with the newest.
  expect(heading('Received')).toHaveAttribute('aria-sort', 'descending');
  expect(heading('Number')).toHaveAttribute('aria-sort', 'none');
  expect(heading('State')).not.toHaveAttribute('aria-sort');
  const number = table.getByRole('button', { name: 'Number' });
  await userEvent.click(number);
  await waitFor(() => expect(asked(gateway).at(-1)).toMatchObject({ sort: 'number', order: 'asc' }));
  await waitFor(() => expect(heading('Number')).toHaveAttribute('aria-sort', 'ascending'));
  expect(number).toHaveFocus();
  expect(location.search).toBe('?state=all&sort=number&order=asc');
  await userEvent.click(number);
  await waitFor(() => expect(asked(gateway).at(-1)).toMatchObject({ sort: 'number', order: 'desc' }));
  expect(heading('Received')).toHaveAttribute('aria-sort', 'none');
});

it('reads page after page of a list', async () => {
  const gateway = fakeGateway();
  gateway.answer(getSubjectRequestFigures, figures());
  gateway.answer(listSubjectRequests, ({ query }: { query: Query }) =>
    query['page'] === '2'
      ? listOf([listed(8)], { number: 2, total: 2 })
      : listOf([listed(7)], { total: 2, hasMore: true }),
  );
  await renderRemote(remote, { path: '/requests?state=closed', lang: 'en', session });
  expect(await screen.findByRole('link', { name: 'DSR-2026-000008' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'DSR-2026-000007' })).toBeInTheDocument();
  expect(asked(gateway).map(({ page, state }) => [page, state])).toEqual([
    [undefined, 'closed'],
    ['2', 'closed'],
  ]);
});

it('says what to look for when nothing matches', async () => {
  await open('?state=rejected');
  expect(await screen.findByText('No request matches')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  expect(location.search).toBe('');
});

it.each([
  ['an Admin sets up the public form', session, false, 'Set up the public form', '/en/requests/settings'],
  ['an Admin whose form is on enters a request', session, true, 'Enter a request', '/en/requests/new'],
  ['an officer enters a request', officerSession, false, 'Enter a request', '/en/requests/new'],
])('offers one next action while there is no request: %s', async (_who, who, form_enabled, name, href) => {
  const gateway = fakeGateway();
  gateway.answer(getSubjectRequestFigures, figures({ total: 0, unverified: 0, by_state: {} }));
  gateway.answer(getRequestSettings, { ...settings, form_enabled });
  gateway.answer(listSubjectRequests, listOf([]));
  await renderRemote(remote, { path: '/requests', lang: 'en', session: who });
  const empty = (await screen.findByRole('heading', { name: 'No requests yet' })).parentElement!;
  expect(within(empty).getByRole('link', { name })).toHaveAttribute('href', href);
});

it('says why a column could not be read, and reads it again', async () => {
  const gateway = await open();
  await screen.findByRole('link', { name: 'DSR-2026-000007' });
  gateway.disconnect(listSubjectRequests);
  await userEvent.selectOptions(screen.getByLabelText('Right'), 'Access and copy');
  const retry = await screen.findAllByRole('button', { name: 'Try again' });
  expect(retry).toHaveLength(4);
  gateway.answer(listSubjectRequests, listOf([listed(8)]));
  await userEvent.click(retry[0]!);
  expect(await screen.findByRole('link', { name: 'DSR-2026-000008' })).toBeInTheDocument();
});
