import { TRY_TIMEOUT_MS } from '@yinyom/contracts/notify/webhookLimits';
import { newDelivery } from '../queue/newDelivery';
import { createDeliveryStore } from '../queue/delivery.store';
import { startNotify, until } from '../testing/startNotify';
import { startReceiver, type Receiver } from '../testing/startReceiver';

const LIVING = 300;
/** Other work of the machine makes runs slower, never quicker: the quickest of some count. */
const MOST_PAIRS = 6;
const DEAD = 10_000;

/** Milliseconds until a living receiver has everything, beside as many messages for a dead one. */
const timed = async (dead: number): Promise<number> => {
  const notify = await startNotify({ pace: { tickMs: 100 } });
  const living = await startReceiver();
  let grave: Receiver | null = null;
  try {
    const store = createDeliveryStore(notify.connection);
    const subject = { organization_id: 'a'.repeat(24), application_id: null, at: new Date() };
    const fill = async (url: string, count: number) => {
      const { id } = await notify.add({ url });
      const records = Array.from({ length: count }, (_, at) =>
        newDelivery(id, String(at), 'ping', subject, { webhook_id: id }, new Date()),
      );
      for (let at = 0; at < count; at += 1_000) await store.add(records.slice(at, at + 1_000));
    };
    // It takes connections and never answers: the worst of the dead.
    grave = await startReceiver(() => ({ silent: true }));
    const begun = performance.now();
    await fill(grave.url, dead);
    await fill(living.url, LIVING);
    const { _id } = (await notify.connection.collection('webhooks').findOne({ url: living.url })) ?? {};
    const since = performance.now();
    await notify.connection
      .collection('webhooks')
      .updateMany({}, { $set: { due_at: new Date() }, $inc: { marker: 1 } });
    await until(
      () => living.received.length,
      (seen) => seen >= LIVING,
    );
    const took = performance.now() - since;
    expect(String(_id)).toHaveLength(24);
    // Four before it is known to be dead; of those that end for want of an answer none was quicker than that takes.
    const rounds = 1 + Math.floor((performance.now() - begun) / TRY_TIMEOUT_MS);
    if (dead > 0) expect(grave.received.length).toBeLessThanOrEqual(4 * rounds);
    return took;
  } finally {
    await grave?.close();
    await living.close();
    await notify.close();
  }
};

it('H-06 10,000 messages for a dead receiver cost a living one less than five percent of its time', async () => {
  await timed(0);
  let [alone, beside] = [Infinity, Infinity];
  for (let pair = 0; pair < MOST_PAIRS && !(beside / alone < 1.05); pair += 1) {
    alone = Math.min(alone, await timed(0));
    beside = Math.min(beside, await timed(DEAD));
  }
  expect(beside / alone).toBeLessThan(1.05);
}, 300_000);
