import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { decision, startConsents, type Answer, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('outage');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
  site = standIns.addSite();
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

// A MongoDB that was given from outside is not ours to stop.
const ours = process.env['TEST_MONGODB_URI'] ? it.skip : it;

const send = (body: unknown): Promise<Answer> =>
  consents.call(`/public/sites/${site.site_key}/consents`, {
    method: 'POST',
    body,
    headers: { origin: 'https://site.ac.th' },
  });

/** A service may still be finding its database: its script sends the very same again. */
const sendUntilTaken = async (body: unknown): Promise<Answer> => {
  let answer = await send(body);
  await until(async () => {
    if (answer.status === 503) answer = await send(body);
    return answer.status !== 503;
  }, 'the service has found its database');
  return answer;
};

describe('the database goes away and comes back', () => {
  ours(
    'decisions are answered 503 with Retry-After, and the same ones are recorded once when it is back',
    async () => {
      const before = decision(site);
      expect([200, 201]).toContain((await sendUntilTaken(before)).status);
      await server.stop();

      const waiting = Array.from({ length: 5 }, () => decision(site));
      const refused = await Promise.all(waiting.map(send));
      for (const { status, headers, body } of refused) {
        expect([status, body.code]).toEqual([503, 'unavailable']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        // The script may read the answer: the origin is echoed on errors too.
        expect(headers.get('access-control-allow-origin')).toBe('https://site.ac.th');
      }
      const user = standIns.addUser(site.organization_id, 1000);
      const list = await consents.call(`/consents?application_id=${site.application_id}`, { user });
      expect(list.status).toBe(503);

      await server.start();
      const answered = await Promise.all([...waiting, before].map(sendUntilTaken));
      for (const { status } of answered) expect([200, 201]).toContain(status);
      const records = await databaseOf(database).collection('consent_logs').find({}).toArray();
      expect(records).toHaveLength(6);
      const verdict = await consents.call(`/consentLogs/verify?application_id=${site.application_id}`, {
        user,
      });
      expect(verdict.body).toMatchObject({ ok: true, checked: 6 });
      const daily = await consents.call(`/consentLogs/dailyReport?application_id=${site.application_id}`, {
        user,
      });
      expect(daily.body.totals).toMatchObject({ total: 6, unique_clients: 6 });
    },
    60_000,
  );
});
