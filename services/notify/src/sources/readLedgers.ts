import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { HIGH_VOLUME_TYPES, type ConsentItem } from '@yinyom/contracts/notify/eventTypes';
import { MAX_BATCH_ITEMS } from '@yinyom/contracts/notify/webhookLimits';
import type { DeliveryStore } from '../queue/delivery.store';
import { newDelivery } from '../queue/newDelivery';
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

interface Deps {
  webhooks: WebhookStore;
  cursors: CursorStore;
  deliveries: DeliveryStore;
  consents: ConsentsClient;
  websites: WebsitesClient;
}

type Reader = Pick<WebhookRecord, '_id' | 'organization_id' | 'events' | 'include_client_id'>;

/**
 * Makes messages of visitors' decisions, which it reads from the ledgers by their position: taking a decision costs
 * nothing more when somebody listens, and none is left out or told twice. A batch is named by its first position; the
 * cursor moves once it is stored.
 */
export const createReadLedgers = ({ webhooks, cursors, deliveries, consents, websites }: Deps) => {
  const positionsOf = async (organizationId: string): Promise<Record<string, number>> => {
    const application_ids = await websites.listApplicationIds({ organization_id: organizationId });
    return application_ids.length > 0 ? consents.ledgerPositions({ application_ids }) : {};
  };

  /** Stores the messages of a page of decisions. @returns position of the last decision that they hold */
  const store = async (webhook: Reader, applicationId: string, page: ConsentItem[]): Promise<number> => {
    const id = String(webhook._id);
    const now = new Date();
    const subject = { organization_id: webhook.organization_id, application_id: applicationId };
    const [first] = page;
    let last = page.at(-1)?.seq ?? 0;
    if (webhook.events.includes('consent.recorded') && first) {
      const key = `consent.batch:${applicationId}:${first.seq}`;
      const at = new Date(page.at(-1)?.consent_time ?? now);
      const data = { items: page, first_seq: first.seq, last_seq: last };
      const batch = newDelivery(id, key, 'consent.batch', { ...subject, at }, data, now);
      // One that is known may have been made when there were fewer decisions.
      last = await deliveries.addBatch({ ...batch, last_seq: last });
    }
    if (webhook.events.includes('consent.withdrawn'))
      await deliveries.add(
        page
          .filter(({ seq, action }) => action === 'withdraw' && seq <= last)
          .map((item) => {
            const key = `consent.withdrawn:${applicationId}:${item.seq}`;
            const at = new Date(item.consent_time);
            return newDelivery(id, key, 'consent.withdrawn', { ...subject, at }, item, now);
          }),
      );
    return last;
  };

  const read = async (webhook: Reader, applicationId: string, from: number, to: number): Promise<void> => {
    const id = String(webhook._id);
    for (let seq = from; seq < to;) {
      if ((await deliveries.countWaiting(id)) >= MOST_WAITING) return;
      const page = await consents.readLedger({
        organization_id: webhook.organization_id,
        application_id: applicationId,
        after_seq: seq,
        limit: MAX_BATCH_ITEMS,
        with_client_id: webhook.include_client_id,
      });
      if (page.length === 0) return;
      seq = await store(webhook, applicationId, page);
      await webhooks.wake([webhook._id], new Date());
      await cursors.move(id, applicationId, seq);
    }
  };

  return {
    /** From now on: what stands in the ledgers already is not sent. */
    begin: async (webhookId: string, organizationId: string): Promise<void> => {
      for (const [applicationId, seq] of Object.entries(await positionsOf(organizationId)))
        await cursors.move(webhookId, applicationId, seq);
    },

    /** Reads what is new for every webhook that listens. */
    run: async (): Promise<void> => {
      const known = new Map<string, Promise<Record<string, number>>>();
      for (const webhook of await webhooks.listeningTo(HIGH_VOLUME_TYPES)) {
        const { organization_id } = webhook;
        const asked = known.get(organization_id) ?? positionsOf(organization_id);
        known.set(organization_id, asked);
        const [positions, read_to] = await Promise.all([asked, cursors.of(String(webhook._id))]);
        for (const [applicationId, to] of Object.entries(positions))
          await read(webhook, applicationId, read_to.get(applicationId) ?? 0, to);
      }
    },
  };
};
export type ReadLedgers = ReturnType<typeof createReadLedgers>;
