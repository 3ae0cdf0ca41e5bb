import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { SITE } from '../testing/sources';
import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
let id = '';
beforeAll(async () => {
  story = await startWatchStory(new Date());
  story.tellFigures();
  story.notify.sources.watched.unsigned_day = '2026-11-24';
  await story.notify.call('admin')('PUT', `/applications/${SITE}/alert-rules`, {
    rules: [{ rule: 'script_missing', enabled: false }],
  });
  await story.look();
  id = (await story.alerts())[0]?.id ?? '';
});
afterAll(() => story.close());

const SETTINGS = `/organizations/${OURS}/alert-settings`;
const soon = () => new Date(story.now.getTime() + 86_400_000).toISOString();

describe('AL-01 alerts are seen by whoever sees the website, and changed by whoever edits it', () => {
  it.each([
    ['GET', () => `/applications/${SITE}/alerts`, undefined, { viewer: 200, member: 200, reviewer: 403 }],
    [
      'GET',
      () => `/applications/${SITE}/alert-rules`,
      undefined,
      { viewer: 200, member: 200, reviewer: 403 },
    ],
    ['GET', () => SETTINGS, undefined, { viewer: 200, member: 200, reviewer: 403 }],
    ['PUT', () => `/alerts/${id}`, { state: 'acknowledged' }, { viewer: 403, member: 200, reviewer: 403 }],
    [
      'PUT',
      () => `/applications/${SITE}/alert-rules`,
      { rules: [{ rule: 'rate_jump', enabled: true }] },
      { viewer: 403, member: 200, reviewer: 403 },
    ],
    ['PUT', () => SETTINGS, { quiet_hours: null }, { viewer: 403, member: 403, admin: 200 }],
  ] as const)('%s %s', async (method, path, body, statuses) => {
    for (const [user, status] of Object.entries(statuses))
      expect([user, (await story.notify.call(user)(method, path(), body)).status]).toEqual([user, status]);
    expect((await story.notify.call('foreigner')(method, path(), body)).status).toBe(404);
    expect((await story.notify.send(method, path(), { body })).status).toBe(401);
  });
});

it('AL-02 nothing is told or changed by an id that does not exist, or through another organization', async () => {
  const nobody = 'f'.repeat(24);
  const { call } = story.notify;
  for (const [method, path, body] of [
    ['GET', `/applications/${nobody}/alerts`, undefined],
    ['GET', `/applications/${nobody}/alert-rules`, undefined],
    ['PUT', `/alerts/${nobody}`, { state: 'acknowledged' }],
    ['PUT', '/alerts/nonsense', { state: 'acknowledged' }],
    ['GET', `/organizations/${THEIRS}/alert-settings`, undefined],
  ] as const)
    expect([path, (await call('admin')(method, path, body)).status]).toEqual([path, 404]);
  const { body } = await call('foreigner')('GET', '/me/alerts/count');
  expect(body).toEqual({ raised: 0, by_application: [] });
  const { internal } = story.notify.service;
  expect(await internal.alertsSince({ application_id: 'nonsense', position: '0' })).toMatchObject({
    alerts: [],
  });
});

it('a pending alert is nobody’s to see', async () => {
  const { connection } = story.notify;
  const { insertedId } = await connection.collection('alerts').insertOne({
    organization_id: OURS,
    application_id: SITE,
    place: SITE,
    rule: 'rate_drop',
    state: 'pending',
    open_key: 'x',
    figures: {},
  });
  const { body } = await story.notify.call('admin')('GET', `/applications/${SITE}/alerts?with_total=1`);
  expect(body).toMatchObject({ total: 1, entities: [{ rule: 'ledger_gap' }] });
  const answer = await story.notify.call('admin')('PUT', `/alerts/${String(insertedId)}`, {
    state: 'acknowledged',
  });
  expect(answer.status).toBe(404);
  await connection.collection('alerts').deleteOne({ _id: insertedId });
});

it('somebody takes care of an alert, puts it off, and takes both back; the audit log knows', async () => {
  const { call, identity } = story.notify;
  identity.audit.length = 0;
  const say = (body: object) => call('member')('PUT', `/alerts/${id}`, body);
  expect((await say({ state: 'acknowledged' })).body).toMatchObject({
    state: 'acknowledged',
    acknowledged_by: 'Name of member',
    acknowledged_at: expect.any(String),
  });
  expect((await call('viewer')('GET', '/me/alerts/count')).body.raised).toBe(0);
  const snoozed_until = soon();
  expect((await say({ state: 'snoozed', snoozed_until })).body).toMatchObject({
    state: 'snoozed',
    snoozed_until,
    acknowledged_by: null,
  });
  expect((await say({ state: 'raised' })).body).toMatchObject({ state: 'raised', snoozed_until: null });
  expect((await call('viewer')('GET', '/me/alerts/count')).body).toEqual({
    raised: 1,
    by_application: [{ application_id: SITE, organization_id: OURS, raised: 1 }],
  });
  expect(identity.audit.map(({ action }) => action)).toEqual([
    'alert.acknowledged',
    'alert.snoozed',
    'alert.reopened',
  ]);
});

it.each([
  ['without a moment', {}, 'required'],
  ['in the past', { snoozed_until: '2020-01-01T00:00:00Z' }, 'snooze_invalid'],
  ['for more than 30 days', { snoozed_until: '2999-01-01T00:00:00Z' }, 'snooze_invalid'],
  ['to what is no moment', { snoozed_until: 'tomorrow' }, 'date_invalid'],
])('an alert is not put off %s', async (_what, more, code) => {
  const { status, body } = await story.notify.call('admin')('PUT', `/alerts/${id}`, {
    state: 'snoozed',
    ...more,
  });
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'snoozed_until', code, message: expect.any(String) }],
  ]);
});

