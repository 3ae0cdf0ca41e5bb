import { TRY_TIMEOUT_MS } from '@yinyom/contracts/notify/webhookLimits';
import { Types } from 'mongoose';
import { newDelivery } from '../queue/newDelivery';
import { createDeliveryStore } from '../queue/delivery.store';
import type { StoredDelivery } from '../queue/DeliveryRecord';
import { NO_LOOKS, startNotify, until } from '../testing/startNotify';
import { startReceiver } from '../testing/startReceiver';
import type { WebhookRecord } from '../webhooks/WebhookRecord';

/** Few, so that a round is short enough to meet a moment in which the machine does nothing else. */
const LIVING = 100;
/** Other work of the machine makes rounds slower, never quicker: the quickest of some count. */
const MOST_PAIRS = 20;
const DEAD = 10_000;

/** A service that delivers to a living receiver, beside as many messages for a dead one. */
const startBeside = async (dead: number) => {
  const notify = await startNotify({ pace: { ...NO_LOOKS, tickMs: 20 } });
  const living = await startReceiver();
  // It takes connections and never answers: the worst of the dead.
  const grave = await startReceiver(() => ({ silent: true }));
  const store = createDeliveryStore(notify.connection);
  const deliveries = notify.connection.collection<StoredDelivery>('deliveries');
  const webhooks = notify.connection.collection<WebhookRecord>('webhooks');
  const { id: receiver } = await notify.add({ url: living.url });
  const { id: dying } = await notify.add({ url: grave.url });
  const ofDying = { _id: new Types.ObjectId(dying) };
  const fill = async (webhook: string, count: number, key: string) => {
    const subject = { organization_id: 'a'.repeat(24), application_id: null, at: new Date() };
    const records = Array.from({ length: count }, (_, at) =>
      newDelivery(webhook, `${key}-${at}`, 'ping', subject, { webhook_id: webhook }, new Date()),
    );
    for (let at = 0; at < count; at += 1_000) await store.add(records.slice(at, at + 1_000));
  };
  await fill(dying, dead, 'dead');
  let round = 0;

  /** The service knows nothing of the dead receiver any more, and all of its messages are due as if they were new. */
  const forget = async (): Promise<void> => {
    await webhooks.updateOne(ofDying, { $set: { state: 'paused' } });
    await until(
      () => {
        grave.hangUp();
        return webhooks.findOne(ofDying);
      },
      (webhook) => webhook?.lease === null,
    );
    // Those that were tried wait for another try.
    await deliveries.updateMany(
      { webhook_id: dying, status: 'waiting', next_at: { $gt: new Date() } },
      { $set: { attempt: 0, tries: 0, next_at: new Date() } },
    );
    const healthy: Partial<WebhookRecord> = { state: 'active', failing_since: null, slow: false };
    await webhooks.updateOne(ofDying, { $set: { ...healthy, not_before: null, due_at: null } });
  };

  return {
    /** Milliseconds until the living receiver has everything. Each time the service finds out anew that the other is dead. */
    timed: async (): Promise<number> => {
      round += 1;
      if (dead > 0) await forget();
      const begun = performance.now();
      const seen = living.received.length;
      const tried = grave.received.length;
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
      expect(grave.received.length - tried).toBeLessThanOrEqual(4 * rounds);
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
