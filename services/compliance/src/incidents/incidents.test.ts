import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { risk, sentAt } from '../testing/incidentChanges';
import { MEMBER, startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
const START = new Date('2026-12-29T17:00:00Z');
let now = START;
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now });
});
afterAll(() => compliance.close());
beforeEach(() => {
  now = START;
});

const BASE = `/organizations/${OURS}/incidents`;
const AWARE = '2026-12-29T16:30:00.000Z';
const post = (path: string, body: object, headers?: Record<string, string>) =>
  compliance.officer('POST', path, body, headers);
const enter = async (more: object = {}) => {
  const { status, body } = await post(BASE, {
    what_happened: 'A laptop of the registry was stolen',
    aware_at: AWARE,
    ...more,
  });
  expect(status).toBe(201);
  return body as { id: string; number: string; etag: string; due_at: string; latest_at: string };
};
const read = async (id: string) => (await compliance.officer('GET', `${BASE}/${id}`)).body;
const change = async (id: string, body: object) =>
  compliance.officer('PUT', `${BASE}/${id}`, body, { 'if-match': (await read(id)).etag });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof change>>) => [
  status,
  body.errors?.[0]?.field ?? body.code,
  ...(body.errors ? [body.errors[0].code] : []),
];
const contain = (id: string) =>
  post(`${BASE}/${id}/entries`, { kind: 'containment', text: 'The account was locked.' });

it('an incident gets the next number of its year in Bangkok and a clock of 72 hours and 15 days', async () => {
  const first = await enter();
  expect(first).toMatchObject({
    number: expect.stringMatching(/^INC-2026-\d{4}$/),
    aware_at: AWARE,
    due_at: '2027-01-01T16:30:00.000Z',
    latest_at: '2027-01-13T16:30:00.000Z',
    clock_runs: true,
    missing_steps: ['containment', 'assessment', 'office_notice', 'lessons'],
  });
  const many = await Promise.all([enter(), enter(), enter()]);
  expect(new Set([first, ...many].map(({ number }) => number)).size).toBe(4);
  now = new Date('2026-12-31T18:00:00Z');
  // In Bangkok it is 2027 by then; requests of persons count apart.
  expect((await enter({ aware_at: '2026-12-31T17:30:00Z' })).number).toBe('INC-2027-0001');
});

it('the same key enters it once, and the kept answer has nothing of what was written', async () => {
  const headers = { 'idempotency-key': '4b1e9d53-8a0c-4f6e-9d3a-2f7c5b8e1a91' };
  const send = () => post(BASE, { what_happened: 'Secret words', aware_at: AWARE }, headers);
  const [first, again] = [await send(), await send()];
  expect(again.body.id).toBe(first.body.id);
  for (const name of ['idempotency_keys', 'incidents']) {
    const stored = await compliance.connection.collection(name).find().toArray();
    expect(JSON.stringify(stored)).not.toMatch(/Secret words|laptop/);
  }
});

it('another time of awareness needs a reason, and is in the audit log and in the timeline with both times', async () => {
  const { id } = await enter();
  const aware_at = '2026-12-29T10:00:00.000Z';
  expect(codeOf(await change(id, { aware_at }))).toEqual([422, 'aware_reason', 'change_reason_needed']);
  expect(codeOf(await change(id, { aware_at: '2026-12-30T00:00:00Z', aware_reason: 'x' }))).toEqual([
    422,
    'aware_at',
    'moment_invalid',
  ]);
  const { body } = await change(id, { aware_at, aware_reason: 'The guard wrote it down earlier.' });
  expect(body).toMatchObject({ aware_at, due_at: '2027-01-01T10:00:00.000Z' });
  expect(body.entries.at(-1)).toMatchObject({
    kind: 'aware_changed',
    before: AWARE,
    after: aware_at,
    text: 'The guard wrote it down earlier.',
  });
  expect(
    compliance.identity.audit.findLast(({ action }) => action === 'incident.aware_changed'),
  ).toMatchObject({
    action: 'incident.aware_changed',
    changes: [
      { field: 'aware_at', before: AWARE, after: aware_at },
      { field: 'entry.aware_changed', after: body.entries.at(-1).sha256 },
    ],
  });
});

