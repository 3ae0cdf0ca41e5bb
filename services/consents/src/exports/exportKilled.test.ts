import { createHash } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import { databaseOf } from '../database/databaseOf';
import { spawnConsents } from '../testing/spawnConsents';
import { startConsents, type Answer } from '../testing/startConsents';
import { createStandIns } from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';
import type { StoredExport } from './export.store';

/** Six pieces of the file: enough that the second process has some left to write. */
const COUNT = 3_000;
const START = Date.parse('2026-10-01T02:00:00Z');

let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(async () => {
  await server.close();
});

type Call = (path: string, given: object) => Promise<Answer>;
const ordered = async (call: Call, site: string, user: string): Promise<string> => {
  const body = { application_id: site, type: 'consent_logs', format: 'ndjson' };
  return (await call('/exports', { method: 'POST', body, user })).body.id as string;
};
const reached = async (call: Call, id: string, user: string, enough: (job: StoredExport) => boolean) => {
  const look = async (): Promise<StoredExport> => (await call(`/exports/${id}`, { user })).body;
  let job = await look();
  await until(async () => {
    if (job.status === 'failed') throw new Error('the export failed');
    if (enough(job)) return true;
    job = await look();
    return false;
  }, 'the export is so far');
  return job;
};

it('D-T4: kill -9 in the middle of an export: the next process finishes the very same file', async () => {
  const database = await server.connect('export_killed');
  const standIns = createStandIns();
  const site = standIns.addSite();
  const user = standIns.addUser(site.organization_id, 1000);
  const told = { count: COUNT, clients: 500, start: START, stepMs: 300_000 };
  await storeLedger(database, site, { ...told, sealedAt: new Date(START + 40 * 86_400_000) });

  const jobs = databaseOf(database).collection<StoredExport>('exports');
  /** Orders a file and kills the process in the middle of it. Should it be finished already, the next one is not. */
  const killInTheMiddle = async () => {
    for (;;) {
      const service = await spawnConsents(server.uri, database.name, site, { admin: user });
      const id = await ordered(service.call, site.application_id, user);
      await reached(service.call, id, user, ({ rows }) => rows > 0);
      await service.kill();
      const left = await jobs.findOne({ status: 'running' });
      if (left && left.rows < COUNT) return { id, left };
    }
  };
  const { id, left } = await killInTheMiddle();

  // Whoever makes a file has a minute until another one may take it over; that minute is over.
  await jobs.updateOne({ _id: left._id }, { $set: { lease_until: new Date(0) } });
  const consents = await startConsents(database, standIns);
  const { sha256 } = await reached(consents.call, id, user, ({ status }) => status === 'ready');
  const again = await ordered(consents.call, site.application_id, user);
  await reached(consents.call, again, user, ({ status }) => status === 'ready');
  const [file, undisturbed] = await Promise.all(
    [id, again].map((one) => consents.fetchBytes(`/exports/${one}/download`, user)),
  );
  await consents.close();
  expect(
    createHash('sha256')
      .update(file?.bytes ?? '')
      .digest('hex'),
  ).toBe(sha256);
  expect(file?.bytes.toString()).toBe(undisturbed?.bytes.toString());
  expect(file?.bytes.toString().match(/"kind":"record"/g)).toHaveLength(COUNT);
});
