import type { Incident } from '@yinyom/contracts/papers/incident';
import { getIncidentEvidence, getOfficeNoticePdf } from '@yinyom/contracts/papers/incidentPapers';
import { addIncidentEntry, getIncident, updateIncident } from '@yinyom/contracts/papers/incidents';
import { getKeptNotice, listKeptNotices } from '@yinyom/contracts/papers/keptNotices';
import { RISK_FACTORS } from '@yinyom/contracts/papers/incidentSteps';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { session } from '../testing/sampleData';
import { incidentOf, listedIncident } from '../testing/sampleIncidents';

const open = async (incident: Incident = incidentOf()) => {
  const gateway = fakeGateway();
  gateway.answer(getIncident, incident);
  await renderRemote(remote, { path: `/compliance/incidents/${incident.id}`, lang: 'en', session });
  await screen.findByRole('heading', { name: incident.number });
  return gateway;
};
const next = (name = 'Next step') => within(screen.getByRole('region', { name }));
const sent = (gateway: ReturnType<typeof fakeGateway>) => gateway.received(updateIncident)[0]?.body;

it('shows what is known, names what is not, and has both clocks', async () => {
  await open(incidentOf({ ...listedIncident(1, { aware_at: '2026-12-29T16:30:00.000Z' }) }));
  const facts = within(screen.getByRole('region', { name: 'What is known' }));
  expect(facts.getByText('A laptop of the registry was stolen')).toBeInTheDocument();
  expect(facts.getByText('29/12/2026 | 23:30 (Thai time) · 2026-12-29 16:30 UTC')).toBeInTheDocument();
  expect(facts.getByText('01/01/2027 | 23:30 (Thai time) · 2027-01-01 16:30 UTC')).toBeInTheDocument();
  expect(facts.getAllByText('Not stated').length).toBeGreaterThan(4);
  const [newest] = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
  await waitFor(() => expect(newest).toHaveTextContent('Effects or likely effects, Number of persons'));
});

it.each([
  [['containment', 'assessment', 'lessons'], /^Contain the breach/, 'Record a measure'],
  [['assessment', 'lessons'], /^Assess the risk:/, 'Assess the risk'],
  [['office_notice', 'lessons'], /^Send the notice/, 'Record as sent'],
  [['persons_notice'], /^High risk/, 'Write the notice'],
  [['lessons'], /^Record the lessons and/, 'Record the lessons'],
  [[], /^All steps are done/, 'Close the breach'],
] as const)('the next step of %j is one action', async (missing_steps, text, button) => {
  await open(incidentOf({ missing_steps: [...missing_steps] }));
  expect(next().getByText(text)).toBeInTheDocument();
  expect(next().getAllByRole('button')).toHaveLength(1);
  expect(next().getByRole('button', { name: button })).toBeInTheDocument();
});

it('records a measure of containment from the next step, with its time', async () => {
  const gateway = await open();
  gateway.answer(addIncidentEntry, listedIncident(1, { etag: '"4"' }));
  await userEvent.click(next().getByRole('button', { name: 'Record a measure' }));
  const window = await dialog();
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  expect(window.getByText('Please fill out this field.')).toBeInTheDocument();
  await userEvent.type(window.getByLabelText(/^What was done/), 'All accounts were locked.');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.received(addIncidentEntry)[0]?.body).toMatchObject({
      kind: 'containment',
      text: 'All accounts were locked.',
      at: expect.stringMatching(/Z$/),
    }),
  );
});

it('a level without reasons is not sent; an assessment has its factors', async () => {
  const gateway = await open(incidentOf({ missing_steps: ['assessment', 'lessons'] }));
  gateway.answer(updateIncident, incidentOf({ risk_level: 'risk' }));
  await userEvent.click(next().getByRole('button', { name: 'Assess the risk' }));
  const window = await dialog();
  await userEvent.selectOptions(
    window.getByLabelText(/^Level of the whole/),
    'No risk to rights and freedoms',
  );
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  expect(window.getByText('Please fill out this field.')).toBeInTheDocument();
  await userEvent.type(window.getByLabelText(/^Reasons for the level of the whole/), 'Not encrypted.');
  // What only the platform checks is shown at its field.
  gateway.refuse(updateIncident, 422, 'validation_failed', {
    errors: [{ field: 'risk.risk_level', code: 'risk_below_factors', message: 'Assess all factors first.' }],
  });
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  expect(await window.findByText('Assess all factors first.')).toBeInTheDocument();
  gateway.answer(updateIncident, incidentOf({ risk_level: 'risk' }));
  await userEvent.selectOptions(window.getByLabelText(/^Level of the whole/), 'Risk');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateIncident)).toHaveLength(2));
  expect(gateway.received(updateIncident)[1]?.body).toMatchObject({
    risk: {
      risk_level: 'risk',
      risk_reasons: 'Not encrypted.',
      risk_factors: Object.fromEntries(
        RISK_FACTORS.map((name) => [name, { risk_level: null, risk_reasons: '' }]),
      ),
    },
  });
  expect(gateway.received(updateIncident)[1]?.headers.get('if-match')).toBe('"3"');
});