it('a level without reasons is rejected, and "no risk" needs all seven factors without a risk', async () => {
  const { id } = await enter();
  expect(codeOf(await change(id, risk('risk', '')))).toEqual([
    422,
    'risk.risk_reasons',
    'risk_reasons_needed',
  ]);
  const halfway = risk('none');
  halfway.risk.risk_factors['data'] = { risk_level: 'risk', risk_reasons: '' };
  expect(codeOf(await change(id, halfway))).toEqual([
    422,
    'risk.risk_factors.data.risk_reasons',
    'risk_reasons_needed',
  ]);
  halfway.risk.risk_factors['data'] = { risk_level: 'risk', risk_reasons: 'Health data.' };
  expect(codeOf(await change(id, halfway))).toEqual([422, 'risk.risk_level', 'risk_below_factors']);
  delete halfway.risk.risk_factors['data'];
  expect(codeOf(await change(id, halfway))).toEqual([422, 'risk.risk_level', 'risk_below_factors']);
});

it('without a risk no notice is needed: the clock stops, the assessment stays as evidence', async () => {
  const { id } = await enter();
  await contain(id);
  const { body } = await change(id, risk('none', 'The disk was encrypted.'));
  expect(body).toMatchObject({
    clock_runs: false,
    missing_steps: ['lessons'],
    office_notice: { needed: false, sent_at: null },
    persons_notice: { needed: false },
    risk: { risk_level: 'none', risk_reasons: 'The disk was encrypted.', assessed_at: now.toISOString() },
  });
  // No notice is claimed that was not made.
  expect(codeOf(await change(id, { state: 'notified' }))).toEqual([409, 'incident_step_missing']);
  const closed = await change(id, { lessons: 'Encrypt all disks.', state: 'closed' });
  expect(closed.body).toMatchObject({ state: 'closed', closed_at: now.toISOString() });
  expect(closed.body.risk.risk_reasons).toBe('The disk was encrypted.');
});

it('a high risk needs the notice to the persons, too, and each state what belongs to it', async () => {
  const { id } = await enter();
  expect(codeOf(await change(id, { state: 'contained' }))).toEqual([409, 'incident_step_missing']);
  await contain(id);
  expect((await change(id, { state: 'contained' })).body.state).toBe('contained');
  const assessed = await change(id, risk('high'));
  expect(assessed.body.persons_notice.needed).toBe(true);
  await change(id, sentAt(now.toISOString(), { office_reference: 'PDPC 12/2569' }));
  expect(codeOf(await change(id, { state: 'notified' }))).toEqual([409, 'incident_step_missing']);
  const notice = {
    sent_at: now.toISOString(),
    channel: 'email',
    notice_text: { th: 'โปรดเปลี่ยนรหัสผ่าน', en: '' },
  };
  const { body } = await change(id, { persons_notice: notice, state: 'notified' });
  expect(body).toMatchObject({
    state: 'notified',
    clock_runs: false,
    office_notice: { after_due: false, office_reference: 'PDPC 12/2569' },
    persons_notice: { channel: 'email', notice_text: { th: 'โปรดเปลี่ยนรหัสผ่าน' } },
  });
  expect(codeOf(await change(id, { state: 'closed' }))).toEqual([409, 'incident_step_missing']);
  // A state does not outlive what it missing_steps: the notice was recorded by mistake.
  const withdrawn = await change(id, sentAt(null));
  expect(withdrawn.body).toMatchObject({ state: 'contained', clock_runs: true });
  expect(withdrawn.body.entries.map(({ kind }: { kind: string }) => kind)).toContain(
    'office_notice_withdrawn',
  );
});

