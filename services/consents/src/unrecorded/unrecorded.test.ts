import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { databaseOf } from '../database/databaseOf';
import { decision, startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let viewer: string;

beforeAll(async () => {
  server = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await server.connect('unrecorded'), standIns, { RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await consents.close();
  await server.close();
});
beforeEach(() => {
  site = standIns.addSite({ network_decisions: 60 });
  viewer = standIns.addUser(site.organization_id, 1);
});

const send = async (body: object, ip = '203.0.113.9') =>
  (
    await consents.call(`/public/sites/${site.site_key}/consents`, {
      method: 'POST',
      body,
      ip,
      headers: { origin: 'https://site.ac.th' },
    })
  ).status;
const unrecorded = async (): Promise<number> =>
  (await consents.call(`/applications/${site.application_id}/summary`, { user: viewer })).body.unrecorded;
const crowd = (size: number) => Array.from({ length: size }, () => decision(site));

describe('C-23 decisions that were refused for their number', () => {
  it('are counted once, however often they are sent, and no longer once they have arrived', async () => {
    const all = crowd(63);
    for (const body of all.slice(0, 60)) expect(await send(body)).toBe(201);
    expect(await unrecorded()).toBe(0);
    const late = all.slice(60);
    for (const body of [...late, ...late]) expect(await send(body)).toBe(429);
    expect(await unrecorded()).toBe(3);
    // The browser has found another network.
    expect(await send(late[0] ?? {}, '198.51.100.1')).toBe(201);
    expect(await unrecorded()).toBe(2);
    expect(await send(late[1] ?? {}, '198.51.100.1')).toBe(201);
    expect(await unrecorded()).toBe(1);
  });

  it('are not counted where no page of the website can have sent them', async () => {
    for (const body of crowd(60)) await send(body);
    expect(await send({ ...decision(site), config_token: 'v1.made.up' })).toBe(429);
    expect(await unrecorded()).toBe(0);
  });

  it('are kept without anything of the visitor', async () => {
    for (const body of crowd(61)) await send(body);
    expect(await unrecorded()).toBe(1);
    const db = databaseOf(await server.connect('unrecorded'));
    const kept = await db.collection('refused_decisions').findOne({ application_id: site.application_id });
    expect(Object.keys(kept ?? {}).sort()).toEqual(['_id', 'application_id', 'at', 'day']);
  });
});
