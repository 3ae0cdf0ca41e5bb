import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { Schema } from 'mongoose';
import { ensureIndexes } from './connectDatabase';

let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(() => server.close());

it('an index that contradicts an existing one is reported, and keeps no other of its collection from being made', async () => {
  const connection = await server.connect('indexes');
  const things = connection.collection('things');
  await things.createIndex({ a: 1 });
  const schema = new Schema({ a: Number, b: Number, c: Number });
  schema.index({ b: 1 });
  schema.index({ a: 1 }, { unique: true });
  schema.index({ c: -1, b: 1 }, { sparse: true });
  connection.model('things', schema, 'things');
  await expect(ensureIndexes(connection)).rejects.toThrow(/existing index has the same name/);
  const made = await things.indexes();
  expect(made.map(({ name, unique, sparse }) => [name, unique, sparse])).toEqual([
    ['_id_', undefined, undefined],
    ['a_1', undefined, undefined],
    ['b_1', undefined, undefined],
    ['c_-1_b_1', undefined, true],
  ]);
});
