import { startNotify, until, type Notify } from './startNotify';
import { startReceiver, type Receiver, type Received, type Reply } from './startReceiver';

/** Registers a receiver and the service for a test file, and gives what its tests ask and do; everything starts anew for each test. */
export const deliveryStory = () => {
  const story = {
    notify: null as unknown as Notify,
    receiver: null as unknown as Receiver,
    /** How the receiver answers. */
    reply: (() => ({})) as (received: Received, index: number) => Reply,
    /** Milliseconds that the service believes to have gone by. */
    passed: 0,
    count: () => story.receiver.received.length,
    arrive: (most: number) =>
      until(story.count, (seen) => seen >= most).then(() => story.receiver.received[most - 1] as Received),
    stateOf: async (id: string) => (await story.notify.admin('GET', `/${id}`)).body,
    deliveriesOf: async (id: string, query = '') =>
      (await story.notify.admin('GET', `/${id}/deliveries${query}`)).body.entities,
    /** The only delivery, after that many of its tries have been judged. */
    judged: async (id: string, tries: number) => {
      const [one] = await until(
        () => story.deliveriesOf(id),
        ([there]) => there !== undefined,
      );
      return until(
        async () => (await story.notify.admin('GET', `/${id}/deliveries/${one.id}`)).body,
        ({ log }) => log.length >= tries,
      );
    },
    /** As if the wait before the next try were over. */
    noWaiting: async () => {
      const now = new Date();
      const { connection } = story.notify;
      await connection
        .collection('deliveries')
        .updateMany({ status: 'waiting', next_at: { $gt: now } }, { $set: { next_at: now } });
      await connection
        .collection('webhooks')
        .updateMany({ state: 'active' }, { $set: { due_at: now, not_before: null }, $inc: { marker: 1 } });
    },
    tell: () => story.notify.sources.scanner.tell('scan.finished', { scan_id: 's1', status: 'succeeded' }),
  };
  beforeAll(async () => {
    story.receiver = await startReceiver((received, index) => story.reply(received, index));
    story.notify = await startNotify({ now: () => new Date(Date.now() + story.passed) });
  });
  afterAll(async () => {
    // Together: tries that wait for an answer end with the connections.
    await Promise.all([story.notify.close(), story.receiver.close()]);
  });
  beforeEach(() => {
    story.receiver.received.length = 0;
    story.reply = () => ({});
    story.passed = 0;
    story.notify.identity.audit.length = 0;
  });
  afterEach(async () => {
    for (const { id } of (await story.notify.admin('GET', '')).body.entities)
      await story.notify.admin('DELETE', `/${id}`);
  });
  return story;
};
