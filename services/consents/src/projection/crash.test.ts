import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { lastingVisitors } from '../testing/lastingVisitors';
import { spawnConsents } from '../testing/spawnConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { startConsents } from '../testing/startConsents';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('crash');
  standIns = createStandIns();
  site = standIns.addSite();
});
afterAll(async () => {
  await server.close();
});

describe('kill -9 of the service under load', () => {
  it('loses no acknowledged decision, stores none twice, and the counters equal a recount', async () => {
    const visitors = lastingVisitors(site);
    for (const killAfter of [1, 40, 150, 333]) {
      const service = await spawnConsents(server.uri, database.name, site);
      let answers = 0;
      let over = false;
      let enough: () => void = () => undefined;
      const reached = new Promise<void>((resolve) => {
        enough = resolve;
      });
      const isOver = () => over;
      const load = visitors.decide(16, service.url, isOver, () => {
        answers += 1;
        if (answers === killAfter) enough();
      });
      await reached;
      await service.kill();
      over = true;
      await load;
    }

    const consents = await startConsents(database, standIns);
    await visitors.expectWhole(consents, database, standIns.addUser(site.organization_id, 10));
    await consents.close();
  });
});
