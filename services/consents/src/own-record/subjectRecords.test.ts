import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { mongo, type Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { ERASURES_OF_TESTS, startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('subject-records');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
  site = standIns.addSite({ store_ip: 'truncated', store_ua: 'family' });
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

describe('an organization that answers a request', () => {
  const of = (consent_id: string, organization_id = site.organization_id) => ({
    organization_id,
    consent_id,
  });

  it('gets what was decided up to the decision that was named, in words, and erases that alone', async () => {
    const { internal } = consents.service;
    const client_id = randomUUID();
    const ids: string[] = [];
    for (let decided = 0; decided < 3; decided += 1)
      ids.push(String((await consents.decide(site, { client_id })).body.consent_id));
    const [first = '', second = '', third = ''] = ids;
    const extract = await internal.ownDecisions({ ...of(second), language: 'en' });
    expect(extract?.total).toBe(2);
    expect(
      extract?.decisions.map(({ rows }) => rows.find(({ name }) => name === 'Decision ID')?.value),
    ).toEqual([second, first]);
    expect(await internal.eraseOwnDecisions(of(second))).toEqual({ erased: 2 });
    expect(await internal.eraseOwnDecisions(of(second))).toEqual({ erased: 0 });
    expect((await internal.decisionOwner(of(second)))?.erased).toBe(true);
    expect(await internal.decisionOwner(of(third))).toMatchObject({ erased: false });
    expect(readFileSync(ERASURES_OF_TESTS, 'utf8')).toContain(first);
  });

  it('gets the newest decisions and the number of all, and in the console what its role may see', async () => {
    const { internal } = consents.service;
    const client_id = randomUUID();
    const first = String((await consents.decide(site, { client_id })).body.consent_id);
    const logs = databaseOf(database).collection('consent_logs');
    const record = await logs.findOne({ _id: new mongo.ObjectId(first) });
    // Records that nothing else reads: of earlier days, and never sealed.
    const earlier = Array.from({ length: 249 }, (_, at) => ({
      ...record,
      _id: new mongo.ObjectId(),
      event_id: randomUUID(),
      seq: -1 - at,
    }));
    await logs.insertMany(earlier);
    try {
      const valuesOf = async (role?: 1 | 10) => {
        const found = await internal.ownDecisions({ ...of(first), language: 'en', ...(role && { role }) });
        expect([found?.total, found?.decisions.length]).toEqual([250, 50]);
        const rows = found?.decisions[0]?.rows ?? [];
        const seen = ['Network', 'Browser'].map((name) => rows.some((row) => row.name === name));
        return [...seen, found?.left_out];
      };
      expect([await valuesOf(), await valuesOf(10), await valuesOf(1)]).toEqual([
        [true, true, []],
        [true, true, []],
        [false, false, ['Network', 'Browser', 'Client ID']],
      ]);
    } finally {
      await logs.deleteMany({ _id: { $in: earlier.map(({ _id }) => _id) } });
    }
  });

  it('gets nothing of another organization, and nothing for what is no decision', async () => {
    const { internal } = consents.service;
    const mine = String((await consents.decide(site)).body.consent_id);
    const others = standIns.addSite();
    for (const asked of [of(mine, others.organization_id), of('a'.repeat(24)), of('../x')]) {
      expect(await internal.decisionOwner(asked)).toBeNull();
      expect(await internal.ownDecisions({ ...asked, language: 'th' })).toBeNull();
      expect(await internal.eraseOwnDecisions(asked)).toBeNull();
    }
    expect(await internal.decisionOwner(of(mine))).toMatchObject({ erased: false });
  });
});
