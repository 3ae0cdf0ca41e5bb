import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { HIGH_VOLUME_TYPES, type ConsentItem } from '@yinyom/contracts/notify/eventTypes';
import { MAX_BATCH_ITEMS } from '@yinyom/contracts/notify/webhookLimits';
import type { DeliveryStore } from '../queue/delivery.store';
import { newBatch, newDelivery } from '../queue/newDelivery';
import type { CursorStore } from '../webhooks/cursor.store';
import type { WebhookRecord } from '../webhooks/WebhookRecord';
import type { WebhookStore } from '../webhooks/webhook.store';

export type ConsentsClient = Pick<
  InternalHandlers<typeof consentsInternal>,
  'ledgerPositions' | 'readLedger'
>;
export type WebsitesClient = Pick<InternalHandlers<typeof websitesInternal>, 'listApplicationIds'>;

/** A webhook with more messages waiting reads no further: what it has not read waits in the ledger. */
const MOST_WAITING = 2_000;

/**
 * A run reads no more decisions than this: at five seconds a run 500 a second (decision 165). In a peak the
 * rest waits in the ledger, so that visitors who decide do not wait for those who are told of it.
 */
export const MOST_OF_A_RUN = 2_500;
/** Whoever has been behind for so long reads all there is. */
export const LONGEST_BEHIND_MS = 5 * 60_000;

interface Deps {
  webhooks: WebhookStore;
  cursors: CursorStore;
  deliveries: DeliveryStore;
  consents: ConsentsClient;
  websites: WebsitesClient;
  now?: () => number;
}

type Reader = Pick<WebhookRecord, '_id' | 'organization_id' | 'events' | 'include_client_id'>;

/**
 * Makes messages of visitors' decisions, which it reads from the ledgers by their position: taking a decision costs
 * nothing more when somebody listens, and none is left out or told twice. A batch is named by its first position; the
 * cursor moves once they are stored. A batch says only where its decisions stand: they are read when it is sent.
 */
export const createReadLedgers = ({
  webhooks,
  cursors,
  deliveries,
  consents,
  websites,
  now = Date.now,
}: Deps) => {
  /** Since when a run has left something over; null while none does. */
  let behindSince: number | null = null;

  const positionsOf = async (organizationId: string): Promise<Record<string, number>> => {
    const application_ids = await websites.listApplicationIds({ organization_id: organizationId });
    return application_ids.length > 0 ? consents.ledgerPositions({ application_ids }) : {};
  };

  const withdrawalsOf = (webhook: Reader, page: readonly ConsentItem[], application_id: string) => {
    const { organization_id } = webhook;
    return page
      .filter(({ action }) => action === 'withdraw')
      .map((item) => {
        const key = `consent.withdrawn:${application_id}:${item.seq}`;
        const subject = { organization_id, application_id, at: new Date(item.consent_time) };
        return newDelivery(String(webhook._id), key, 'consent.withdrawn', subject, item, new Date());
      });
  };

  /** Stores the messages of the next decisions, up to a position. @returns position of the last that they hold */
  const store = async (webhook: Reader, application_id: string, after_seq: number, to: number) => {
    const { organization_id, include_client_id: with_client_id } = webhook;
    const range = { organization_id, application_id, after_seq, with_client_id };
    let last_seq = Math.min(after_seq + MAX_BATCH_ITEMS, to);
    // One that is known may have been made when there were fewer decisions.
    if (webhook.events.includes('consent.recorded'))
      last_seq = await deliveries.addBatch(newBatch(String(webhook._id), { ...range, last_seq }, new Date()));
    if (webhook.events.includes('consent.withdrawn')) {
      const page = await consents.readLedger({ ...range, limit: last_seq - after_seq });
      await deliveries.add(withdrawalsOf(webhook, page, application_id));
    }
    return last_seq;
  };

  const read = async (
    webhook: Reader,
    applicationId: string,
    [from, to]: readonly [number, number],
    budget: { left: number },
  ): Promise<void> => {
    const id = String(webhook._id);
    if (from >= to || budget.left <= 0) return;
    let seq = from;
    let waiting = await deliveries.countWaiting(id);
    while (seq < to && budget.left > 0 && waiting < MOST_WAITING) {
      const last = await store(webhook, applicationId, seq, to);
      // At most: each of them may have been a withdrawal, which is a message of its own.
      waiting += webhook.events.includes('consent.withdrawn') ? last - seq + 1 : 1;
      budget.left -= last - seq;
      seq = last;
    }
    if (seq === from) return;
    // Once for all of them: who dies before does it again, and finds what is there already.
    await webhooks.wake([webhook._id], new Date());
    await cursors.move(id, applicationId, seq);
  };

  return {
    /** From now on: what stands in the ledgers already is not sent. */
    begin: async (webhookId: string, organizationId: string): Promise<void> => {
      for (const [applicationId, seq] of Object.entries(await positionsOf(organizationId)))
        await cursors.move(webhookId, applicationId, seq);
    },

    /** Reads what is new for every webhook that listens. */
    run: async (): Promise<void> => {
      const late = behindSince !== null && now() - behindSince > LONGEST_BEHIND_MS;
      const budget = { left: late ? Infinity : MOST_OF_A_RUN };
      const known = new Map<string, Promise<Record<string, number>>>();
      for (const webhook of await webhooks.listeningTo(HIGH_VOLUME_TYPES)) {
        const { organization_id } = webhook;
        const asked = known.get(organization_id) ?? positionsOf(organization_id);
        known.set(organization_id, asked);
        const [positions, read_to] = await Promise.all([asked, cursors.of(String(webhook._id))]);
        for (const [applicationId, to] of Object.entries(positions))
          await read(webhook, applicationId, [read_to.get(applicationId) ?? 0, to], budget);
      }
      behindSince = budget.left > 0 ? null : (behindSince ?? now());
    },
  };
};
export type ReadLedgers = ReturnType<typeof createReadLedgers>;
