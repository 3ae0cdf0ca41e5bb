import mongoose, { Schema, type Connection, type Types } from 'mongoose';
import { MAX_WEBHOOKS } from '@yinyom/contracts/notify/webhookLimits';
import type { EventType } from '@yinyom/contracts/notify/eventTypes';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { WebhookRecord } from './WebhookRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<WebhookRecord>()({
  organization_id: { type: String, required: true },
  place: { type: Number, required: true },
  name: { type: String, required: true },
  url: { type: String, required: true },
  events: { type: [String], required: true } as never,
  high_volume: { type: Boolean, required: true },
  include_client_id: { type: Boolean, required: true },
  signing: { type: String, required: true },
  public_key: { type: String, default: null },
  secrets: { type: [Mixed], required: true } as never,
  state: { type: String, required: true },
  since: { type: Date, required: true },
  failing_since: { type: Date, default: null },
  last_try: { type: Mixed, default: null },
  slow: { type: Boolean, required: true },
  not_before: { type: Date, default: null },
  due_at: { type: Date, default: null },
  marker: { type: Number, required: true },
  lease: { type: Mixed, default: null },
  notice_at: { type: Date, default: null },
  report_month: { type: String, required: true },
  created_by: { type: String, required: true },
  created_at: { type: Date, required: true },
  updated_at: { type: Date, required: true },
  revision: Number,
});
schema.index({ organization_id: 1, place: 1 }, { unique: true });
schema.index({ state: 1, due_at: 1 });
schema.index({ notice_at: 1 }, { sparse: true });

type Id = Types.ObjectId;
export type NewWebhook = Omit<WebhookRecord, '_id' | 'place'> & { _id: Id };
const { trusted } = mongoose;

