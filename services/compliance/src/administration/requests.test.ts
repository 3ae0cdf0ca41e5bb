import { OURS } from '@yinyom/testing/identityStandIn';
import { ADMIN, MEMBER, OFFICER, startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
let now = new Date('2026-11-20T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now });
});
afterAll(() => compliance.close());

const list = async (query: string) =>
  (await compliance.officer('GET', `/organizations/${OURS}/requests?${query}`)).body;
const whole = async (id: string) => (await compliance.officer('GET', `/requests/${id}`)).body;
const codeOf = ({
  status,
  body,
}: {
  status: number;
  body: { code?: string; errors?: { code: string }[] };
}) => [status, body.errors?.[0]?.code ?? body.code];

describe('a request that came on paper', () => {
  it('gets the next number of its year, and a clock that began when it was received', async () => {
    const first = await compliance.enter({ channel: 'paper', received_at: '2026-11-01T03:00:00Z' });
    const second = await compliance.enter();
    const last = await compliance.enter({ received_at: '2025-12-31T18:00:00Z' });
    const [one, two] = [first, second].map(({ number }) => Number(number.slice(-6)));
    expect(first.number).toMatch(/^DSR-2026-\d{6}$/);
    expect(two).toBe((one ?? 0) + 1);
    // In Bangkok it is 2026 by then.
    expect(last.number).toMatch(/^DSR-2026-/);
    expect(first.due_at).toBe('2026-12-01T16:59:59.000Z');
    expect(first.state).toBe('verified');
  });

  it('two that are entered at the same moment get two numbers', async () => {
    const entered = await Promise.all(Array.from({ length: 8 }, () => compliance.enter()));
    expect(new Set(entered.map(({ number }) => number)).size).toBe(8);
  });

  it('the same key enters it once, and the kept answer has nothing of the person', async () => {
    const headers = { 'idempotency-key': '4b1e9d53-8a0c-4f6e-9d3a-2f7c5b8e1a90' };
    const body = {
      channel: 'phone',
      rights: ['erasure'],
      person: { name: 'Somchai', email: 's@example.com' },
    };
    const send = () => compliance.officer('POST', `/organizations/${OURS}/requests`, body, headers);
    const [first, again] = [await send(), await send()];
    expect(again.body.id).toBe(first.body.id);
    const kept = await compliance.connection.collection('idempotency_keys').find().toArray();
    expect(JSON.stringify(kept)).not.toMatch(/Somchai|s@example/);
  });

  it('is refused with a date to come, and without a way to answer', async () => {
    const send = (changes: object) =>
      compliance.officer('POST', `/organizations/${OURS}/requests`, {
        channel: 'paper',
        rights: ['access'],
        person: { name: 'A', email: 'a@example.com' },
        ...changes,
      });
    expect(codeOf(await send({ received_at: '2026-11-20T03:00:01Z' }))).toEqual([422, 'received_at_invalid']);
    expect(codeOf(await send({ person: { name: 'A' } }))).toEqual([422, 'required']);
    expect(codeOf(await send({ rights: ['access', 'access'] }))).toEqual([422, 'invalid_value']);
  });
});

describe('what is stored', () => {
  it('shows neither name, nor mailbox, nor words of the person, yet the mailbox is found', async () => {
    const { id, number } = await compliance.enter({
      person: { name: 'Waraporn', email: 'Waraporn@Example.com', phone: '0812345678' },
      details: 'secretdetails',
    });
    await compliance.officer('POST', `/requests/${id}/notes`, { note: 'secretnote' });
    await compliance.officer('POST', `/requests/${id}/tasks`, { system_name: 'CRM', note: 'secrettask' });
    const raw = JSON.stringify(await compliance.connection.collection('subject_requests').find().toArray());
    expect(raw).not.toMatch(/waraporn|0812345678|secretdetails|secretnote|secrettask/i);
    const found = await list('q=waraporn@example.com');
    expect(found.entities.map((one: { number: string }) => one.number)).toEqual([number]);
    expect(found.entities[0].person_name).toBe('Waraporn');
    expect((await list(`q=${number}`)).total).toBe(1);
    expect((await list('q=other@example.com')).total).toBe(0);
  });

  it('an audit entry names the request and not the person', () => {
    const entries = compliance.identity.audit.filter(({ action }) => action.startsWith('request.'));
    expect(entries.map(({ target }) => target.label)).toContainEqual(expect.stringMatching(/^DSR-/));
    expect(JSON.stringify(entries)).not.toMatch(/waraporn|suda@|สุดา/i);
  });
});

