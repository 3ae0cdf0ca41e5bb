import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { until } from '../support/until';
import { visitorsOf } from '../support/visitors';

/** The product's processes, each of which can be killed and started again with the same data. */
let dataDir: string;
let env: Record<string, string>;
let database: Program;
let gateway: Program;
let url: string;

const startDatabase = () =>
  startProgram('packages/embedded-mongo/dist/start.js', ['--data', path.join(dataDir, 'db')]);
const startGateway = () => startProgram('api-gateway/dist/start.js', [], env);

beforeAll(async () => {
  dataDir = await makeDataFolder('yy-killed-');
  const port = await freePort();
  url = `http://localhost:${port}`;
  database = await startDatabase();
  env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    MONGODB_URI: database.ready,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    NODE_ENV: 'development',
  };
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway?.stop();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const SOAK = process.env['SOAK'] === '1';
if (SOAK) jest.setTimeout(3_600_000);
/** Rounds of kills. */
const ROUNDS = SOAK ? 50 : 1;

it(`D-T4: kill -9 of gateway and database under load, ${2 * ROUNDS + 2} times: no acknowledged decision is lost, twice or different`, async () => {
  const visitors = visitorsOf({ url, port: Number(env['PORT']), ready: () => gateway.ready });
  await visitors.arrive();
  /** Lets visitors decide until so many more were acknowledged, then kills a process under them. */
  const killUnderLoad = async (victim: () => Program, more: number): Promise<void> => {
    let over = false;
    const enough = visitors.acknowledged() + more;
    const deciding = visitors.decide(8, () => over);
    await until(async () => visitors.acknowledged() >= enough, `${more} decisions are acknowledged`);
    await victim().stop('SIGKILL');
    over = true;
    await deciding;
  };

  for (let round = 0; round < ROUNDS; round++) {
    await killUnderLoad(() => gateway, 60);
    gateway = await startGateway();
    await killUnderLoad(() => database, 60);
    database = await startDatabase();
    await until(async () => (await fetch(`${url}/readyz`)).ok, 'the product finds its database again');
  }
  await killUnderLoad(() => gateway, 25);
  await database.stop('SIGKILL');
  database = await startDatabase();
  gateway = await startGateway();
  await visitors.sendAgain();
  expect(await visitors.expectKept()).toBe(visitors.acknowledged());
});
