import type { Connection } from 'mongoose';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { MAX_BATCH_ITEMS } from '@yinyom/contracts/notify/webhookLimits';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import type { Stores } from '../createStores';
import { toConsentItem } from './toConsentItem';
import type { ToldItems } from './toldItems';

type Calls = Pick<
  InternalHandlers<typeof consentsInternal>,
  'listEvents' | 'forgetEvents' | 'ledgerPositions' | 'readLedger'
>;

/**
 * What others are told of. Decisions are read from the ledger by their position, so that taking one costs nothing more
 * when somebody listens; everything else waits with its fact.
 */
export const createToldInternal = (
  database: Connection,
  { ledger, erasureNotes }: Pick<Stores, 'ledger' | 'erasureNotes'>,
  told: ToldItems,
): Calls => {
  const outbox = createOutbox(database, ['exports', 'daily_roots']);
  return {
    listEvents: async ({ limit }) => {
      const [kept, erased] = await Promise.all([outbox.listEvents({ limit }), erasureNotes.done(limit)]);
      return [...kept, ...erased.map((event) => ({ ...event, at: event.at.toISOString() }))];
    },
    forgetEvents: async (input) => {
      await erasureNotes.forget(input.ids);
      return outbox.forgetEvents(input);
    },
    ledgerPositions: async ({ application_ids }) =>
      Object.fromEntries(
        await Promise.all(application_ids.map(async (id) => [id, await ledger.toldSeq(id)] as const)),
      ),
    readLedger: async ({ limit: wanted, ...range }) => {
      const limit = Math.min(wanted, MAX_BATCH_ITEMS);
      const fresh = range.with_client_id ? null : told.after(range, limit);
      if (fresh) return fresh;
      const records = await ledger.toldAfter(range, limit);
      return records.map((record) => toConsentItem(record, range.with_client_id));
    },
  };
};
