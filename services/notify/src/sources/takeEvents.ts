import { EVENT_TYPES, type EventType } from '@yinyom/contracts/notify/eventTypes';
import type { ToldEvent } from '@yinyom/contracts/internal/outbox';
import type { OutboxClient } from '@yinyom/service-kit/outbox/createOutbox';
import type { DeliveryStore } from '../queue/delivery.store';
import { newDelivery } from '../queue/newDelivery';
import type { WebhookStore } from '../webhooks/webhook.store';

const AT_ONCE = 200;

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  sources: readonly OutboxClient[];
  /** Told that a scan of a website ended, whoever listens. */
  scanned(applicationId: string): Promise<void>;
}

/** Whether it can be chosen. What a service of a newer version tells besides is passed over. */
const isEventType = (type: string): type is EventType & ToldEvent['type'] =>
  EVENT_TYPES.some((known) => known === type);

/**
 * Takes over what happened: makes messages of it first, then lets its service forget it. A process that dies in between
 * does it again, and the ids of the messages keep them from being made twice.
 * @returns whether any message was made
 */
export const createTakeEvents = ({ webhooks, deliveries, sources, scanned }: Deps) => {
  const spread = async (event: ToldEvent): Promise<boolean> => {
    if (event.type === 'scan.finished' && event.application_id) await scanned(event.application_id);
    if (!isEventType(event.type)) return false;
    const at = new Date(event.at);
    const listening = await webhooks.listening(event.organization_id, event.type);
    const meant = listening.filter(({ since }) => since <= at);
    if (meant.length === 0) return false;
    const now = new Date();
    const { organization_id, application_id } = event;
    await deliveries.add(
      meant.map(({ _id }) =>
        newDelivery(
          String(_id),
          event.id,
          event.type,
          { organization_id, application_id, at },
          event.data as never,
          now,
        ),
      ),
    );
    await webhooks.wake(
      meant.map(({ _id }) => _id),
      now,
    );
    return true;
  };

  const drain = async (source: OutboxClient): Promise<boolean> => {
    let any = false;
    for (;;) {
      const events = await source.listEvents({ limit: AT_ONCE });
      if (events.length === 0) return any;
      for (const event of events) any = (await spread(event)) || any;
      await source.forgetEvents({ ids: events.map(({ id }) => id) });
    }
  };

  return async (): Promise<boolean> => {
    // One that does not answer keeps nothing from the others.
    const drained = await Promise.allSettled(sources.map(drain));
    const failed = drained.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return drained.some((one) => one.status === 'fulfilled' && one.value);
  };
};
