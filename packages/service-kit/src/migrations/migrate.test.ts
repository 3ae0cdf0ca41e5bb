import type { Connection } from 'mongoose';
import { DATA_VERSIONS } from '@yinyom/contracts/operations/backup';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createLogger } from '../logger';
import { migrate, runMigrations } from './migrate';
import type { Migration } from './Migration';

const logger = createLogger('silent');
let server: TestDatabase;
let database: Connection;
let names = 0;

beforeAll(async () => {
  server = await startTestDatabase();
});
beforeEach(async () => {
  names += 1;
  database = await server.connect(`migrations_${names}`);
});
afterAll(() => server?.close());

const numbered = (...ups: Migration['up'][]): Migration[] =>
  ups.map((up, index) => ({ number: index + 1, name: `step ${index + 1}`, up }));

const applied = async (): Promise<unknown[]> => {
  const found = (await database.db?.collection('migrations').find().sort({ number: 1 }).toArray()) ?? [];
  return found.map(({ _id, name }) => [_id, name]);
};

const run = (migrations: Migration[], leaseMs?: number) =>
  runMigrations({ database, service: 'websites', migrations, logger, ...(leaseMs && { leaseMs }) });

it('each migration runs once, in its order, and a later version runs only what is new', async () => {
  const ran: number[] = [];
  const step = (number: number) => async () => void ran.push(number);
  await run(numbered(step(1), step(2)));
  await run(numbered(step(1), step(2)));
  await run(numbered(step(1), step(2), step(3)));
  expect(ran).toEqual([1, 2, 3]);
  expect(await applied()).toEqual([
    ['1', 'step 1'],
    ['2', 'step 2'],
    ['3', 'step 3'],
  ]);
});

it('of processes that start together one migrates and the others wait until it is done', async () => {
  let running = 0;
  let most = 0;
  let ran = 0;
  const up = async (): Promise<void> => {
    ran += 1;
    running += 1;
    most = Math.max(most, running);
    await database.db?.collection('things').insertOne({ ran });
    running -= 1;
  };
  const order = { database, service: 'websites' as const, migrations: numbered(up, up), logger };
  await Promise.all([1, 2, 3, 4].map(() => runMigrations(order)));
  expect({ ran, most }).toEqual({ ran: 2, most: 1 });
  expect(await database.db?.collection('things').countDocuments()).toBe(2);
});

it('a process that died in the middle holds up the next one only until its lease ends', async () => {
  await database.db
    ?.collection<{ _id: string }>('migrations')
    .insertOne({ _id: 'lease', holder: 'dead', until: new Date(Date.now() + 400) } as never);
  let ran = 0;
  await run(
    numbered(async () => void (ran += 1)),
    400,
  );
  expect(ran).toBe(1);
  expect(await applied()).toEqual([['1', 'step 1']]);
});

it('a migration that fails stops the start, is not noted, and is tried again by the next', async () => {
  const failing = numbered(async () => Promise.reject(new Error('no such field')));
  await expect(run(failing)).rejects.toThrow('no such field');
  expect(await applied()).toEqual([]);
  await run(numbered(async () => undefined));
  expect(await applied()).toEqual([['1', 'step 1']]);
});

it('data that is newer than the code is refused in a sentence, and nothing is done to it', async () => {
  const step = async (): Promise<void> => undefined;
  await run(numbered(step, step));
  await expect(run(numbered(step))).rejects.toThrow(
    /The data of the websites service is of a newer version \(2\) than this one knows \(1\)\. Start the newer version/,
  );
});

it('half of a restore is refused', async () => {
  await database.db?.collection<{ _id: string }>('migrations').insertOne({ _id: 'restoring' });
  await expect(run([])).rejects.toThrow(
    /A restore into the database of the websites service was not finished/,
  );
});

it('a list that is not what backups are told about is a mistake of the code, and said so', async () => {
  const migrations = numbered(
    ...Array.from({ length: DATA_VERSIONS.websites + 1 }, () => async () => undefined),
  );
  await expect(migrate({ database, service: 'websites', migrations, logger })).rejects.toThrow(
    /SERVICES of the contract/,
  );
});