it('a notice after 72 hours asks for the reasons before it is sent, and after 15 days says so', async () => {
  const aware_at = new Date(Date.now() - 16 * 86_400_000).toISOString();
  const gateway = await open(
    incidentOf({ ...listedIncident(1, { aware_at, missing_steps: ['office_notice'] }), risk_level: 'risk' }),
  );
  gateway.answer(updateIncident, incidentOf());
  await userEvent.click(next().getByRole('button', { name: 'Record as sent' }));
  const window = await dialog();
  expect(window.getByText('Sent after 15 days, the last limit')).toBeInTheDocument();
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  expect(window.getByText('Please fill out this field.')).toBeInTheDocument();
  await userEvent.type(window.getByLabelText(/^Reasons for the delay/), 'Found in a review.');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(gateway)).toMatchObject({ office_notice: { late_reason: 'Found in a review.' } }),
  );
});

it('another time of awareness is sent with its reason only', async () => {
  const gateway = await open();
  gateway.answer(updateIncident, incidentOf());
  await press('Change the time of awareness');
  const window = await dialog();
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  expect(window.getByText('Please fill out this field.')).toBeInTheDocument();
  await userEvent.type(window.getByLabelText(/^Reason for the change/), 'The guard wrote it down.');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(gateway)).toMatchObject({ aware_reason: 'The guard wrote it down.' }));
});

it('saves facts that were changed, and keeps what was typed after a change by another member', async () => {
  const gateway = await open();
  gateway.refuse(updateIncident, 412, 'version_conflict');
  await press('Edit');
  const window = await dialog();
  await userEvent.type(window.getByLabelText(/^Effects or likely effects/), 'Grades may become known.');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  gateway.answer(getIncident, incidentOf({ etag: '"9"' }));
  await userEvent.click(await window.findByRole('button', { name: /^Load the latest version/ }));
  await waitFor(() => expect(gateway.received(getIncident)).toHaveLength(2));
  gateway.answer(updateIncident, incidentOf({ effects: 'Grades may become known.' }));
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateIncident)).toHaveLength(2));
  const last = gateway.received(updateIncident)[1];
  expect([last?.body, last?.headers.get('if-match')]).toEqual([
    { effects: 'Grades may become known.' },
    '"9"',
  ]);
});

it('says of each notice before the assessment what counts until then', async () => {
  await open();
  for (const [name, text] of [
    ['Notice to the Office', 'Not assessed yet: until then a notice counts as needed.'],
    ['Notice to the persons', 'Not known until the risk is assessed'],
  ] as const)
    expect(within(screen.getByRole('region', { name })).getAllByText(text)[0]).toBeVisible();
});

it('of a processor it has the notice to the controller instead of that to the Office', async () => {
  await open(
    incidentOf({
      acting_as: 'processor',
      missing_steps: ['controller_notice'],
      processor_notice: {
        needed: true,
        sent_at: null,
        controller_name: '',
        agreed_hours: null,
        channel: null,
      },
    }),
  );
  expect(screen.getByRole('region', { name: 'Notice to the controller' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Notice to the Office' })).not.toBeInTheDocument();
});

it('a notice to the controller keeps what another member changed of it after the window was opened', async () => {
  const stored = (agreed_hours: number | null, etag: string) =>
    incidentOf({
      acting_as: 'processor',
      missing_steps: ['controller_notice'],
      processor_notice: { needed: true, sent_at: null, controller_name: 'Bank', agreed_hours, channel: null },
      etag,
    });
  const gateway = await open(stored(null, '"3"'));
  gateway.refuse(updateIncident, 412, 'version_conflict');
  await userEvent.click(next().getByRole('button'));
  const window = await dialog();
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  gateway.answer(getIncident, stored(12, '"9"'));
  await userEvent.click(await window.findByRole('button', { name: /^Load the latest version/ }));
  await waitFor(() => expect(gateway.received(getIncident)).toHaveLength(2));
  gateway.answer(updateIncident, stored(12, '"10"'));
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateIncident)).toHaveLength(2));
  const last = gateway.received(updateIncident)[1];
  expect(last?.headers.get('if-match')).toBe('"9"');
  expect(last?.body).toMatchObject({ processor_notice: { controller_name: 'Bank', agreed_hours: 12 } });
});

