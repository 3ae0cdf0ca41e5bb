import { startWatchStory, type WatchStory } from '../testing/watchStory';

/** A moment in Bangkok. */
const at = (clock: string, day = '2026-11-25') => new Date(`${day}T${clock}:00+07:00`);
const CALM = { shown: 10, decisions: 6, accepted: 4 };

let story: WatchStory;
beforeEach(async () => {
  story = await startWatchStory(at('10:00'));
  story.usual(CALM);
  story.tellFigures();
  // Websites of these tests cannot be looked at.
  await switchOff('script_missing');
});
afterEach(() => story.close());

const rules = (rule: string, enabled: boolean) =>
  story.notify.call('admin')('PUT', `/applications/${story.site.application_id}/alert-rules`, {
    rules: [{ rule, enabled }],
  });
const switchOff = (rule: string) => rules(rule, false);
const quietHours = (quiet_hours: object | null) =>
  story.notify.call('admin')('PUT', `/organizations/${story.site.organization_id}/alert-settings`, {
    quiet_hours,
  });
const violation = (cookie: string, is_new = true) => ({
  cookie,
  domain: 'www.example.ac.th',
  page: 'https://www.example.ac.th/',
  pass: 'none' as const,
  set_by: { kind: 'script' as const, url: 'https://connect.facebook.net/x.js', line: 1 },
  category_type: 4,
  is_new,
});
const scanned = (...violations: ReturnType<typeof violation>[]) => {
  story.notify.sources.watched.scan = {
    scan_id: 'a'.repeat(24),
    finished_at: story.now.toISOString(),
    violations,
  };
};
const mailed = () => story.mails.map(({ alerts, digest }) => [digest ? 'digest' : 'mail', alerts.length]);
/** The window of six hours before now holds a fall. */
const fall = () => {
  for (let hour = 1; hour <= 24; hour += 1)
    story.hours.set(Math.floor(story.now.getTime() / 3_600_000) - hour, {
      shown: 150,
      decisions: 100,
      accepted: 30,
    });
};

it('a website in order has no alerts, and nobody is mailed', async () => {
  await story.look();
  expect(await story.alerts()).toEqual([]);
  expect(story.mails).toEqual([]);
});

it('a fact is told at once: alert, mail, webhook, with its figures', async () => {
  scanned(violation('_fbp'));
  await story.look();
  expect(await story.alerts()).toMatchObject([
    { rule: 'violation_new', state: 'raised', severity: 'critical', figures: { item: { name: '_fbp' } } },
  ]);
  expect(story.mails).toMatchObject([
    { website: 'www.example.ac.th', digest: false, alerts: [{ rule: 'violation_new' }] },
  ]);
  expect(await story.told()).toEqual(['alert.raised']);
});

it('what may be chance is told when it is seen again, and nothing of it is left when it is not', async () => {
  story.usual({ shown: 150, decisions: 100, accepted: 75 });
  fall();
  story.tellFigures();
  await story.look();
  expect(await story.alerts()).toEqual([]);
  story.later(60);
  await story.look();
  expect(await story.alerts()).toMatchObject([
    { rule: 'rate_drop', severity: 'warning', figures: { measured: { share: 0.3 }, usual: { share: 0.75 } } },
  ]);
});

it('nothing is over before two evaluations in a row say so; then it is told, and the next one is a new alert', async () => {
  scanned(violation('_fbp'));
  await story.look();
  scanned();
  story.later(15);
  await story.look();
  expect(await story.alerts()).toMatchObject([{ state: 'raised' }]);
  scanned(violation('_fbp', false));
  story.later(15);
  await story.look();
  scanned();
  for (let turn = 0; turn < 2; turn += 1) {
    story.later(15);
    await story.look();
  }
  expect(await story.alerts()).toMatchObject([{ state: 'resolved' }]);
  expect(await story.told()).toEqual(['alert.raised', 'alert.resolved']);
  scanned(violation('_fbp'));
  story.later(15);
  await story.look();
  expect((await story.alerts()).map(({ state }) => state)).toEqual(['raised', 'resolved']);
});

it('evaluations that found something are kept, with their figures; those that did not are not', async () => {
  scanned(violation('_fbp'));
  await story.look();
  const kept = await story.notify.connection.collection('alert_evaluations').find({}).toArray();
  expect(kept).toMatchObject([{ rule: 'violation_new', step: 'raise', figures: { item: { name: '_fbp' } } }]);
  expect((kept[0]!['expires_at'] as Date).getTime() - story.now.getTime()).toBe(90 * 86_400_000);
});

