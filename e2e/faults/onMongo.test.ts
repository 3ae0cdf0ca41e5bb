import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DATA_SERVICES } from '@yinyom/contracts/operations/backup';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { backUp, restore } from '../support/backups';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { until } from '../support/until';
import { visitorsOf } from '../support/visitors';

// `npm run test:mongodb` gives the address; all of it on the embedded database is in backup.test.ts.
const given = process.env['TEST_MONGODB_URI'];
const onMongo = given ? it : it.skip;

const folder = mkdtempSync(path.join(tmpdir(), 'yy-mongo-'));
const at = (name: string) => path.join(folder, name);
const BACKUP_KEY = 'a-key-that-only-this-test-knows-0123456789';
const databases: TestDatabase[] = [];
const gateways: Program[] = [];

/** A name for databases of an installation, all of which are dropped at the end. */
const newPrefix = async (): Promise<string> => {
  const database = await startTestDatabase();
  databases.push(database);
  const names: string[] = [];
  for (const service of DATA_SERVICES) names.push((await database.connect(service)).name);
  return (names[0] ?? '').replace(/_[a-z]+$/, '');
};

/** The whole product with its data in MongoDB, as MONGODB_URI tells it. */
const start = async (dataDir: string, prefix: string, port: number): Promise<Program> => {
  const gateway = await startProgram('api-gateway/dist/start.js', [], {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: at(dataDir),
    MONGODB_URI: given ?? '',
    MONGODB_DATABASE: prefix,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    DEMO: 'true',
    DEMO_PAST: 'false',
  });
  gateways.push(gateway);
  return gateway;
};

afterAll(async () => {
  for (const gateway of gateways) await gateway.stop();
  for (const database of databases) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

onMongo(
  'on MongoDB people log in and visitors decide; a backup under load is restored into other databases and goes on',
  async () => {
    const prefix = await newPrefix();
    const port = await freePort();
    const gateway = await start('data', prefix, port);
    const visitors = visitorsOf({ url: `http://localhost:${port}`, port, ready: () => gateway.ready });
    await visitors.arrive();

    let over = false;
    const deciding = visitors.decide(8, () => over);
    await until(async () => visitors.acknowledged() > 100, 'visitors decide');
    const before = visitors.acknowledgedIds();
    const settings = { MONGODB_URI: given ?? '', DATA_DIR: at('data'), BACKUP_KEY };
    const said = await backUp(['--to', at('one.backup'), '--check'], {
      ...settings,
      MONGODB_DATABASE: prefix,
    });
    expect(said).toMatch(/Restored for a try: counts are equal, \d+ entries of the ledgers verify/);
    over = true;
    await deciding;
    await visitors.sendAgain();
    expect(visitors.refused()).toBe(0);
    expect(await visitors.expectKept()).toBe(visitors.acknowledged());
    await gateway.stop();

    const other = await newPrefix();
    const into = ['--from', at('one.backup'), '--data', at('new'), '--uri', given ?? ''];
    const restored = await restore(into, { MONGODB_DATABASE: other, BACKUP_KEY });
    expect(restored).toMatch(/Counts are equal, \d+ entries of the ledgers verify/);
    await start('new', other, port);
    expect(await visitors.expectKept(before)).toBeLessThanOrEqual(visitors.acknowledged());
    const now = visitors.acknowledged();
    await visitors.decide(1, () => visitors.acknowledged() > now + 5);
  },
);
