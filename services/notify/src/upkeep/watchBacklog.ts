import { seldom } from '@yinyom/service-kit/metrics/figure';
import { webhookBacklog, webhookDelay } from '@yinyom/service-kit/metrics/instruments';
import type { DeliveryStore } from '../queue/delivery.store';
import type { WebhookStore } from '../webhooks/webhook.store';

const EVERY_MS = 15_000;

/** Tells in the metrics how many messages wait, and since when the oldest of them should have been tried. */
export const watchBacklog = (webhooks: WebhookStore, deliveries: DeliveryStore): (() => void) => {
  const look = async (which: 'all' | 'healthy') =>
    deliveries.backlog(await webhooks.activeIds(which), new Date());
  const stops = [
    webhookBacklog.ask(seldom(async () => (await look('all')).waiting, EVERY_MS)),
    webhookDelay.ask(
      seldom(async () => {
        // A receiver that fails is late by its own doing.
        const { oldest } = await look('healthy');
        return oldest ? (Date.now() - oldest.getTime()) / 1_000 : 0;
      }, EVERY_MS),
    ),
  ];
  return () => stops.forEach((stop) => stop());
};
