import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';
import { decision, startConsents, type Decision, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { startSteppingDown, type StepDown, type SteppingDown } from '../testing/steppingDown';

// A MongoDB that was given from outside is not ours to disturb.
const ours = process.env['TEST_MONGODB_URI'] ? describe.skip : describe;

let server: TestDatabase;
let between: SteppingDown;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let user: string;

beforeEach(() => {
  site = standIns.addSite();
  user = standIns.addUser(site.organization_id, 1000);
});

const send = (body: Decision) =>
  consents.call(`/public/sites/${site.site_key}/consents`, {
    method: 'POST',
    body,
    headers: { origin: 'https://site.ac.th' },
  });
/** As the visitors' script: on a busy machine an answer may come too late; the very same is sent again. */
const deliver = async (body: Decision): Promise<void> => {
  let status = 503;
  await until(async () => {
    ({ status } = await send(body));
    return status !== 503;
  }, 'it is taken');
  expect([200, 201]).toContain(status);
};
const stored = () =>
  databaseOf(database)
    .collection<LogRecord>('consent_logs')
    .find({ application_id: site.application_id })
    .toArray();

/** Everything that was sent is there once, in a chain that holds, and counted. */
const expectWhole = async (count: number): Promise<void> => {
  expect(await stored()).toHaveLength(count);
  const about = `application_id=${site.application_id}`;
  const verdict = await consents.call(`/consentLogs/verify?${about}`, { user });
  expect(verdict.body).toMatchObject({ ok: true, checked: count });
  const daily = await consents.call(`/consentLogs/dailyReport?${about}`, { user });
  expect(daily.body.totals).toMatchObject({ total: count, unique_clients: count });
};

ours('D-T4: the primary of the database steps down', () => {
  beforeAll(async () => {
    server = await startTestDatabase();
    between = await startSteppingDown(server.uri);
    database = await connectDatabase(between.uri, 'step_down', createLogger('silent'));
    standIns = createStandIns();
    consents = await startConsents(database, standIns);
  });
  afterAll(async () => {
    await consents.close();
    await database.close();
    await between.close();
    await server.close();
  });

  it.each<StepDown>(['refused', 'unanswered', 'unsure'])(
    'a write that is %s once costs no decision, and none is stored twice',
    async (kind) => {
      await deliver(decision(site));
      between.stepDown(kind, 1);
      await Promise.all(Array.from({ length: 12 }, () => deliver(decision(site))));
      await expectWhole(13);
    },
  );

  it.each<StepDown>(['refused', 'unanswered', 'unsure'])(
    'as long as writes are %s nobody gets a receipt; the same decisions are recorded once afterwards',
    async (kind) => {
      between.stepDown(kind, Infinity);
      const sent = Array.from({ length: 5 }, () => decision(site));
      // The second time, what was written the first time stands in the ledger, but may still be rolled back.
      for (let attempt = 0; attempt < 2; attempt += 1) {
        for (const { status, body, headers } of await Promise.all(sent.map(send))) {
          expect([status, body.code]).toEqual([503, 'unavailable']);
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        }
      }
      expect((await stored()).length > 0).toBe(kind !== 'refused');
      between.stepDown(kind, 0);
      await Promise.all(sent.map(deliver));
      await expectWhole(5);
    },
  );
});