it('a critical alert that nobody takes care of is mailed again every 24 hours', async () => {
  scanned(violation('_fbp'));
  await story.look();
  story.later(23 * 60);
  await story.look();
  expect(story.mails).toHaveLength(1);
  story.later(60);
  await story.look();
  expect(story.mails).toHaveLength(2);
  const [{ id } = { id: '' }] = await story.alerts();
  await story.notify.call('member')('PUT', `/alerts/${id}`, { state: 'acknowledged' });
  story.later(25 * 60);
  await story.look();
  expect(story.mails).toHaveLength(2);
});

it('what is put off is told again when its time is over', async () => {
  scanned(violation('_fbp'));
  await story.look();
  const [{ id } = { id: '' }] = await story.alerts();
  const snoozed_until = new Date(story.now.getTime() + 3 * 86_400_000).toISOString();
  await story.notify.call('member')('PUT', `/alerts/${id}`, { state: 'snoozed', snoozed_until });
  story.later(2 * 1_440);
  await story.look();
  expect(story.mails).toHaveLength(1);
  story.later(1_441);
  await story.look();
  expect(await story.alerts()).toMatchObject([{ id, state: 'raised', snoozed_until: null }]);
  expect(story.mails).toHaveLength(2);
});

it('what is due at one moment is one mail; after five a day the rest comes with the digest at six', async () => {
  for (let turn = 1; turn <= 7; turn += 1) {
    scanned(...Array.from({ length: turn * 2 }, (_, one) => violation(`c${one}`)));
    await story.look();
    story.later(15);
  }
  expect(mailed()).toEqual(Array.from({ length: 5 }, () => ['mail', 2]));
  story.now = at('17:59');
  await story.look();
  expect(story.mails).toHaveLength(5);
  story.now = at('18:00');
  await story.look();
  expect(mailed().slice(5)).toEqual([['digest', 4]]);
});

it('the next day has five mails of its own', async () => {
  await story.look();
  await story.notify.connection
    .collection<{ _id: string }>('alert_watches')
    .updateOne({ _id: story.site.application_id }, { $set: { letters: { day: '2026-11-25', count: 5 } } });
  story.now = at('00:10', '2026-11-26');
  scanned(violation('_fbp'));
  await story.look();
  expect(mailed()).toEqual([['mail', 1]]);
});

it('in quiet hours warnings wait, critical alerts do not, and notices come with the digest', async () => {
  await quietHours({ from: '22:00', to: '07:00' });
  story.usual({ shown: 150, decisions: 100, accepted: 75 });
  story.now = at('23:00');
  story.usual({ shown: 150, decisions: 100, accepted: 75 });
  fall();
  story.tellFigures();
  story.notify.sources.watched.facts.unclassified = { amount: 2, names: ['_a', '_b'] };
  scanned(violation('_fbp'));
  await story.look();
  story.later(60);
  await story.look();
  expect((await story.alerts()).map(({ rule }) => rule).sort()).toEqual([
    'cookie_unclassified',
    'rate_drop',
    'violation_new',
  ]);
  expect(story.mails.flatMap(({ alerts }) => alerts.map(({ rule }) => rule))).toEqual(['violation_new']);
  story.now = at('07:00', '2026-11-26');
  await story.look();
  expect(story.mails.at(-1)).toMatchObject({ digest: false, alerts: [{ rule: 'rate_drop' }] });
  story.now = at('18:00', '2026-11-26');
  await story.look();
  expect(story.mails.at(-1)).toMatchObject({ digest: true, alerts: [{ rule: 'cookie_unclassified' }] });
});

it('a vendor that was told another choice is told of, until a newer scan sees none', async () => {
  const seen = (...told: string[]) => {
    story.notify.sources.watched.signals = {
      scan_id: 'a'.repeat(24),
      finished_at: story.now.toISOString(),
      contradictions: told.map((company) => ({
        code: 'told_granted_after_refusal',
        page: 'https://www.example.ac.th/',
        sent: 'gcd=1',
        company,
      })) as NonNullable<typeof story.notify.sources.watched.signals>['contradictions'],
    };
  };
  seen('Google');
  await story.look();
  expect(await story.alerts()).toMatchObject([
    { rule: 'signal_contradiction', severity: 'critical', figures: { signal: { company: 'Google' } } },
  ]);
  seen();
  for (let look = 0; look < 2; look += 1) {
    story.later(15);
    await story.look();
  }
  expect(await story.alerts()).toMatchObject([{ rule: 'signal_contradiction', state: 'resolved' }]);
});

