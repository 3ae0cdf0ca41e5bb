import mongoose, { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { KeptTry, StoredDelivery } from './DeliveryRecord';

const schema = schemaOf<StoredDelivery>()(
  {
    _id: { type: String, required: true },
    webhook_id: { type: String, required: true },
    organization_id: { type: String, required: true },
    application_id: { type: String, default: null },
    type: { type: String, required: true },
    body: String,
    decisions: { type: Schema.Types.Mixed } as never,
    status: { type: String, required: true },
    attempt: { type: Number, required: true },
    tries: { type: Number, required: true },
    log: { type: [Schema.Types.Mixed], required: true } as never,
    next_at: { type: Date, default: null },
    last_seq: Number,
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ webhook_id: 1, status: 1, next_at: 1 });
schema.index({ webhook_id: 1, created_at: -1, _id: -1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Tries of one message that are kept. */
const MOST_TRIES = 20;
/** A process that dies in the middle of a try holds its message up for so long; longer than any try takes. */
const HOLD_MS = 30_000;
/** A count stops here. */
const MOST_COUNTED = 10_000;
const { trusted } = mongoose;

/** A message without what was sent. */
export type ListedDelivery = Omit<StoredDelivery, 'body'>;

/** A batch of decisions as it is stored: which they are. */
export type StoredBatch = StoredDelivery & Required<Pick<StoredDelivery, 'decisions' | 'last_seq'>>;

export interface ListPlace {
  at: Date;
  id: string;
}

/** Messages and their tries. The database forgets them after 30 days. */
export const createDeliveryStore = (database: Connection, holdMs = HOLD_MS) => {
  const deliveries = modelOf(database, 'deliveries', schema);

  return {
    /** Adds messages; those that are there already stay as they are. */
    add: async (records: readonly StoredDelivery[]): Promise<void> => {
      if (records.length === 0) return;
      await deliveries.collection
        .insertMany(records as never, { ordered: false })
        .catch((error: { writeErrors?: { code: number }[] | { code: number } }) => {
          const errors = [error.writeErrors ?? []].flat();
          const known = isDuplicateKey(error) && errors.every(({ code }) => code === 11_000);
          if (!known) throw error;
        });
    },

    /**
     * Adds a batch, unless it is there already: made by another process, or by this one before it died.
     * @returns position of the last decision that the stored one holds
     */
    addBatch: async (batch: StoredBatch): Promise<number> => {
      try {
        await deliveries.collection.insertOne(batch as never);
        return batch.last_seq;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const known = await deliveries.findById(batch._id, { last_seq: 1 }).lean();
        return known?.last_seq ?? batch.last_seq;
      }
    },

    find: (webhookId: string, id: string): Promise<StoredDelivery | null> =>
      deliveries.findOne({ _id: id, webhook_id: webhookId }).lean(),

    /** Takes the message that is due for longest, for one try. */
    claim: (webhookId: string, now: Date): Promise<StoredDelivery | null> =>
      deliveries
        .findOneAndUpdate(
          { webhook_id: webhookId, status: 'waiting', next_at: trusted({ $lte: now }) },
          { $set: { next_at: new Date(now.getTime() + holdMs) }, $inc: { attempt: 1, tries: 1 } },
          { sort: { next_at: 1 }, returnDocument: 'after' },
        )
        .lean(),

    /** Keeps what came of a try, unless somebody sent the message again meanwhile. */
    settle: async (
      { _id, tries }: StoredDelivery,
      tried: KeptTry,
      { status, next_at }: Pick<StoredDelivery, 'status' | 'next_at'>,
    ): Promise<void> => {
      await deliveries.updateOne(
        { _id, tries },
        { $set: { status, next_at }, $push: { log: { $each: [tried], $slice: -MOST_TRIES } } },
      );
    },

    /** When the next message of a webhook is due; null when none waits. */
    nextAt: async (webhookId: string): Promise<Date | null> => {
      const next = await deliveries
        .findOne({ webhook_id: webhookId, status: 'waiting' }, { next_at: 1 })
        .sort({ next_at: 1 })
        .lean();
      return next?.next_at ?? null;
    },

    countWaiting: (webhookId: string): Promise<number> =>
      deliveries.countDocuments({ webhook_id: webhookId, status: 'waiting' }, { limit: MOST_COUNTED }),

    count: (webhookId: string, status?: StoredDelivery['status']): Promise<number> =>
      deliveries.countDocuments({ webhook_id: webhookId, ...(status && { status }) }),

    /** Newest first, from a place on. */
    list: (
      webhookId: string,
      status: StoredDelivery['status'] | undefined,
      after: ListPlace | null,
      limit: number,
    ): Promise<ListedDelivery[]> =>
      deliveries
        .find(
          {
            webhook_id: webhookId,
            ...(status && { status }),
            ...(after && {
              $or: [
                { created_at: trusted({ $lt: after.at }) },
                { created_at: after.at, _id: trusted({ $lt: after.id }) },
              ],
            }),
          },
          { body: 0 },
        )
        .sort({ created_at: -1, _id: -1 })
        .limit(limit)
        .lean(),

    /** Messages of a time, oldest first. */
    idsBetween: async (
      webhookId: string,
      { from, to, status }: { from: Date; to: Date; status?: StoredDelivery['status'] },
      limit: number,
    ): Promise<string[]> => {
      const found = await deliveries
        .find(
          {
            webhook_id: webhookId,
            status: status ?? trusted({ $in: ['delivered', 'failed'] }),
            created_at: trusted({ $gte: from, $lte: to }),
          },
          { _id: 1 },
        )
        .sort({ created_at: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },

    /** Makes messages due as if they were new; their ids, bodies and earlier tries stay. */
    sendAgain: async (webhookId: string, ids: readonly string[], now: Date): Promise<void> => {
      await deliveries.updateMany(
        { webhook_id: webhookId, _id: trusted({ $in: [...ids] }) },
        { $set: { status: 'waiting', attempt: 0, next_at: now } },
      );
    },

    removeOf: async (webhookIds: readonly string[]): Promise<void> => {
      await deliveries.deleteMany({ webhook_id: trusted({ $in: [...webhookIds] }) });
    },

    /** How many messages of these webhooks wait, and the moment since which one is due. */
    backlog: async (webhookIds: readonly string[], now: Date) => {
      let waiting = 0;
      let oldest: Date | null = null;
      for (const webhook_id of webhookIds) {
        waiting += await deliveries.countDocuments({ webhook_id, status: 'waiting' });
        const due = await deliveries
          .findOne({ webhook_id, status: 'waiting', next_at: trusted({ $lte: now }) }, { next_at: 1 })
          .sort({ next_at: 1 })
          .lean();
        if (due?.next_at && (!oldest || due.next_at < oldest)) oldest = due.next_at;
      }
      return { waiting, oldest };
    },
  };
};
export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