it('a notice after 72 hours needs the reason; after 15 days it is recorded and says so', async () => {
  const { id } = await enter();
  now = new Date('2027-01-01T16:31:00Z');
  const late = now.toISOString();
  expect(codeOf(await change(id, sentAt('2027-01-05T00:00:00Z', { late_reason: 'x' })))).toEqual([
    422,
    'office_notice.sent_at',
    'moment_invalid',
  ]);
  expect(codeOf(await change(id, sentAt(late)))).toEqual([
    422,
    'office_notice.late_reason',
    'late_reason_needed',
  ]);
  const { body } = await change(id, sentAt(late, { late_reason: 'The forensic report took long.' }));
  expect(body.office_notice).toMatchObject({ after_due: true, after_latest: false });
  expect(body.entries.at(-1).kind).toBe('office_notified_late');
  now = new Date('2027-01-14T00:00:00Z');
  const after = await change(id, sentAt(now.toISOString(), { late_reason: 'It was found in a review.' }));
  expect(after.body.office_notice).toMatchObject({ after_due: true, after_latest: true });
  expect(after.body.entries.at(-1).kind).toBe('office_notified_after_latest');
  // What was in time by one clock may be late by another one.
  const other = await enter({ aware_at: '2027-01-13T00:00:00Z' });
  await change(other.id, sentAt(now.toISOString()));
  const moved = { aware_at: '2027-01-02T00:00:00Z', aware_reason: 'Seen earlier.' };
  expect(codeOf(await change(other.id, moved))).toEqual([
    422,
    'office_notice.late_reason',
    'late_reason_needed',
  ]);
});

it('a processor notifies its controller instead of the Office', async () => {
  const { id } = await enter({ acting_as: 'processor' });
  const begun = await read(id);
  expect([begun.missing_steps, begun.office_notice.needed, begun.clock_runs]).toEqual([
    ['containment', 'assessment', 'controller_notice', 'lessons'],
    false,
    true,
  ]);
  await change(id, risk('high'));
  // The law gives it no hours: those of the agreement count, and until they are stated what is usual.
  const hoursOf = async () => {
    const { aware_at, due_at, processor_notice } = await read(id);
    return [(Date.parse(due_at) - Date.parse(aware_at)) / 3_600_000, processor_notice.agreed_hours];
  };
  expect(await hoursOf()).toEqual([24, null]);
  const unsent = { sent_at: null, controller_name: 'Example Hospital', channel: null };
  await change(id, { processor_notice: { ...unsent, agreed_hours: 6 } });
  expect(await hoursOf()).toEqual([6, 6]);
  expect(await compliance.service.internal.incidentClocks({ organization_id: OURS })).toContainEqual(
    expect.objectContaining({ id, acting_as: 'processor', agreed_hours: 6 }),
  );
  const processor_notice = { ...unsent, sent_at: now.toISOString(), channel: 'phone', agreed_hours: 6 };
  const { body } = await change(id, { processor_notice, state: 'notified' });
  expect(body).toMatchObject({ state: 'notified', clock_runs: false, persons_notice: { needed: false } });
});

it('entries are only added: each covers the one before it, and the audit log has its hash', async () => {
  const { id } = await enter();
  expect(codeOf(await post(`${BASE}/${id}/entries`, { kind: 'supplement', text: 'x' }))).toEqual([
    409,
    'incident_step_missing',
  ]);
  // Two at the same moment: both are there.
  await Promise.all([
    contain(id),
    post(`${BASE}/${id}/entries`, { kind: 'note', text: 'The police were called.' }),
  ]);
  const { entries, entries_intact, containment } = await read(id);
  expect([entries.length, entries_intact, containment.length]).toEqual([3, true, 1]);
  const audited = JSON.stringify(compliance.identity.audit);
  expect(entries.every(({ sha256 }: { sha256: string }) => audited.includes(sha256))).toBe(true);
  expect(audited).not.toMatch(/police|laptop/);
  const stored = compliance.connection.collection('incidents');
  await stored.updateOne(
    { 'entries.2': { $exists: true }, number: (await read(id)).number },
    {
      $set: { 'entries.1.at': new Date('2026-01-01T00:00:00Z') },
    },
  );
  expect((await read(id)).entries_intact).toBe(false);
});