it('a rule that is switched off ends its alerts', async () => {
  scanned(violation('_fbp'));
  await story.look();
  await switchOff('violation_new');
  story.later(1);
  await story.look();
  expect(await story.alerts()).toMatchObject([{ state: 'resolved' }]);
});

it('rules that are off by default say nothing until they are switched on', async () => {
  story.notify.sources.watched.ending = { valid: 1_000, ending: 900 };
  await story.look();
  expect(await story.alerts()).toEqual([]);
  await rules('consent_expiring', true);
  story.later(1);
  await story.look();
  expect(await story.alerts()).toMatchObject([{ rule: 'consent_expiring', severity: 'notice' }]);
});

it('a service that does not answer keeps nothing from the other rules, and is asked again', async () => {
  story.notify.sources.watched.down = true;
  story.notify.sources.watched.unsigned_day = '2026-11-24';
  scanned(violation('_fbp'));
  await story.look();
  expect((await story.alerts()).map(({ rule }) => rule).sort()).toEqual(['ledger_gap', 'violation_new']);
  const watch = await story.notify.connection
    .collection<{ _id: string; due_at: Date }>('alert_watches')
    .findOne({ _id: story.site.application_id });
  expect(watch?.due_at).toEqual(new Date(story.now.getTime() + 60_000));
});

it('a webhook that fails and a key that ends are told once for the organization, in every website’s list', async () => {
  const { call, connection, identity } = story.notify;
  const organization = story.site.organization_id;
  await call('admin')('PUT', `/organizations/${organization}/alert-settings`, {
    rules: [
      { rule: 'delivery_failing', enabled: true },
      { rule: 'key_expiring', enabled: true },
    ],
  });
  const { id } = await story.notify.add({ name: 'CRM' });
  await connection
    .collection('webhooks')
    .updateOne({}, { $set: { failing_since: new Date(story.now.getTime() - 86_400_000) } });
  const expires_at = new Date(story.now.getTime() + 5 * 86_400_000).toISOString();
  identity.client.listEndingKeys = async () => [{ id: 'k', name: 'ERP', expires_at }];
  await story.look();
  expect(await story.alerts()).toMatchObject([
    { rule: 'key_expiring', application_id: null },
    { rule: 'delivery_failing', application_id: null, subject: id },
  ]);
  expect(story.mails).toMatchObject([{ application_id: null, website: 'University' }]);
});

it('a text link is told when two different looks found it gone', async () => {
  await rules('text_stale', true);
  const { watched } = story.notify.sources;
  watched.facts.privacy_look = { at: '2026-11-25T01:00:00.000Z', status: 404 };
  await story.look();
  story.now = at('09:00', '2026-11-26');
  await story.look();
  expect(await story.alerts()).toEqual([]);
  watched.facts.privacy_look = { at: '2026-11-26T20:00:00.000Z', status: 404 };
  story.now = at('09:00', '2026-11-27');
  await story.look();
  expect(await story.alerts()).toMatchObject([{ rule: 'text_stale', figures: { found: '404' } }]);
});

it('alerts of a website that is there no more are over', async () => {
  scanned(violation('_fbp'));
  await story.look();
  story.notify.sources.watched.sites = [];
  story.later(31);
  await story.notify.service.watching.roster();
  const left = await story.notify.connection.collection('alerts').findOne({});
  expect(left).toMatchObject({ state: 'resolved', mail: null });
  expect(await story.notify.connection.collection('alert_watches').countDocuments()).toBe(0);
});

it('several processes at once raise one alert and send one mail', async () => {
  const other = await story.notify.another();
  scanned(violation('_fbp'), violation('_ga'));
  await story.notify.service.watching.roster();
  const due = () =>
    story.notify.connection.collection('alert_watches').updateMany({}, { $set: { due_at: story.now } });
  await due();
  await Promise.all([story.notify.service.watching.rounds(), other.watching.rounds(), due()]);
  await Promise.all([story.notify.service.watching.rounds(), other.watching.rounds()]);
  await other.close();
  expect(await story.alerts()).toHaveLength(2);
  expect(mailed()).toEqual([['mail', 2]]);
});