/** Webhooks: what is set about them, and how they do. */
export const createWebhookStore = (database: Connection) => {
  const webhooks = modelOf(database, 'webhooks', schema);
  const after = { returnDocument: 'after' } as const;

  return {
    list: (organizationId: string): Promise<WebhookRecord[]> =>
      webhooks.find({ organization_id: organizationId }).sort({ created_at: 1, _id: 1 }).lean(),

    find: (id: string | Id): Promise<WebhookRecord | null> => webhooks.findById(id).lean(),

    /** For a webhook whose secret is sealed for it before it is there. */
    newId: (): Id => new mongoose.Types.ObjectId(),

    /** @returns null when the organization has as many as it may have */
    insert: async (record: NewWebhook): Promise<WebhookRecord | null> => {
      for (;;) {
        const taken = await webhooks.find({ organization_id: record.organization_id }, { place: 1 }).lean();
        const places = new Set(taken.map(({ place }) => place));
        const place = Array.from({ length: MAX_WEBHOOKS }, (_, at) => at).find((at) => !places.has(at));
        if (place === undefined) return null;
        try {
          return (await webhooks.create({ ...record, place })).toObject();
        } catch (error) {
          // Somebody else took the place; look for another one.
          if (!isDuplicateKey(error)) throw error;
        }
      }
    },

    update: (id: Id, changes: Partial<Omit<WebhookRecord, '_id'>>): Promise<WebhookRecord | null> =>
      webhooks.findByIdAndUpdate(id, { $set: changes }, after).lean(),

    /** Saves what an Admin edited. @returns null where it is gone, or has another revision than the one that was seen */
    save: (
      id: Id,
      changes: Partial<Omit<WebhookRecord, '_id'>>,
      seen: number | undefined,
    ): Promise<WebhookRecord | null> =>
      webhooks
        .findOneAndUpdate({ _id: id, ...revisionIs(seen) }, { $set: changes, $inc: { revision: 1 } }, after)
        .lean(),

    remove: async (id: Id): Promise<void> => {
      await webhooks.deleteOne({ _id: id });
    },

    /** Those of an organization that are on and were told to send this. */
    listening: (organizationId: string, type: EventType): Promise<WebhookRecord[]> =>
      webhooks.find({ organization_id: organizationId, state: 'active', events: type }).lean(),

    /** Those that are on and were told to send one of these, of every organization. */
    listeningTo: (types: readonly EventType[]): Promise<WebhookRecord[]> =>
      webhooks
        .find({ state: 'active', events: trusted({ $in: [...types] }) })
        .sort({ organization_id: 1 })
        .lean(),

    /** Says that a message was added: its lane must look. */
    wake: async (ids: readonly Id[], now: Date): Promise<void> => {
      await webhooks.updateMany(
        { _id: trusted({ $in: [...ids] }) },
        { $set: { due_at: now }, $inc: { marker: 1 } },
      );
    },

    /** Those with something due; a pause that a receiver asked for is kept. */
    due: (now: Date, limit: number): Promise<WebhookRecord[]> =>
      webhooks
        .find({
          state: 'active',
          due_at: trusted({ $ne: null, $lte: now }),
          $or: [{ not_before: null }, { not_before: trusted({ $lte: now }) }],
        })
        .sort({ due_at: 1 })
        .limit(limit)
        .lean(),

    /** Takes or keeps the lane of a webhook: of all processes one has it. @returns it as it is now; null: another has it */
    lease: (id: Id, holder: string, now: Date, until: Date): Promise<WebhookRecord | null> =>
      webhooks
        .findOneAndUpdate(
          {
            _id: id,
            $or: [{ lease: null }, { 'lease.holder': holder }, { 'lease.until': trusted({ $lt: now }) }],
          },
          { $set: { lease: { holder, until } } },
          after,
        )
        .lean(),

    /** Lets go of a lane, and says when there is something to do again unless something was added meanwhile. */
    letGo: async ({ _id, marker }: WebhookRecord, holder: string, nextAt: Date | null): Promise<void> => {
      await webhooks.updateOne({ _id, marker, state: 'active' }, { $set: { due_at: nextAt } });
      await webhooks.updateOne({ _id, 'lease.holder': holder }, { $set: { lease: null } });
    },

    /** It took a message. */
    took: async (id: Id, last_try: WebhookRecord['last_try']): Promise<void> => {
      await webhooks.updateOne(
        { _id: id },
        { $set: { last_try, failing_since: null, slow: false, not_before: null } },
      );
    },

    /** It did not take one. @returns since when it has taken none */
    failed: async (
      id: Id,
      last_try: NonNullable<WebhookRecord['last_try']>,
      { slow, not_before }: { slow: boolean; not_before: Date | null },
    ): Promise<Date> => {
      await webhooks.updateOne({ _id: id, failing_since: null }, { $set: { failing_since: last_try.at } });
      const found = await webhooks
        .findByIdAndUpdate(
          id,
          { $set: { last_try, ...(slow && { slow }), ...(not_before && { not_before }) } },
          after,
        )
        .lean();
      return found?.failing_since ?? last_try.at;
    },

    /** Switches a webhook off, once; a form that shows it on is out of date. @returns whether this did it */
    switchOff: async (id: Id, state: 'gone' | 'failing', now: Date): Promise<boolean> => {
      const { modifiedCount } = await webhooks.updateOne(
        { _id: id, state: 'active' },
        { $set: { state, due_at: null, notice_at: now, updated_at: now }, $inc: { revision: 1 } },
      );
      return modifiedCount === 1;
    },

    /** Takes one that Admins must be told about; another process tries again later if this one dies. */
    takeNotice: (now: Date, again: Date): Promise<WebhookRecord | null> =>
      webhooks
        .findOneAndUpdate(
          { notice_at: trusted({ $ne: null, $lte: now }) },
          { $set: { notice_at: again } },
          after,
        )
        .lean(),

    noticed: async (id: Id): Promise<void> => {
      await webhooks.updateOne({ _id: id }, { $set: { notice_at: null } });
    },

    /** Those that are on; or only those whose receivers take what they get. */
    activeIds: async (which: 'all' | 'healthy'): Promise<string[]> => {
      const healthy = which === 'healthy' && { failing_since: null, slow: false, not_before: null };
      const found = await webhooks.find({ state: 'active', ...healthy }, { _id: 1 }).lean();
      return found.map(({ _id }) => String(_id));
    },

    all: () => webhooks.find({}).lean<WebhookRecord[]>().cursor(),
    organizations: (): Promise<string[]> => webhooks.distinct('organization_id'),
    /** Replaces a sealed secret where it still is what was read. */
    reseal: async (id: Id, from: string, sealed: string): Promise<void> => {
      await webhooks.updateOne({ _id: id, 'secrets.sealed': from }, { $set: { 'secrets.$.sealed': sealed } });
    },
  };
};
export type WebhookStore = ReturnType<typeof createWebhookStore>;
