import { EVENT_DATA } from '@yinyom/contracts/notify/eventTypes';
import { isWayOut, WAYS_OUT } from '@yinyom/contracts/waysOut';
import { OURS } from '@yinyom/testing/identityStandIn';
import { SITE } from '../testing/sources';
import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
let id = '';
const KINDS = [{ kind: 'national_id' as const, count: 3 }];
beforeAll(async () => {
  story = await startWatchStory(new Date());
  story.notify.identity.memberships.push(
    { userId: 'officer', organizationId: OURS, role: 1, flags: ['dpo'] },
    { userId: 'member officer', organizationId: OURS, role: 10, flags: ['dpo'] },
    { userId: 'elsewhere', organizationId: OURS, role: 1, flags: ['dpo'], websites: ['f'.repeat(24)] },
  );
  story.tellFigures();
  await story.notify.call('admin')('PUT', `/applications/${SITE}/alert-rules`, {
    rules: [{ rule: 'script_missing', enabled: false }],
  });
  story.notify.sources.watched.leaks = [
    { id: 'e'.repeat(24), source: 'document', since: story.now.toISOString(), kinds: KINDS },
  ];
  await story.look();
  id = (await story.alerts())[0]?.id ?? '';
});
afterAll(() => story.close());

const call = (user: string, method: string, path: string, body?: object) =>
  story.notify.call(user)(method, path, body);
const site = (path: string) => `/applications/${SITE}/${path}`;
const span = () => ({
  organization_id: OURS,
  application_id: SITE,
  of_organization: true,
  from: new Date(story.now.getTime() - 1_000).toISOString(),
  until: new Date(story.now.getTime() + 1_000).toISOString(),
});
const hasRule = (rules: { rule: string }[]) => rules.some(({ rule }) => rule === 'personal_data_published');

/** What somebody reads on each way; `true`: they learn of the alert. */
const WAYS: Record<string, (user: string) => Promise<boolean>> = {
  'list of open alerts': async (user) =>
    (await call(user, 'GET', site('alerts?state=open'))).body.entities.length > 0,
  'list of all alerts': async (user) => (await call(user, 'GET', site('alerts'))).body.entities.length > 0,
  'total of the list': async (user) =>
    (await call(user, 'GET', site('alerts?with_total=1'))).body.total !== 0,
  'count of the badge': async (user) => (await call(user, 'GET', '/me/alerts/count')).body.raised !== 0,
  'websites of the badge': async (user) =>
    (await call(user, 'GET', '/me/alerts/count')).body.by_application.length > 0,
  'answer to a change': async (user) =>
    (await call(user, 'PUT', `/alerts/${id}`, { state: 'raised' })).status === 200,
  'list of switches': async (user) => hasRule((await call(user, 'GET', site('alert-rules'))).body.rules),
  'answer to a switch': async (user) => {
    const rules = [{ rule: 'rate_jump', enabled: true }];
    const { status, body } = await call(user, 'PUT', site('alert-rules'), { rules });
    return status === 200 && hasRule(body.rules);
  },
};

describe.each(Object.entries(WAYS))('AL-04 published personal data: %s', (_way, learns) => {
  it.each([
    ['admin', true],
    ['member officer', true],
    ['member', false],
    ['viewer', false],
  ] as const)('%s: %s', async (user, expected) => {
    expect(await learns(user)).toBe(expected);
  });
});

it('AL-04 a Member neither takes care of it nor switches its rule off: it is as if it were not there', async () => {
  const known = await call('member', 'PUT', `/alerts/${id}`, { state: 'acknowledged' });
  const unknown = await call('member', 'PUT', `/alerts/${'f'.repeat(24)}`, { state: 'acknowledged' });
  expect([known.status, known.body.code]).toEqual([unknown.status, unknown.body.code]);
  const off = { rules: [{ rule: 'personal_data_published', enabled: false }] };
  for (const user of ['member', 'member officer'])
    expect((await call(user, 'PUT', site('alert-rules'), off)).status).toBe(403);
  expect(await story.alerts('?state=raised')).toHaveLength(1);
});

it('AL-04 a Viewer who is the officer acknowledges what officers see, and no other alert', async () => {
  const say = (user: string, state: string) => call(user, 'PUT', `/alerts/${id}`, { state });
  expect((await say('officer', 'acknowledged')).body).toMatchObject({ state: 'acknowledged' });
  expect((await say('officer', 'raised')).body).toMatchObject({ state: 'raised', acknowledged_by: null });
  expect([(await say('viewer', 'raised')).status, (await say('elsewhere', 'raised')).status]).toEqual([
    403, 404,
  ]);
  const alerts = story.notify.connection.collection<{ rule: string }>('alerts');
  // The same alert under a rule that every Viewer reads.
  await alerts.updateOne({ rule: 'personal_data_published' }, { $set: { rule: 'violation_new' } });
  const statuses: number[] = [];
  for (const user of ['viewer', 'officer', 'member']) statuses.push((await say(user, 'acknowledged')).status);
  await alerts.updateOne({ rule: 'violation_new' }, { $set: { rule: 'personal_data_published' } });
  await say('admin', 'raised');
  expect(statuses).toEqual([403, 403, 200]);
});

it('AL-04 the record of a day has it only where Admins ask', async () => {
  const { internal } = story.notify.service;
  expect((await internal.openAlerts(span())).alerts).toEqual([]);
  expect(await internal.alertMoments(span())).toEqual([]);
  expect((await internal.openAlerts({ ...span(), for_admins: true })).alerts).toHaveLength(1);
});

it('AL-04 webhooks carry kinds and how many, and no address, place or value; Members see no deliveries', async () => {
  const found = await story.notify.connection
    .collection<{ untold?: { data: unknown }[] }>('alerts')
    .findOne({ rule: 'personal_data_published' });
  expect(found?.untold?.map(({ data }) => data)).toEqual([
    {
      alert_id: id,
      rule: 'personal_data_published',
      subject: 'e'.repeat(24),
      severity: 'critical',
      raised_at: story.now.toISOString(),
      figures: { since: story.now.toISOString(), leak: { source: 'document', kinds: KINDS } },
    },
  ]);
  expect(EVENT_DATA['alert.raised'].safeParse(found?.untold?.[0]?.data).success).toBe(true);
  const webhooks = `/organizations/${OURS}/webhooks`;
  for (const user of ['member', 'viewer'])
    for (const path of [webhooks, `${webhooks}/${'f'.repeat(24)}/deliveries`])
      expect((await call(user, 'GET', path)).status).toBe(403);
});

it('AL-04 there is no other way on which alerts leave: the ways here, live events, mails and records of days are all', () => {
  const ways = Object.keys(WAYS_OUT).filter(
    (name) => isWayOut(name) && WAYS_OUT[name].scopes.includes('alerts:read'),
  );
  expect(ways.sort()).toEqual([
    'document.getDayRecordPdf',
    'live.alert',
    'mail.alert_digest',
    'mail.alert_one',
    'mail.alert_several',
    'webhook.alert.raised',
    'webhook.alert.resolved',
  ]);
});

it('is over when nothing is published any more, and one alert at a time for a page or document', async () => {
  story.later(15);
  await story.look();
  expect(await story.alerts('?state=open')).toHaveLength(1);
  story.notify.sources.watched.leaks = [];
  for (let turn = 0; turn < 2; turn += 1) {
    story.later(15);
    await story.look();
  }
  expect(await story.alerts('?state=open')).toEqual([]);
  expect(await story.alerts('?state=resolved')).toHaveLength(1);
});
