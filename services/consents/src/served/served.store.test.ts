import { fasterWrite } from '@yinyom/testing/fasterWrite';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createServedStore } from './served.store';

let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(() => server.close());

it('two visitors who are the first of a day at the same moment are both counted, on a MongoDB, too', async () => {
  const connection = await server.connect('served');
  const [store, other] = [createServedStore(connection), createServedStore(connection)];
  const item = { version: 3, language: 'th' as const, count: 1 };
  fasterWrite('served_counters', 'bulkWrite', () => other.add('site', '2026-11-24', [item]));
  await store.add('site', '2026-11-24', [item]);
  expect(await store.byDay('site', '2026-11-24', '2026-11-24')).toEqual(new Map([['2026-11-24', 2]]));
});
