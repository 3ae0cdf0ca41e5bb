import type { BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { listDeliveries, resendDeliveries } from '@yinyom/contracts/notify/deliveries';
import { MAX_RESENT } from '@yinyom/contracts/notify/webhookLimits';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import { continuedPage } from '@yinyom/service-kit/http/listPages';
import type { DeliveryStore, ListPlace } from '../queue/delivery.store';
import type { MessageBody } from '../queue/messageBody';
import type { WebhookRecord } from '../webhooks/WebhookRecord';
import type { WebhookStore } from '../webhooks/webhook.store';
import { toDelivery, toDeliveryRecord } from './toDelivery';

const CURSOR = /^(\d{1,15})\.(msg_[0-9a-zA-Z]{1,40})$/;

/** @throws AppError 422 for one that this list did not give */
const placeOf = (cursor: string | undefined): ListPlace | null => {
  if (cursor === undefined) return null;
  const [, ms, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!ms || !id) throw invalidField('cursor', 'cursor_invalid');
  return { at: new Date(Number(ms)), id };
};
const cursorOf = ({ created_at, _id }: { created_at: Date; _id: string }): string =>
  Buffer.from(`${created_at.getTime()}.${_id}`).toString('base64url');

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  bodyOf: MessageBody;
  /** Something is due now. */
  wake(): void;
}

/** Messages of a webhook as Admins read them and send them again. */
export const createDeliveriesService = ({ webhooks, deliveries, bodyOf, wake }: Deps) => {
  const sendAgain = async (webhook: WebhookRecord, ids: readonly string[]): Promise<void> => {
    const now = new Date();
    await deliveries.sendAgain(String(webhook._id), ids, now);
    await webhooks.wake([webhook._id], now);
    wake();
  };
  const demandOn = ({ state }: WebhookRecord): void => {
    if (state !== 'active') throw conflict('webhook_off');
  };
  /** @throws AppError 404 */
  const find = async (webhook: WebhookRecord, id: string) => {
    const found = await deliveries.find(String(webhook._id), id);
    if (!found) throw notFound();
    return found;
  };

  return {
    list: async (
      webhook: WebhookRecord,
      { status, cursor, limit, with_total }: QueryOf<typeof listDeliveries>,
    ) => {
      const id = String(webhook._id);
      const found = await deliveries.list(id, status, placeOf(cursor), limit + 1);
      const total = with_total ? await deliveries.count(id, status) : null;
      return continuedPage(found, { limit, total }, toDelivery, cursorOf);
    },

    get: async (webhook: WebhookRecord, id: string) => {
      const found = await find(webhook, id);
      return toDeliveryRecord(found, await bodyOf(found));
    },

    /** @throws AppError 404, 409 for a webhook that is off */
    resend: async (webhook: WebhookRecord, id: string) => {
      await find(webhook, id);
      demandOn(webhook);
      await sendAgain(webhook, [id]);
      return toDelivery(await find(webhook, id));
    },

    /** @throws AppError 409 for a webhook that is off */
    resendAll: async (webhook: WebhookRecord, { from, to, status }: BodyOf<typeof resendDeliveries>) => {
      demandOn(webhook);
      const range = { from: new Date(from), to: new Date(to), ...(status && { status }) };
      const found = await deliveries.idsBetween(String(webhook._id), range, MAX_RESENT + 1);
      const ids = found.slice(0, MAX_RESENT);
      if (ids.length > 0) await sendAgain(webhook, ids);
      return { resent: ids.length, more: found.length > MAX_RESENT };
    },
  };
};
export type DeliveriesService = ReturnType<typeof createDeliveriesService>;
