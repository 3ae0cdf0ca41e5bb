import { startNotify, until, webhookForm, type Notify } from '../testing/startNotify';
import { startReceiver, type Receiver } from '../testing/startReceiver';

let notify: Notify;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  notify = await startNotify();
});
afterAll(async () => {
  await notify.close();
  await receiver.close();
});
afterEach(async () => {
  for (const { id } of (await notify.admin('GET', '')).body.entities) await notify.admin('DELETE', `/${id}`);
  receiver.received.length = 0;
});

const itemsOf = () =>
  receiver
    .messages('consent.batch')
    .flatMap(({ data }: { data: { items: { seq: number }[] } }) => data.items);

it('decisions come in batches of at most 500, each once and in the order of the ledger, from the moment on', async () => {
  for (let before = 0; before < 3; before += 1) notify.sources.decide();
  await notify.add({ url: receiver.url, events: ['consent.recorded'], high_volume: true });
  for (let more = 0; more < 1_203; more += 1)
    notify.sources.decide(more % 2 === 0 ? {} : { result: 'decline_all', consent_type: 'decline_all' });
  await until(
    () => itemsOf().length,
    (seen) => seen >= 1_203,
  );
  const batches = receiver.messages('consent.batch');
  expect(Math.max(...batches.map(({ data }) => data.items.length))).toBeLessThanOrEqual(500);
  expect(
    itemsOf()
      .map(({ seq }) => seq)
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 1_203 }, (_, at) => at + 4));
  for (const { data } of batches) {
    expect([data.first_seq, data.last_seq]).toEqual([data.items[0].seq, data.items.at(-1).seq]);
    // A refusal is told as one, and nothing leads to a visitor.
    for (const { result, consent_type, client_id } of data.items) {
      expect(result).toBe(consent_type);
      expect(client_id).toBeUndefined();
    }
  }
});

it('withdrawals come one by one, with the client id only where that was chosen', async () => {
  await notify.add({
    url: receiver.url,
    events: ['consent.withdrawn'],
    high_volume: true,
    include_client_id: true,
  });
  notify.sources.decide();
  const { seq } = notify.sources.decide({ action: 'withdraw', result: 'decline_all' });
  await until(
    () => receiver.received.length,
    (seen) => seen > 0,
  );
  expect(receiver.messages('consent.withdrawn')).toMatchObject([
    { data: { seq, action: 'withdraw', result: 'decline_all', client_id: `client-${seq}` } },
  ]);
  expect(receiver.messages('consent.batch')).toEqual([]);
});

it('a webhook that begins to want decisions gets those from then on', async () => {
  const { id } = await notify.add({ url: receiver.url });
  notify.sources.decide();
  const form = webhookForm({ url: receiver.url, events: ['consent.recorded'], high_volume: true });
  await notify.admin('PUT', `/${id}`, { ...form, enabled: true });
  const { seq } = notify.sources.decide();
  await until(
    () => itemsOf().length,
    (seen) => seen > 0,
  );
  expect(itemsOf().map((item) => item.seq)).toEqual([seq]);
});

it('two processes that read at once make no decision come twice', async () => {
  const second = await notify.another();
  await notify.add({
    url: receiver.url,
    events: ['consent.recorded', 'consent.withdrawn'],
    high_volume: true,
  });
  const from = notify.sources.ledger.length;
  for (let more = 0; more < 100; more += 1) {
    notify.sources.decide({ action: 'withdraw' });
    if (more % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 15));
  }
  await until(
    () => [new Set(itemsOf().map(({ seq }) => seq)).size, receiver.messages('consent.withdrawn').length],
    ([decisions = 0, withdrawn = 0]) => decisions >= 100 && withdrawn >= 100,
  );
  await second.close();
  const expected = Array.from({ length: 100 }, (_, at) => from + at + 1);
  expect(
    itemsOf()
      .map(({ seq }) => seq)
      .sort((a, b) => a - b),
  ).toEqual(expected);
  const withdrawn = receiver.messages('consent.withdrawn').map(({ data }) => data.seq as number);
  expect(withdrawn.sort((a, b) => a - b)).toEqual(expected);
});

it('once a month is over, the report of each website is told of, once', async () => {
  const { id } = await notify.add({ url: receiver.url, events: ['report.monthly_ready'] });
  const store = notify.connection.collection('webhooks');
  await store.updateMany({}, { $set: { report_month: '2020-01' } });
  await until(
    () => receiver.received.length,
    (seen) => seen > 0,
  );
  await store.updateMany({}, { $set: { report_month: '2020-01' } });
  await until(
    () => store.findOne({ report_month: { $ne: '2020-01' } }),
    (found) => found !== null,
  );
  const { body } = await notify.admin('GET', `/${id}/deliveries`);
  expect(body.entities).toHaveLength(1);
  expect(receiver.messages('report.monthly_ready')).toMatchObject([{ data: { month: expect.any(String) } }]);
});
