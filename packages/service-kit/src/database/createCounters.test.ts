import { fasterWrite } from '@yinyom/testing/fasterWrite';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { createCounters } from './createCounters';

let server: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  server = await startTestDatabase();
  connection = await server.connect('counters');
});
afterAll(() => server.close());

const LATER = new Date(Date.now() + 60_000);
const counted = async (name: string) =>
  (await connection.collection<{ _id: string; count: number }>('takes').findOne({ _id: name }))?.count;

it('so many are given and no more, also to those who ask at the same moment', async () => {
  const counters = createCounters(connection, 'takes');
  const given = await Promise.all(Array.from({ length: 9 }, () => counters.take('many', 3, LATER)));
  expect(given.filter(Boolean)).toHaveLength(3);
  await counters.giveBack('many');
  expect(await counters.take('many', 3, LATER)).toBe(true);
  expect(await counters.take('many', 3, LATER)).toBe(false);
});

it('who begins to count at the same moment as another process of a MongoDB gets one, too', async () => {
  const counters = createCounters(connection, 'takes');
  const other = createCounters(connection, 'takes');
  fasterWrite('takes', 'updateOne', () => other.take('first', 2, LATER));
  expect(await counters.take('first', 2, LATER)).toBe(true);
  expect(await counted('first')).toBe(2);
});

it('and none where the other process got the last one', async () => {
  const counters = createCounters(connection, 'takes');
  const other = createCounters(connection, 'takes');
  fasterWrite('takes', 'updateOne', () => other.take('last', 1, LATER));
  expect(await counters.take('last', 1, LATER)).toBe(false);
  expect(await counted('last')).toBe(1);
});
