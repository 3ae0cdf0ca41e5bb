import { TRY_TIMEOUT_MS } from '@yinyom/contracts/notify/webhookLimits';
import { newDelivery } from '../queue/newDelivery';
import { createDeliveryStore } from '../queue/delivery.store';
import { startNotify, until } from '../testing/startNotify';
import { startReceiver } from '../testing/startReceiver';

const LIVING = 300;
/** Other work of the machine makes rounds slower, never quicker: the quickest of some count. */
const MOST_PAIRS = 12;
const DEAD = 10_000;

/** A service that delivers to a living receiver, beside as many messages for a dead one. */
const startBeside = async (dead: number) => {
  const notify = await startNotify({ pace: { tickMs: 100 } });
  const living = await startReceiver();
  // It takes connections and never answers: the worst of the dead.
  const grave = await startReceiver(() => ({ silent: true }));
  const store = createDeliveryStore(notify.connection);
  const deliveries = notify.connection.collection('deliveries');
  const webhooks = notify.connection.collection('webhooks');
  const { id: receiver } = await notify.add({ url: living.url });
  const fill = async (webhook: string, count: number, key: string) => {
    const subject = { organization_id: 'a'.repeat(24), application_id: null, at: new Date() };
    const records = Array.from({ length: count }, (_, at) =>
      newDelivery(webhook, `${key}-${at}`, 'ping', subject, { webhook_id: webhook }, new Date()),
    );
    for (let at = 0; at < count; at += 1_000) await store.add(records.slice(at, at + 1_000));
  };
  await fill('nowhere', dead, 'dead');
  let round = 0;

  return {
    /** Milliseconds until the living receiver has everything. Each time the service finds out anew that the other is dead. */
    timed: async (): Promise<number> => {
      round += 1;
      const begun = performance.now();
      const seen = living.received.length;
      const dying = `/round-${round}`;
      if (dead > 0) {
        const { id: fresh } = await notify.add({ url: `http://localhost:${grave.port}${dying}` });
        const renewed = { webhook_id: fresh, status: 'waiting', attempt: 0, tries: 0, next_at: new Date() };
        await deliveries.updateMany({ webhook_id: { $ne: receiver } }, { $set: renewed });
      }
      await fill(receiver, LIVING, `round-${round}`);
      const since = performance.now();
      await webhooks.updateMany({}, { $set: { due_at: new Date() }, $inc: { marker: 1 } });
      await until(
        () => living.received.length - seen,
        (received) => received >= LIVING,
      );
      const took = performance.now() - since;
      // Four before it is known to be dead; of those that end for want of an answer none was quicker than that takes.
      const rounds = 1 + Math.floor((performance.now() - begun) / TRY_TIMEOUT_MS);
      // A try of the round before may still arrive; it names that round.
      const tried = grave.received.filter(({ path }) => path === dying).length;
      expect(tried).toBeLessThanOrEqual(4 * rounds);
      return took;
    },
    /** How many messages the dead receiver was sent. */
    tried: () => grave.received.length,
    close: async () => {
      await grave.close();
      await living.close();
      await notify.close();
    },
  };
};

it('H-06 10,000 messages for a dead receiver cost a living one less than five percent of its time', async () => {
  const quiet = await startBeside(0);
  const crowded = await startBeside(DEAD);
  try {
    await quiet.timed();
    let [alone, beside] = [Infinity, Infinity];
    for (let pair = 0; pair < MOST_PAIRS && !(beside / alone < 1.05); pair += 1) {
      alone = Math.min(alone, await quiet.timed());
      beside = Math.min(beside, await crowded.timed());
    }
    expect(crowded.tried()).toBeGreaterThan(0);
    expect(beside / alone).toBeLessThan(1.05);
  } finally {
    await quiet.close();
    await crowded.close();
  }
});
