import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { ledgerStory } from '../testing/ledgerStory';
import { createStandIns } from '../testing/standIns';
import { rowOf, type ConsentRow } from './ConsentRow';
import { createProjectionStore } from './projection.store';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await startTestDatabase();
  connection = await database.connect('consents');
});
afterAll(() => database.close());

it('a batch that was interrupted after some of its rows is applied again, and no row is missing', async () => {
  const store = createProjectionStore(connection);
  await store.ensureIndexes();
  const site = createStandIns().addSite();
  const records = ledgerStory({ site, count: 250, clients: 250, start: Date.now(), stepMs: 1 });
  const last = new Map(records.map((record) => [record.identity?.client_id, record]));
  const wanted = [...last.values()].sort((a, b) => a.seq - b.seq);
  const rows = databaseOf(connection).collection<ConsentRow>('consents');
  await rows.insertMany(wanted.slice(0, 30).map(rowOf));
  expect(await store.apply(site.application_id, records, 0)).toBe(true);
  const stored = await rows.find({ application_id: site.application_id }).sort({ seq: 1 }).toArray();
  expect(stored.map(({ seq, client_id }) => [seq, client_id])).toEqual(
    wanted.map(({ seq, identity }) => [seq, identity?.client_id]),
  );
  expect(await store.appliedSeq(site.application_id)).toBe(250);
});