it('closes after a question, and opens again with a reason', async () => {
  const gateway = await open(incidentOf({ missing_steps: [], clock_runs: false, risk_level: 'none' }));
  gateway.answer(updateIncident, incidentOf({ state: 'closed', missing_steps: [], clock_runs: false }));
  await userEvent.click(next().getByRole('button', { name: 'Close the breach' }));
  expect(gateway.received(updateIncident)).toHaveLength(0);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Close the breach' }));
  await waitFor(() => expect(sent(gateway)).toEqual({ state: 'closed' }));
  // What is closed offers no change but this one.
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  const window = await dialog();
  await userEvent.type(window.getByLabelText(/^Reason for opening it again/), 'More persons.');
  await userEvent.click(window.getByRole('button', { name: 'Open again' }));
  await waitFor(() =>
    expect(gateway.received(updateIncident).at(-1)?.body).toEqual({ state: 'open', reason: 'More persons.' }),
  );
});

it('reads evidence only when it is asked for, and counts nothing in part', async () => {
  const gateway = await open();
  gateway.answer(getIncidentEvidence, {
    from: '2026-11-29T03:00:00.000Z',
    to: '2026-11-30T03:00:00.000Z',
    export_events: [
      {
        at: '2026-11-29T04:00:00.000Z',
        action: 'export.downloaded',
        actor: { id: 'u', name: 'Mana', kind: 'user' },
        target: 'consents.csv',
        ip_truncated: '203.0.113.0',
      },
    ],
    sign_in_events: [],
    events_capped: true,
    decisions: null,
    ledger_intact: true,
    ledger_days: 2,
    websites: 1,
  });
  expect(gateway.received(getIncidentEvidence)).toHaveLength(0);
  await press('Read the evidence');
  expect(
    await screen.findByText(/Mana · downloaded · consents\.csv · 203\.0\.113\.0 \(shortened address\)$/),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Not counted: the time is too long or too long ago, or there are too many websites'),
  ).toBeInTheDocument();
  expect(screen.getByText('Recomputed: intact')).toBeInTheDocument();
  expect(screen.getByText(/^There are more than are listed here/)).toBeInTheDocument();
});

it('says that a timeline was altered, and why a document is not there', async () => {
  const gateway = await open(incidentOf({ entries_intact: false }));
  expect(screen.getByText(/^The hash of an entry does not fit/)).toBeInTheDocument();
  gateway.refuse(getOfficeNoticePdf, 503, 'timeout');
  await press('Notice in Thai (PDF)');
  await waitFor(() => expect(gateway.received(getOfficeNoticePdf)[0]?.query).toEqual({ language: 'th' }));
});

it('lists notices as they were sent, each with its hash and a download', async () => {
  const gateway = fakeGateway();
  const sha256 = 'ab'.repeat(32);
  gateway.answer(listKeptNotices, {
    kept_notices: [
      {
        id: '64b0000000000000000000f1',
        kind: 'office_notice',
        language: 'th',
        sha256,
        bytes: 9_000,
        kept_at: '2026-12-30T03:00:00.000Z',
        kept_by: { kind: 'user', id: 'u', name: 'Mana' },
      },
    ],
  });
  const { office_notice: notice } = incidentOf();
  const incident = incidentOf({ office_notice: { ...notice, sent_at: '2026-12-30T03:00:00.000Z' } });
  gateway.answer(getIncident, incident);
  gateway.refuse(getKeptNotice, 503, 'timeout');
  await renderRemote(remote, { path: `/compliance/incidents/${incident.id}`, lang: 'en', session });
  const kept = within(await screen.findByRole('list', { name: 'Notice to the Office as it was sent' }));
  expect(kept.getByText('abababab…')).toBeInTheDocument();
  expect(kept.getByRole('button', { name: 'Copy SHA-256' })).toBeInTheDocument();
  await userEvent.click(kept.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(gateway.received(getKeptNotice)).toHaveLength(1));
  expect(screen.queryByRole('list', { name: 'Notice to persons as it was sent' })).not.toBeInTheDocument();
});

it('leads back from a breach that does not exist', async () => {
  fakeGateway().refuse(getIncident, 404, 'not_found');
  await renderRemote(remote, { path: `/compliance/incidents/${incidentOf().id}`, lang: 'en', session });
  expect(await screen.findByRole('heading', { name: 'This breach does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to all breaches' })).toHaveAttribute(
    'href',
    '/en/compliance/incidents',
  );
});