describe('work on a request', () => {
  it('goes to an Admin or an officer, and to nobody else', async () => {
    const { id } = await compliance.enter();
    const give = (user_id: string) => compliance.officer('POST', `/requests/${id}/assign`, { user_id });
    expect((await give(ADMIN)).body.assigned_to).toEqual({ id: ADMIN, name: `Name of ${ADMIN}` });
    expect((await give(OFFICER)).status).toBe(200);
    expect(codeOf(await give(MEMBER))).toEqual([409, 'assignee_not_allowed']);
  });

  it('is saved by one of two who read the same version', async () => {
    const { id, etag } = await compliance.enter();
    const change = () =>
      compliance.officer('PUT', `/requests/${id}`, { state: 'in_progress' }, { 'if-match': etag });
    expect([(await change()).status, (await change()).status]).toEqual([200, 412]);
    expect((await compliance.officer('PUT', `/requests/${id}`, { details: 'x' })).status).toBe(428);
  });

  it('takes a note with a change of state: both, or none', async () => {
    const { id, etag } = await compliance.enter();
    const body = { state: 'in_progress', note: 'Which account?' };
    const change = () => compliance.officer('PUT', `/requests/${id}`, body, { 'if-match': etag });
    const { timeline } = (await change()).body;
    expect(timeline.slice(-2)).toMatchObject([
      { kind: 'state_changed', state: 'in_progress' },
      { kind: 'note', text: 'Which account?' },
    ]);
    expect((await change()).status).toBe(412);
    const { body: now } = await compliance.officer('GET', `/requests/${id}`);
    expect(now.timeline).toHaveLength(timeline.length);
  });

  it('is closed when its tasks are done; then everything in its timeline is there, in order', async () => {
    const { id } = await compliance.enter({ rights: ['erasure'] });
    const [one, two] = await Promise.all(
      ['CRM', 'LINE OA'].map((system_name) =>
        compliance.officer('POST', `/requests/${id}/tasks`, { system_name }),
      ),
    );
    expect([one?.status, two?.status]).toEqual([201, 201]);
    const before = await whole(id);
    const complete = (etag: string) =>
      compliance.officer('POST', `/requests/${id}/complete`, { result: 'erased' }, { 'if-match': etag });
    expect(codeOf(await complete(before.etag))).toEqual([409, 'tasks_open']);
    for (const task of before.tasks)
      await compliance.officer('PUT', `/requests/${id}/tasks/${task.id}`, { state: 'done', result: 'gone' });
    const closed = await complete((await whole(id)).etag);
    expect(closed.body).toMatchObject({
      state: 'completed',
      result: 'erased',
      tasks_open: 0,
      purge_at: '2028-11-20T03:00:00.000Z',
    });
    expect(closed.body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'received',
      'verified',
      ...['task_added', 'task_added', 'task_changed', 'task_changed'],
      'closed',
    ]);
    const late = await compliance.officer('POST', `/requests/${id}/tasks`, { system_name: 'ERP' });
    expect(codeOf(late)).toEqual([409, 'request_closed']);
  });

  it('is rejected for a reason that the law gives for all of its rights', async () => {
    const { id, etag } = await compliance.enter({ rights: ['access', 'withdrawal'] });
    const reject = (reason: string) =>
      compliance.officer(
        'POST',
        `/requests/${id}/reject`,
        { reason, explanation: 'We could not tell who asks.' },
        { 'if-match': etag },
      );
    expect(codeOf(await reject('harms_others'))).toEqual([422, 'reason_not_for_right']);
    const { body } = await reject('not_the_person');
    expect(body.reason).toEqual({ code: 'not_the_person', explanation: 'We could not tell who asks.' });
    expect(body.state).toBe('rejected');
  });

  it('nothing is completed before it is known who asks', async () => {
    const { id, etag, state } = await compliance.enter({ identity_level: 'none' });
    expect(state).toBe('received');
    const early = await compliance.officer('POST', `/requests/${id}/complete`, {}, { 'if-match': etag });
    expect(codeOf(early)).toEqual([409, 'state_not_allowed']);
  });
});

describe('lists and figures', () => {
  it('filter by right, state, assignee and end, and count what is late', async () => {
    now = new Date('2027-01-15T03:00:00Z');
    const urgent = await compliance.enter({ rights: ['portability'], received_at: '2026-12-16T03:00:00Z' });
    const numbers = ({ entities }: { entities: { number: string }[] }) =>
      entities.map(({ number }) => number);
    expect(numbers(await list('right=portability&state=open'))).toEqual([urgent.number]);
    expect(numbers(await list('due_before=2027-01-15&right=portability'))).toEqual([urgent.number]);
    expect(numbers(await list('due_before=2027-01-14&right=portability'))).toEqual([]);
    expect((await list('assigned_to=none&right=portability')).total).toBe(1);
    const { body } = await compliance.officer('GET', `/organizations/${OURS}/requests/figures`);
    expect(body.by_right.portability).toBe(1);
    expect(body.due_soon).toBeGreaterThan(body.overdue);
    expect(body.share_in_time).toBe(1);
    expect(body.median_days).toBe(0);
    expect(body.by_state.completed).toBe(1);
    const counted = Object.values<number>(body.by_state).reduce((all, count) => all + count, 0);
    expect(counted).toBe(body.total);
  });
});

