import { OURS } from '@yinyom/testing/identityStandIn';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { createDeliveryStore } from '../queue/delivery.store';
import { sourcesStandIn } from '../testing/sources';
import { createCursorStore } from '../webhooks/cursor.store';
import { createWebhookStore } from '../webhooks/webhook.store';
import { createReadLedgers, LONGEST_BEHIND_MS, MOST_OF_A_RUN } from './readLedgers';

let server: TestDatabase;
let database: Connection;
beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('behind');
});
afterAll(() => server.close());

it('a peak is told of little by little, all of it in order, and at once by who has been behind for long', async () => {
  const webhooks = createWebhookStore(database);
  const deliveries = createDeliveryStore(database);
  const sources = sourcesStandIn();
  let time = 0;
  const ledgers = createReadLedgers({
    webhooks,
    deliveries,
    cursors: createCursorStore(database),
    consents: sources.consents.client,
    websites: sources.websites.client,
    now: () => time,
  });
  await database.collection('webhooks').insertOne({
    organization_id: OURS,
    state: 'active',
    events: ['consent.recorded'],
    include_client_id: false,
    created_at: new Date(),
  });
  const ranges = async () =>
    (
      await database
        .collection('deliveries')
        .find({}, { sort: { last_seq: 1 } })
        .toArray()
    ).map(({ decisions, last_seq }) => [decisions.after_seq, last_seq]);
  const decideAll = (count: number) => {
    for (let one = 0; one < count; one += 1) sources.decide();
  };

  decideAll(3 * MOST_OF_A_RUN);
  await ledgers.run();
  expect((await ranges()).at(-1)).toEqual([MOST_OF_A_RUN - 500, MOST_OF_A_RUN]);
  time += 5_000;
  await ledgers.run();
  expect(await ranges()).toHaveLength((2 * MOST_OF_A_RUN) / 500);
  // Visitors go on deciding for minutes.
  decideAll(3 * MOST_OF_A_RUN);
  time += LONGEST_BEHIND_MS;
  await ledgers.run();
  const told = await ranges();
  expect(told.at(-1)?.[1]).toBe(6 * MOST_OF_A_RUN);
  expect(told.map(([after]) => after)).toEqual(Array.from({ length: told.length }, (_, at) => at * 500));
});
