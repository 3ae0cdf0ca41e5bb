import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';
import { decision, startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns } from '../testing/standIns';
import type { DayCounter } from './DayCounter';
import { comparable, recount } from '../testing/recount';

let server: TestDatabase;
let services: RunningConsents[] = [];
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(async () => {
  for (const service of services) await service.close();
  await server.close();
});

describe('several processes of the service on one database', () => {
  it('take decisions of the same visitors and count them while owners look: nothing lost, nothing twice', async () => {
    const standIns = createStandIns();
    const site = standIns.addSite();
    const user = standIns.addUser(site.organization_id, 10);
    const connections = await Promise.all([1, 2, 3].map(() => server.connect('processes')));
    services = await Promise.all(connections.map((connection) => startConsents(connection, standIns)));
    const [owner, connection] = [services[0], connections[0]];
    if (!owner || !connection) throw new Error('no service');
    const clients = Array.from({ length: 12 }, () => randomUUID());
    /** As the visitors' script: what is answered 503 on a busy machine is sent again, the very same. */
    const receipts = new Map<string, string>();
    const decide = async (service: RunningConsents, n: number) => {
      const client = clients[(n * 5) % clients.length] ?? '';
      const receipt = receipts.get(client);
      const body = decision(site, {
        client_id: client,
        categories: n % 3 === 0 ? {} : { statistics: true },
        ...(receipt !== undefined && { receipt }),
      });
      const headers = { origin: 'https://site.ac.th' };
      let status = 503;
      let answer: { receipt?: string } = {};
      while (status === 503)
        ({ status, body: answer } = await service.call(`/public/sites/${site.site_key}/consents`, {
          method: 'POST',
          body,
          headers,
        }));
      expect([200, 201]).toContain(status);
      if (answer.receipt !== undefined) receipts.set(client, answer.receipt);
    };
    const look = async (service: RunningConsents) => {
      const { status } = await service.call(`/consents/dailyReport?application_id=${site.application_id}`, {
        user,
      });
      expect(status).toBe(200);
    };
    // A browser has its first receipt before it decides again.
    for (let n = 0; n < clients.length; n += 1) await decide(owner, n);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        services.flatMap((service, index) => [
          ...Array.from({ length: 6 }, (_, n) => decide(service, round + index + n)),
          look(service),
        ]),
      );
    }

    const { body: verdict } = await owner.call(`/consentLogs/verify?application_id=${site.application_id}`, {
      user,
    });
    expect(verdict).toMatchObject({ ok: true, checked: 192 });
    const db = databaseOf(connection);
    const records = await db.collection<LogRecord>('consent_logs').find({}).sort({ seq: 1 }).toArray();
    const firsts = records.filter(({ previous_consent_id }) => previous_consent_id === null);
    expect(firsts).toHaveLength(clients.length);
    expect(new Set(records.map((record) => record.previous_consent_id)).size).toBe(192 - clients.length + 1);
    const expected = recount(records);
    for (const counter of await db.collection<DayCounter>('day_counters').find({}).toArray()) {
      const again = expected.get(counter.day);
      expect(again && comparable(again)).toEqual(comparable(counter));
    }
  });
});
