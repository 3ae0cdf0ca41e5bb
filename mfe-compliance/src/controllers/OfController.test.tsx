import { listPaperControllers } from '@yinyom/contracts/papers/paperControllers';
import {
  getOfficerAppointment,
  listOfficerVersions,
  saveOfficerAppointment,
} from '@yinyom/contracts/papers/officer';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import { listOfficers } from '@yinyom/contracts/requests/readRequests';
import { getRequestSettings } from '@yinyom/contracts/requests/requestSettings';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { officerSession, ORGANIZATION, settings, website } from '../testing/sampleData';
import { appointment, readiness } from '../testing/samplePapers';
import { chooseController } from './chosenController';

const CLIENT = '64b0000000000000000000cc';
const own = { controller_id: null, name: 'Example Agency', gone: false };
const client = { controller_id: CLIENT, name: 'Example Bank', gone: false };
const gone = { controller_id: '64b0000000000000000000dd', name: 'Former client', gone: true };

const page = { page: 1, limit: 20, total: 0, has_more: false, next_cursor: null };

const open = async (paper_controllers: (typeof own | typeof client)[], search = '') => {
  const gateway = fakeGateway();
  gateway.answer(listPaperControllers, { paper_controllers });
  gateway.answer(getReadiness, readiness);
  await renderRemote(remote, { path: `/compliance/papers${search}`, lang: 'en', session: officerSession });
  await screen.findByText('1 of 4 papers are complete');
  return gateway;
};
const asked = (gateway: ReturnType<typeof fakeGateway>) => gateway.received(getReadiness).at(-1)?.query;
afterEach(() => chooseController(null, null));

it('an officer chooses whose papers pages show; the address says it, also on the next page', async () => {
  const gateway = await open([own, client, gone]);
  const select = await screen.findByRole('combobox', { name: 'Papers of' });
  expect(select).toHaveDisplayValue('Example Agency');
  expect(screen.getByRole('option', { name: 'Former client (read only)' })).toBeInTheDocument();
  await userEvent.selectOptions(select, 'Example Bank');
  await waitFor(() => expect(asked(gateway)).toEqual({ controller: CLIENT }));
  expect(location.search).toBe(`?controller=${CLIENT}`);
  // The next page is loaded when it is opened: it suspends, so the press is awaited in `act`.
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Data protection officer' })));
  await waitFor(
    () =>
      expect(location.pathname + location.search).toBe(`/en/compliance/papers/officer?controller=${CLIENT}`),
    { timeout: 15_000 },
  );
});

it('an address opens the papers that it names', async () => {
  expect(asked(await open([own, client], `?controller=${CLIENT}`))).toEqual({ controller: CLIENT });
});

it('an address with an unknown client opens the papers of the organization', async () => {
  const gateway = await open([own, client], '?controller=64b0000000000000000000ee');
  await waitFor(() => expect(asked(gateway)).toEqual({}));
  expect(location.search).toBe('');
});

it('where there is one controller there is nothing to choose; it is the only one that is asked for', async () => {
  const gateway = await open([client]);
  await waitFor(() => expect(asked(gateway)).toEqual({ controller: CLIENT }));
  expect(screen.queryByRole('combobox', { name: 'Papers of' })).toBeNull();
});

it('while a form holds typed text another client is a question; after no, it is saved to the client that it shows', async () => {
  const gateway = fakeGateway();
  gateway.answer(listPaperControllers, { paper_controllers: [own, client] });
  gateway.answer(getOfficerAppointment, appointment());
  gateway.answer(listOfficerVersions, { ...page, entities: [] });
  gateway.answer(saveOfficerAppointment, appointment({ version: 3, etag: '"3"' }));
  const path = `/compliance/papers/officer?controller=${CLIENT}`;
  await renderRemote(remote, { path, lang: 'en', session: officerSession });
  const field = await screen.findByLabelText('Page that publishes the contact', {}, { timeout: 15_000 });
  await userEvent.type(field, 'https://bank.example/privacy');
  const select = await screen.findByRole('combobox', { name: 'Papers of' });
  await userEvent.selectOptions(select, 'Example Agency');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Close' }));
  expect(select).toHaveDisplayValue('Example Bank');
  expect(field).toHaveValue('https://bank.example/privacy');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.received(saveOfficerAppointment).map(({ query }) => query)).toEqual([
      { controller: CLIENT },
    ]),
  );
  // Once nothing is unsaved, the other papers are opened.
  await userEvent.selectOptions(select, 'Example Agency');
  await waitFor(() => expect(gateway.received(getOfficerAppointment).at(-1)?.query).toEqual({}));
  expect(location.search).toBe('');
});

it.each([
  ['', {}, 'own.example'],
  [`?controller=${CLIENT}`, { group_id: CLIENT }, 'bank.example'],
])('“%s” lists the websites of its controller alone', async (search, query, shown) => {
  const inner = '64b0000000000000000000ce';
  const gateway = fakeGateway();
  gateway.answer(listPaperControllers, {
    paper_controllers: [own, client, { controller_id: inner, name: 'Example Insurance', gone: false }],
  });
  gateway.answer(getRequestSettings, settings);
  gateway.answer(listOfficers, { officers: [] });
  const site = (at: number, domain_name: string, group_path?: string[]) => ({
    ...website,
    id: `64b00000000000000000010${at}`,
    domain_name,
    ...(group_path && { group_path }),
  });
  gateway.answer(listApplications, {
    ...page,
    entities: [
      site(1, 'own.example'),
      site(2, 'bank.example', [CLIENT]),
      site(3, 'insurance.example', [CLIENT, inner]),
    ],
  });
  await renderRemote(remote, { path: `/requests/settings${search}`, lang: 'en', session: officerSession });
  expect(await screen.findByText(shown, {}, { timeout: 15_000 })).toBeInTheDocument();
  expect(screen.getAllByText(/^\w+\.example$/)).toHaveLength(1);
  expect(gateway.received(listApplications).at(-1)?.query).toEqual({
    organization_id: ORGANIZATION,
    ...query,
  });
});
