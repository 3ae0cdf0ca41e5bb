import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedMongo } from '@yinyom/embedded-mongo';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { connectAsOperator } from './connectAsOperator';
import { databaseAnswers } from './connectDatabase';

const NAME = 'yinyom_identity';
let folder: string;
let server: Awaited<ReturnType<typeof startEmbeddedMongo>>;

beforeAll(async () => {
  folder = await makeDataFolder('yinyom-operator-');
  server = await startEmbeddedMongo({ dataDir: path.join(folder, 'database'), databases: [NAME] });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  process.env['DATA_DIR'] = folder;
  for (const name of ['MONGODB_URI', 'IDENTITY_MONGODB_URI']) Reflect.deleteProperty(process.env, name);
});

const connected = async (...asked: Parameters<typeof connectAsOperator>) => {
  const { database } = await connectAsOperator(...asked);
  try {
    return [database.name, await databaseAnswers(database)];
  } finally {
    await database.close();
  }
};

it('a command of operators needs an address, unless it may use the embedded database that runs', async () => {
  await expect(connectAsOperator('identity')).rejects.toThrow(
    'IDENTITY_MONGODB_URI or MONGODB_URI must be set',
  );
  expect(await connected('identity', { embedded: true })).toEqual([NAME, true]);
});

it.each(['IDENTITY_MONGODB_URI', 'MONGODB_URI'])('%s comes before the embedded database', async (name) => {
  process.env['DATA_DIR'] = path.join(folder, 'elsewhere');
  process.env[name] = server.uri;
  expect(await connected('identity', { embedded: true })).toEqual([NAME, true]);
  expect(await connected('identity')).toEqual([NAME, true]);
});
