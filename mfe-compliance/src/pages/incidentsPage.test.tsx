import { createIncident, listIncidents } from '@yinyom/contracts/papers/incidents';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { officerSession, session } from '../testing/sampleData';
import { incidentList, listedIncident } from '../testing/sampleIncidents';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

it('shows each clock in words: hours left, urgent below 12 hours, overdue, over the last limit, and what stopped', async () => {
  const gateway = fakeGateway();
  const done = { clock_runs: false, missing_steps: [] as never[] };
  gateway.answer(
    listIncidents,
    incidentList([
      listedIncident(1, { aware_at: hoursAgo(1.5) }),
      listedIncident(8, { aware_at: hoursAgo(15.5 / 60) }),
      listedIncident(2, { aware_at: hoursAgo(60.5) }),
      listedIncident(3, { aware_at: hoursAgo(71.5) }),
      listedIncident(4, { aware_at: hoursAgo(73.5) }),
      listedIncident(5, { aware_at: hoursAgo(15 * 24 + 1) }),
      listedIncident(6, { ...done, risk_level: 'none' }),
      listedIncident(7, { ...done, risk_level: 'risk', office_sent_at: '2026-11-29T03:00:00.000Z' }),
    ]),
  );
  await renderRemote(remote, { path: '/compliance/incidents', lang: 'en', session });
  const cards = within(await screen.findByRole('list', { name: 'List of breaches' })).getAllByRole(
    'listitem',
  );
  const said = [
    '70 hours left',
    // In the first hour with minutes, and never more than there are: not 45.
    '71 h 44 min left',
    'Urgent: 11 hours left',
    'Urgent: less than 1 hour left',
    'Overdue by 2 hours',
    'The limit of 15 days is over',
    'No notice needed',
    'Notified on 29/11/2026 | 10:00',
  ];
  said.forEach((text, at) => expect(within(cards[at]!).getByText(text)).toBeInTheDocument());
  expect(within(cards[0]!).getByRole('link')).toHaveAttribute(
    'href',
    '/en/compliance/incidents/000000000000000000000001',
  );
  expect(within(cards[0]!).getByText(/^Next step: Contain the breach/)).toBeInTheDocument();
  // Both clocks: Bangkok time and UTC.
  expect(within(cards[0]!).getByText(/\(Thai time\) · .* UTC$/)).toBeInTheDocument();
});

it('offers one next action while there is none, and keeps the filter in the address', async () => {
  const gateway = fakeGateway();
  gateway.answer(listIncidents, incidentList([]));
  await renderRemote(remote, { path: '/compliance/incidents', lang: 'en', session: officerSession });
  const empty = (await screen.findByRole('heading', { name: 'No breaches so far' })).parentElement!;
  expect(within(empty).getByRole('link', { name: 'Enter a breach' })).toHaveAttribute(
    'href',
    '/en/compliance/incidents/new',
  );
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Closed');
  expect(await screen.findByText('No breach in this list')).toBeInTheDocument();
  expect([location.search, gateway.received(listIncidents).at(-1)?.query]).toEqual([
    '?state=closed',
    { state: 'closed' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(location.search).toBe('');
});

it('says why the list cannot be read, also to a member who may not, and reads it again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(listIncidents, 403, 'forbidden');
  await renderRemote(remote, { path: '/compliance/incidents', lang: 'en', session });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(listIncidents, incidentList([listedIncident(1)]));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'INC-2026-0001' })).toBeInTheDocument();
});

describe('entering a breach', () => {
  const open = async (search = '') => {
    const gateway = fakeGateway();
    gateway.answer(createIncident, listedIncident(9));
    await renderRemote(remote, { path: `/compliance/incidents/new${search}`, lang: 'en', session });
    await screen.findByLabelText(/^What happened/);
    return gateway;
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enter and start the clock' }));
  const fill = async (label: RegExp, text: string) => {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  it('asks for what happened and when, in Bangkok time, and sends the moment', async () => {
    const gateway = await open();
    await submit();
    expect(await screen.findByText('Please fill out this field.')).toBeInTheDocument();
    await fill(/^What happened/, 'A lost disk');
    await fill(/^Date/, '29/11/2026');
    await fill(/^Time/, '25:00');
    await submit();
    expect(await screen.findByText('Enter a time as HH:MM, such as 22:00.')).toBeInTheDocument();
    expect(gateway.received(createIncident)).toHaveLength(0);
    await fill(/^Time/, '23:30');
    await userEvent.click(screen.getByLabelText(/^Availability/));
    await submit();
    await waitFor(() =>
      expect(gateway.received(createIncident)[0]?.body).toEqual({
        what_happened: 'A lost disk',
        aware_at: '2026-11-29T16:30:00.000Z',
        breach_kinds: ['availability'],
        acting_as: 'controller',
      }),
    );
    await waitFor(() => expect(location.pathname).toBe(`/en/compliance/incidents/${listedIncident(9).id}`));
  });

  it('takes over what another page knows, and says what the platform refused', async () => {
    const gateway = await open('?what=National%20ID%20numbers%20on%20a%20page');
    expect(screen.getByLabelText(/^What happened/)).toHaveValue('National ID numbers on a page');
    gateway.refuse(createIncident, 422, 'validation_failed', {
      errors: [{ field: 'aware_at', code: 'moment_invalid', message: 'This time does not fit.' }],
    });
    await submit();
    expect(await screen.findByText('This time does not fit.')).toBeInTheDocument();
  });
});
