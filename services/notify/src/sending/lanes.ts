import { randomUUID } from 'node:crypto';
import type { Logger } from '@yinyom/service-kit/logger';
import type { DeliveryStore } from '../queue/delivery.store';
import type { WebhookRecord } from '../webhooks/WebhookRecord';
import type { WebhookStore } from '../webhooks/webhook.store';
import type { DeliverOne } from './deliverOne';
import { createTurns } from './turns';

/** Messages of one webhook on their way at once; one where its receiver fails or asked for less. */
const WIDTH = 4;
/** Messages on their way in this process; those of failing receivers never take the places of the others. */
const MOST_AT_ONCE = 128;
const LEASE_MS = 30_000;
const MOST_LANES = 1_000;

export interface Pace {
  /** How often webhooks with something due are looked for. */
  tickMs: number;
  /** How long a process that died keeps a webhook from the others. */
  leaseMs?: number;
}

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  deliver: DeliverOne;
  logger: Logger;
  pace: Pace;
}

const isTroubled = ({ slow, failing_since }: WebhookRecord): boolean => slow || failing_since !== null;

/**
 * Delivers what is due. Each webhook has a lane of its own, so that one whose receiver is dead, with however many
 * messages, takes nothing from the others; of all processes one has a lane at a time.
 */
export const createLanes = ({ webhooks, deliveries, deliver, logger, pace }: Deps) => {
  const holder = randomUUID();
  const { tickMs, leaseMs = LEASE_MS } = pace;
  const healthy = createTurns(MOST_AT_ONCE);
  const troubled = createTurns(MOST_AT_ONCE);
  const running = new Map<string, Promise<void>>();
  let closing = false;

  const isOpen = (webhook: WebhookRecord): boolean =>
    !closing &&
    webhook.state === 'active' &&
    (webhook.not_before === null || webhook.not_before <= new Date());

  const takeLane = (id: WebhookRecord['_id']): Promise<WebhookRecord | null> => {
    const now = new Date();
    return webhooks.lease(id, holder, now, new Date(now.getTime() + leaseMs));
  };

  /** Sends what is due of one webhook, as long as there is something and the lane is open and this wide. */
  const work = async (given: WebhookRecord, index: number, widen: () => void): Promise<void> => {
    let seen = given;
    const step = async (): Promise<boolean> => {
      // Others may have it by now: the wait for a turn can be long.
      const webhook = await takeLane(seen._id);
      if (!webhook) return false;
      const waitedElsewhere = isTroubled(webhook) !== isTroubled(seen);
      seen = webhook;
      if (!isOpen(webhook) || (index > 0 && isTroubled(webhook))) return false;
      // It takes its turn among those that it belongs to now.
      if (waitedElsewhere) return true;
      const delivery = await deliveries.claim(String(webhook._id), new Date());
      if (!delivery) return false;
      widen();
      await deliver(webhook, delivery);
      return true;
    };
    while (await (isTroubled(seen) ? troubled : healthy)(step));
  };

  const drive = async (due: WebhookRecord): Promise<void> => {
    const seen = await takeLane(due._id);
    if (!seen) return;
    const width = isTroubled(seen) ? 1 : WIDTH;
    const workers: Promise<void>[] = [];
    const failures: unknown[] = [];
    /** One more where the last one found something: most often there is nothing for a second. */
    const widen = (): void => {
      const index = workers.length;
      if (index >= width) return;
      const hire = () => index === workers.length - 1 && widen();
      workers.push(work(seen, index, hire).catch((error: unknown) => void failures.push(error)));
    };
    widen();
    // All of them end before the lane is let go of, also when one fails.
    for (let index = 0; index < workers.length; index += 1) await workers[index];
    await webhooks.letGo(seen, holder, await deliveries.nextAt(String(seen._id)));
    if (failures.length > 0) throw failures[0];
  };

  const start = (webhook: WebhookRecord): void => {
    const id = String(webhook._id);
    if (running.has(id) || running.size >= MOST_LANES) return;
    const lane = drive(webhook)
      .catch((error: unknown) =>
        logger.error({ err: error, webhook_id: id }, 'a webhook could not be served'),
      )
      .finally(() => running.delete(id));
    running.set(id, lane);
  };

  const look = async (): Promise<void> => {
    if (closing) return;
    for (const webhook of await webhooks.due(new Date(), MOST_LANES)) start(webhook);
  };

  let looking: Promise<void> = Promise.resolve();
  const lookNow = (): void => {
    looking = looking
      .then(look)
      .catch((error: unknown) => logger.warn({ err: error }, 'no look for messages that are due'));
  };
  const timer = setInterval(lookNow, tickMs);
  timer.unref();

  return {
    /** Looks at once: something was added. */
    wake: lookNow,
    /** Running tries end; no new one begins. */
    close: async (): Promise<void> => {
      closing = true;
      clearInterval(timer);
      await looking;
      await Promise.allSettled(running.values());
    },
  };
};
export type Lanes = ReturnType<typeof createLanes>;
