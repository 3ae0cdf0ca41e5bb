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
  const at = new Date('2026-11-24T03:30:00Z');
  fasterWrite('served_counters', 'bulkWrite', () =>
    other.add('site', '2026-11-24', [{ ...item, late: 0 }], at),
  );
  await store.add('site', '2026-11-24', [{ ...item, late: 1 }], at);
  expect(await store.byDay('site', '2026-11-24', '2026-11-24')).toEqual(new Map([['2026-11-24', 2]]));
  expect(await store.byHour('site', '2026-11-24', '2026-11-24')).toEqual([
    { day: '2026-11-24', hours: { 10: 2 }, timed: { 10: 2 }, late: { 10: 1 }, shown_at: at },
  ]);
});
