import { randomUUID } from 'node:crypto';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { configTokenOf, createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { startConsents, type RunningConsents } from '../testing/startConsents';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('watched');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
});
beforeEach(() => {
  site = standIns.addSite();
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const show = (late?: 0 | 1) =>
  consents.call(`/public/sites/${site.site_key}/served`, {
    method: 'POST',
    body: { items: [{ version: 1, language: 'th', count: 1, late }], config_token: configTokenOf(site) },
    headers: { origin: `https://${site.host}` },
  });
const internal = () => consents.service.internal;
const hourStart = (moment: Date) =>
  new Date(Math.floor(moment.getTime() / 3_600_000) * 3_600_000).toISOString();

it('shows and decisions are told by hour, refusals apart from what was accepted, and when the banner was last shown', async () => {
  const before = new Date();
  await show();
  await show();
  await consents.decide(site, { client_id: randomUUID() });
  await consents.decide(site, { client_id: randomUUID(), categories: {}, method: 'banner_decline' });
  const { hours, shown_at } = await internal().watchFigures({
    application_id: site.application_id,
    days: 30,
  });
  const sum = hours.reduce(
    (all, { shown, decisions, accepted }) => ({
      shown: all.shown + shown,
      decisions: all.decisions + decisions,
      accepted: all.accepted + accepted,
    }),
    { shown: 0, decisions: 0, accepted: 0 },
  );
  expect(sum).toEqual({ shown: 2, decisions: 2, accepted: 1 });
  expect([hourStart(before), hourStart(new Date())]).toContain(hours[0]?.at);
  expect(Date.parse(shown_at ?? '')).toBeGreaterThanOrEqual(before.getTime());
});

it('shows that came late are told with those whose wait is known; a script that does not say makes neither', async () => {
  const { application_id } = site;
  const told = async () => {
    const { hours } = await internal().watchFigures({ application_id, days: 30 });
    return hours.map(({ shown, timed, late }) => ({ shown, timed, late }));
  };
  await show();
  expect(await told()).toEqual([{ shown: 1, timed: undefined, late: undefined }]);
  await show(0);
  expect(await told()).toEqual([{ shown: 2, timed: 1, late: 0 }]);
  await Promise.all([show(1), show(1), show(0), show()]);
  expect(await told()).toEqual([{ shown: 6, timed: 4, late: 2 }]);
});

it('of days that were counted without hours nothing is told by hour', async () => {
  const day = bangkokDay(new Date());
  await database.collection<Record<string, unknown> & { _id: string }>('served_counters').insertOne({
    _id: `${site.application_id}|${day}|1|th`,
    application_id: site.application_id,
    day,
    version: 1,
    language: 'th',
    count: 7,
  });
  expect(await internal().watchFigures({ application_id: site.application_id, days: 30 })).toEqual({
    hours: [],
    shown_at: null,
  });
});

it('a day that is over and not signed is told, one that is not over is not', async () => {
  const { application_id } = site;
  await consents.decide(site, { client_id: randomUUID() });
  const day = bangkokDay(new Date());
  const over = (moment: Date) => internal().watchSigning({ application_id, over_by: moment.toISOString() });
  expect(await over(new Date())).toEqual({ unsigned_day: null });
  expect(await over(new Date(Date.now() + 86_400_000))).toEqual({ unsigned_day: day });
  expect(
    await internal().watchSigning({ application_id: 'f'.repeat(24), over_by: new Date().toISOString() }),
  ).toEqual({
    unsigned_day: null,
  });
});

it('a day whose records were changed is told', async () => {
  const { application_id } = site;
  await consents.decide(site, { client_id: randomUUID() });
  const day = bangkokDay(new Date());
  expect(await internal().watchChain({ application_id, day })).toEqual({ ok: true });
  await database.collection('consent_logs').updateOne({ application_id }, { $set: { language: 'jp' } });
  expect(await internal().watchChain({ application_id, day })).toEqual({ ok: false });
  // A day without records has nothing that could have been changed.
  expect(await internal().watchChain({ application_id, day: addDays(day, -3) })).toEqual({ ok: true });
});

it('consents that hold are counted with those that will soon end; refusals and withdrawals are none', async () => {
  const { application_id } = site;
  const client_id = randomUUID();
  await consents.decide(site, { client_id });
  await consents.decide(site, { client_id: randomUUID() });
  await consents.decide(site, { client_id: randomUUID(), categories: {}, method: 'banner_decline' });
  const ending = (valid_days: number) =>
    internal().watchEnding({ application_id, valid_days, within_days: 14 });
  expect(await ending(365)).toEqual({ valid: 2, ending: 0 });
  expect(await ending(14)).toEqual({ valid: 2, ending: 2 });
});