it('quiet hours and switches are kept, checked and told as they are', async () => {
  const { call, identity } = story.notify;
  identity.audit.length = 0;
  const change = (body: object) => call('admin')('PUT', SETTINGS, body);
  const quiet_hours = { from: '22:00', to: '07:00' };
  const changed = await change({ quiet_hours, rules: [{ rule: 'key_expiring', enabled: true }] });
  expect(changed.body).toMatchObject({
    quiet_hours,
    rules: [
      { rule: 'delivery_failing', enabled: false, by_default: false },
      { rule: 'key_expiring', enabled: true, by_default: false },
      { rule: 'request_due_soon', enabled: true, by_default: true },
      { rule: 'request_overdue', enabled: true, by_default: true },
      { rule: 'paper_review_due', enabled: true, by_default: true },
      { rule: 'breach_notice_due', enabled: true, by_default: true },
      { rule: 'request_unassigned', enabled: true, by_default: true },
      { rule: 'agreement_review_due', enabled: true, by_default: true },
      { rule: 'inspection_letter_due', enabled: true, by_default: true },
    ],
  });
  expect((await change({ rules: [{ rule: 'key_expiring', enabled: false }] })).body.quiet_hours).toEqual(
    quiet_hours,
  );
  expect((await change({ quiet_hours: { from: '22:00', to: '22:00' } })).body.errors).toMatchObject([
    { field: 'quiet_hours.to', code: 'quiet_hours_empty' },
  ]);
  expect((await change({ quiet_hours: { from: '25:00', to: '07:00' } })).body.errors).toMatchObject([
    { field: 'quiet_hours.from', code: 'clock_invalid' },
  ]);
  // Rules of a website are no rules of an organization, and what has no source cannot be chosen.
  expect((await change({ rules: [{ rule: 'rate_drop', enabled: true }] })).status).toBe(422);
  const unknown = { rules: [{ rule: 'request_due', enabled: true }] };
  expect((await call('admin')('PUT', `/applications/${SITE}/alert-rules`, unknown)).status).toBe(422);
  expect(identity.audit[0]).toMatchObject({
    action: 'alert.settings_changed',
    changes: [
      { field: 'key_expiring', after: true },
      { field: 'quiet_hours', before: null, after: quiet_hours },
    ],
  });
});

it('changes since a position are told, for whoever shows them as they happen', async () => {
  const { internal } = story.notify.service;
  const { position } = await internal.alertsSince({ application_id: SITE, position: null });
  story.later(1);
  await story.notify.call('member')('PUT', `/alerts/${id}`, { state: 'acknowledged' });
  const next = await internal.alertsSince({ application_id: SITE, position });
  expect(next.alerts).toMatchObject([{ id, state: 'acknowledged' }]);
  story.later(1);
  expect((await internal.alertsSince({ application_id: SITE, position: next.position })).position).toBe(
    next.position,
  );
});

it('the list is paged, newest first, by state', async () => {
  const { connection, call } = story.notify;
  const known = await connection.collection('alerts').findOne({ rule: 'ledger_gap' });
  if (!known) throw new Error('no alert');
  const { _id, ...rest } = known;
  await connection.collection('alerts').insertMany(
    Array.from({ length: 5 }, (_, at) => ({
      ...rest,
      open_key: `closed ${at}`,
      state: 'resolved',
      raised_at: new Date(1_700_000_000_000 + Math.floor(at / 2) * 1_000),
    })),
  );
  const seen: string[] = [];
  for (let next = ''; ;) {
    const { body } = await call('viewer')(
      'GET',
      `/applications/${SITE}/alerts?state=resolved&limit=2${next}`,
    );
    seen.push(...body.entities.map(({ id: one }: { id: string }) => one));
    if (!body.has_more) break;
    next = `&cursor=${body.next_cursor}`;
  }
  expect(new Set(seen).size).toBe(5);
  expect((await call('viewer')('GET', `/applications/${SITE}/alerts?state=open`)).body.entities).toHaveLength(
    1,
  );
  expect((await call('viewer')('GET', `/applications/${SITE}/alerts?cursor=x`)).status).toBe(422);
});

it('what is over changes no more', async () => {
  story.notify.sources.watched.unsigned_day = null;
  for (let turn = 0; turn < 2; turn += 1) {
    story.later(15);
    await story.look();
  }
  const answer = await story.notify.call('admin')('PUT', `/alerts/${id}`, { state: 'raised' });
  expect([answer.status, answer.body.code]).toEqual([409, 'alert_resolved']);
});

it('of two Admins who read the same quiet hours one saves; a switch of a rule changes no version', async () => {
  const call = story.notify.call('admin');
  const quiet = (from: string, seen: string) =>
    call('PUT', SETTINGS, { quiet_hours: { from, to: '06:00' } }, { 'if-match': seen });
  const read = async () => (await call('GET', SETTINGS)).body.etag;
  const seen = await read();
  const rules = [{ rule: 'key_expiring', enabled: true }];
  expect((await call('PUT', SETTINGS, { rules })).body.etag).toBe(seen);
  const both = await Promise.all([quiet('21:00', seen), quiet('22:00', seen)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await quiet('23:00', await read())).status).toBe(200);
});
