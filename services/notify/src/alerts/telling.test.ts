import { until } from '../testing/startNotify';
import { startReceiver, type Receiver } from '../testing/startReceiver';
import { startWatchStory, type WatchStory } from '../testing/watchStory';

const violation = (cookie: string) => ({
  cookie,
  domain: 'www.example.ac.th',
  page: 'https://www.example.ac.th/',
  pass: 'none' as const,
  set_by: { kind: 'unknown' as const, url: null, line: null },
  category_type: 4,
  is_new: true,
});

let telling: WatchStory;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  // Webhooks are told of what happens after they were added.
  telling = await startWatchStory(new Date(Date.now() + 60_000), { tells: true });
});
afterEach(async () => {
  await telling.close();
  await receiver.close();
});
const found = (cookie: string) => ({
  scan_id: 'a'.repeat(24),
  finished_at: telling.now.toISOString(),
  violations: [violation(cookie)],
});

it('webhooks get what is raised, with its figures, and what is over', async () => {
  await telling.notify.add({ url: receiver.url, events: ['alert.raised', 'alert.resolved'] });
  telling.notify.sources.watched.scan = found('_fbp');
  await telling.look();
  telling.notify.sources.watched.scan = null;
  const [raised] = await until(
    () => receiver.messages('alert.raised'),
    ({ length }) => length > 0,
  );
  expect(raised).toMatchObject({
    application_id: telling.site.application_id,
    data: { rule: 'violation_new', severity: 'critical', figures: { item: { name: '_fbp' } } },
  });
  telling.notify.sources.watched.scan = { ...found('x'), violations: [] };
  for (let turn = 0; turn < 2; turn += 1) {
    telling.later(15);
    await telling.look();
  }
  const [over] = await until(
    () => receiver.messages('alert.resolved'),
    ({ length }) => length > 0,
  );
  expect(over.data).toMatchObject({
    alert_id: raised.data.alert_id,
    resolved_at: telling.now.toISOString(),
  });
  expect(receiver.received).toHaveLength(2);
});

it('a scan that ended has its website looked at, whoever listens', async () => {
  await telling.look();
  telling.later(1);
  telling.notify.sources.watched.scan = found('_fbp');
  telling.notify.sources.scanner.tell('scan.finished', { scan_id: 's' });
  const watches = telling.notify.connection.collection<{ _id: string; due_at: Date }>('alert_watches');
  await until(
    () => watches.findOne({ _id: telling.site.application_id }),
    (watch) => watch?.due_at.getTime() === telling.now.getTime(),
  );
  await telling.notify.service.watching.rounds();
  expect(await telling.alerts()).toMatchObject([{ rule: 'violation_new' }]);
});
