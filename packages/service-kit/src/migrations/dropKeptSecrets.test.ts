import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { dropKeptSecrets } from './dropKeptSecrets';

let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(() => server?.close());

it('secrets that an earlier version kept with its answers are gone, everything else of them stays', async () => {
  const database = await server.connect('kept_secrets');
  const kept = database.collection<{ _id: string; request: string; answer: string | null }>(
    'idempotency_keys',
  );
  const answer = (fields: object) => JSON.stringify({ name: 'n', ...fields });
  await kept.insertMany([
    { _id: 'a', request: 'hash of a body', answer: answer({ key: 'yk_secret' }) },
    { _id: 'b', request: 'hash of a body', answer: answer({ site_secret: 'secret too' }) },
    { _id: 'c', request: 'hash of a body', answer: answer({}) },
    { _id: 'd', request: 'hash of a body', answer: null },
  ]);
  await dropKeptSecrets(database, ['key', 'site_secret']);
  await dropKeptSecrets(database, ['key', 'site_secret']);
  expect(await kept.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'a', request: '', answer: answer({}) },
    { _id: 'b', request: '', answer: answer({}) },
    { _id: 'c', request: '', answer: answer({}) },
    { _id: 'd', request: '', answer: null },
  ]);
});
