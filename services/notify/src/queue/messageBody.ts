import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { WebhookMessage } from '@yinyom/contracts/notify/eventTypes';
import type { StoredDelivery } from './DeliveryRecord';

/** So long a new primary may need until it gives out what the old one has confirmed. */
const SETTLED_MS = 600_000;

export type LedgerReader = Pick<InternalHandlers<typeof consentsInternal>, 'readLedger'>;

/**
 * What is sent of a message. A batch is read from the ledger each time: storing a second copy of every decision, and
 * writing it again with each try, cost more than all the rest. What was erased meanwhile is not told again.
 */
export const createMessageBody =
  ({ readLedger }: LedgerReader) =>
  /** @throws Error when the ledger does not give out yet what the batch holds: to be tried again */
  async (delivery: StoredDelivery): Promise<string> => {
    const { organization_id, application_id, body, decisions, last_seq } = delivery;
    if (body !== undefined) return body;
    if (!decisions || !application_id || last_seq === undefined)
      throw new Error(`message ${delivery._id} says neither its body nor its decisions`);
    const { after_seq, with_client_id } = decisions;
    const limit = last_seq - after_seq;
    const items = await readLedger({ organization_id, application_id, after_seq, limit, with_client_id });
    const last = items.at(-1);
    if (last?.seq !== last_seq && Date.now() - delivery.created_at.getTime() < SETTLED_MS)
      throw new Error(`the ledger of ${application_id} does not reach ${last_seq} yet`);
    const message: WebhookMessage<'consent.batch'> = {
      type: 'consent.batch',
      timestamp: last?.consent_time ?? delivery.created_at.toISOString(),
      data: { items, first_seq: after_seq + 1, last_seq },
      organization_id,
      application_id,
    };
    return JSON.stringify(message);
  };
export type MessageBody = ReturnType<typeof createMessageBody>;