it('what was closed changes only after it was opened again, with a reason', async () => {
  const { id } = await enter();
  await contain(id);
  await change(id, { ...risk('none', 'Empty test data.'), lessons: 'None.', state: 'closed' });
  expect(codeOf(await change(id, { how_it_happened: 'x' }))).toEqual([409, 'incident_closed']);
  expect(codeOf(await contain(id))).toEqual([409, 'incident_closed']);
  expect((await post(`${BASE}/${id}/entries`, { kind: 'note', text: 'Filed.' })).status).toBe(201);
  expect(codeOf(await change(id, { state: 'open' }))).toEqual([422, 'reason', 'change_reason_needed']);
  const { body } = await change(id, { state: 'open', reason: 'The data were real.' });
  expect([body.state, body.closed_at, body.entries.at(-1).text]).toEqual([
    'open',
    null,
    'The data were real.',
  ]);
});

it('of two members who saw the same version one saves; times must fit each other', async () => {
  const { id, etag } = await enter();
  const send = (body: object) => compliance.officer('PUT', `${BASE}/${id}`, body, { 'if-match': etag });
  const both = await Promise.all([send({ how_it_happened: 'a' }), send({ how_it_happened: 'b' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await compliance.officer('PUT', `${BASE}/${id}`, { how_it_happened: 'c' })).status).toBe(428);
  for (const [body, field] of [
    [{ occurred_from: '2026-12-29T16:31:00Z' }, 'occurred_from'],
    [{ occurred_from: '2026-12-28T00:00:00Z', occurred_to: '2026-12-27T00:00:00Z' }, 'occurred_to'],
    [sentAt('2026-12-29T16:00:00Z'), 'office_notice.sent_at'],
  ] as const)
    expect(codeOf(await change(id, body))).toEqual([422, field, 'moment_invalid']);
  expect(codeOf(await change(id, { persons_estimate: { min: 5, max: 4 } }))).toEqual([
    422,
    'persons_estimate.max',
    'out_of_range',
  ]);
});

it('the list has running clocks first, the earliest end before the others', async () => {
  await compliance.connection.collection('incidents').deleteMany({});
  const later = await enter({ aware_at: '2026-12-29T16:00:00Z' });
  const sooner = await enter({ aware_at: '2026-12-28T00:00:00Z' });
  const done = await enter({ aware_at: '2026-12-20T00:00:00Z' });
  await change(done.id, risk('none', 'Test data.'));
  const list = async (query = '') => (await compliance.officer('GET', BASE + query)).body;
  const { entities, total } = await list();
  expect(entities.map(({ id }: { id: string }) => id)).toEqual([sooner.id, later.id, done.id]);
  expect([total, entities[0].what_happened]).toEqual([3, 'A laptop of the registry was stolen']);
  expect((await list('?state=closed')).total).toBe(0);
  const { internal } = compliance.service;
  expect(await internal.incidentClocks({ organization_id: OURS })).toEqual([
    {
      id: sooner.id,
      number: sooner.number,
      due_at: sooner.due_at,
      acting_as: 'controller',
      agreed_hours: null,
    },
    { id: later.id, number: later.number, due_at: later.due_at, acting_as: 'controller', agreed_hours: null },
  ]);
  expect(await internal.incidentOrganizations({})).toEqual({ organization_ids: [OURS] });
});

it('no one outside the organization, no Member and no key without the scope reads an incident', async () => {
  const { id } = await enter();
  compliance.identity.memberships.push({ userId: 'their-admin', organizationId: THEIRS, role: 1000 });
  const as = (user: string, path: string) => compliance.as(user)('GET', path);
  expect((await as('their-admin', `${BASE}/${id}`)).status).toBe(404);
  // By way of the own organization neither.
  const borrowed = await as('their-admin', `/organizations/${THEIRS}/incidents/${id}`);
  const missing = await as('their-admin', `/organizations/${THEIRS}/incidents/${'f'.repeat(24)}`);
  const plain = ({ status, body }: typeof borrowed) => [status, { ...body, request_id: '' }];
  expect(plain(borrowed)).toEqual(plain(missing));
  expect((await as(MEMBER, `${BASE}/${id}`)).status).toBe(403);
});