describe('how fast requests are closed', () => {
  it('is the middle of all, or the mean of the two in the middle, and the share that was in time', async () => {
    const other = await startCompliance({ now: () => now });
    const took = async (days: number) => {
      const received_at = new Date(now.getTime() - days * 86_400_000).toISOString();
      const { id, etag } = await other.enter({ received_at });
      await other.officer('POST', `/requests/${id}/complete`, {}, { 'if-match': etag });
    };
    const figures = async () => (await other.officer('GET', `/organizations/${OURS}/requests/figures`)).body;
    expect(await figures()).toMatchObject({ median_days: null, share_in_time: null, total: 0 });
    await took(40);
    expect(await figures()).toMatchObject({ median_days: 40, share_in_time: 0 });
    await took(1);
    expect(await figures()).toMatchObject({ median_days: 20.5, share_in_time: 0.5 });
    await took(3);
    expect((await figures()).median_days).toBe(3);
    await other.enter({ rights: ['access', 'erasure'] });
    expect(await figures()).toMatchObject({
      total: 4,
      by_right: { access: 4, erasure: 1, objection: 0 },
      by_channel: { counter: 4 },
      by_state: { completed: 3, verified: 1, expired: 0 },
    });
    await other.close();
  });
});

describe('who asks', () => {
  it('must be as sure as the settings demand before an answer; a rejection needs no check', async () => {
    const other = await startCompliance({ now: () => now });
    const path = `/organizations/${OURS}/request-settings`;
    await other.admin('PUT', path, { identity_levels: { erasure: 'document' } }, { 'if-match': '"0"' });
    const post = (id: string, call: string, body: object, etag: string) =>
      other.officer('POST', `/requests/${id}/${call}`, body, { 'if-match': etag });
    const request = { rights: ['access', 'erasure'], identity_level: 'email_code' };
    const { id, etag } = await other.enter(request);
    const refused = [
      await post(id, 'answer', { letter_text: 'x' }, etag),
      await post(id, 'complete', {}, etag),
    ];
    expect(refused.map(codeOf)).toEqual([
      [409, 'identity_not_checked'],
      [409, 'identity_not_checked'],
    ]);
    const checked = await other.officer(
      'PUT',
      `/requests/${id}`,
      { identity_level: 'document' },
      { 'if-match': etag },
    );
    expect((await post(id, 'complete', {}, checked.body.etag)).status).toBe(200);
    const second = await other.enter(request);
    const reject = { reason: 'not_the_person', explanation: 'x' };
    expect((await post(second.id, 'reject', reject, second.etag)).status).toBe(200);
    // Access alone needs a confirmed mailbox.
    const third = await other.enter({ identity_level: 'email_code' });
    expect((await post(third.id, 'complete', {}, third.etag)).status).toBe(200);
    await other.close();
  });
});

describe('settings', () => {
  const path = `/organizations/${OURS}/request-settings`;

  it('begin with the form off; Admins alone switch it on, and name who receives requests first', async () => {
    const { body } = await compliance.officer('GET', path);
    expect(body).toMatchObject({ form_enabled: false, receivers: [], keep_months: 24, backup_days: 90 });
    const save = (as: Compliance['admin'], change: object, etag: string = body.etag) =>
      as('PUT', path, change, { 'if-match': etag });
    expect((await save(compliance.officer, { form_enabled: true })).status).toBe(403);
    expect(codeOf(await save(compliance.admin, { form_enabled: true }))).toEqual([422, 'receivers_needed']);
    expect(codeOf(await save(compliance.admin, { receivers: [MEMBER] }))).toEqual([
      409,
      'assignee_not_allowed',
    ]);
    const saved = await save(compliance.admin, {
      form_enabled: true,
      receivers: [OFFICER],
      answer_days: { access: 20 },
      systems: ['CRM'],
    });
    expect(saved.body).toMatchObject({ form_enabled: true, receivers: [OFFICER] });
    const logged = compliance.identity.audit.find(({ action }) => action === 'request.settings_changed');
    expect(logged?.changes).toContainEqual({
      field: 'receivers',
      before: '[]',
      after: JSON.stringify([`Name of ${OFFICER}`]),
    });
    expect((await save(compliance.admin, { keep_months: 12 })).status).toBe(412);
  });

  it('shorten limits, never beyond the cap, and give new requests for erasure a task each', async () => {
    const { body } = await compliance.admin('GET', path);
    const beyond = await compliance.admin(
      'PUT',
      path,
      { answer_days: { access: 31 } },
      { 'if-match': body.etag },
    );
    expect(codeOf(beyond)).toEqual([422, 'out_of_range']);
    const { id, due_at } = await compliance.enter({
      rights: ['access', 'erasure'],
      received_at: '2027-01-01T03:00:00Z',
    });
    expect(due_at).toBe('2027-01-21T16:59:59.000Z');
    const { tasks } = await whole(id);
    expect(tasks).toMatchObject([{ system_name: 'CRM', state: 'open', due_at: '2027-01-16T16:59:59.000Z' }]);
    // One that asks for erasure later gets them then, and once.
    const later = await compliance.enter({ received_at: '2027-01-01T03:00:00Z' });
    for (const rights of [['access', 'erasure'], ['access'], ['erasure']]) {
      const { etag } = await whole(later.id);
      await compliance.officer('PUT', `/requests/${later.id}`, { rights }, { 'if-match': etag });
    }
    expect((await whole(later.id)).tasks).toMatchObject([{ system_name: 'CRM', state: 'open' }]);
  });
});
