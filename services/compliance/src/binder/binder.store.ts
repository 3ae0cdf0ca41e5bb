import mongoose, { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { BinderRecord, KeptFile } from './BinderRecord';

const { Mixed } = Schema.Types;
const nullable = (type: unknown) => ({ type, default: null }) as never;

const schema = schemaOf<BinderRecord>()({
  organization_id: { type: String, required: true },
  organization_name: { type: String, required: true },
  sample: { type: Boolean } as never,
  from: { type: String, required: true },
  until: { type: String, required: true },
  applications: nullable([String]),
  websites: nullable([Mixed]),
  papers: { type: [String], required: true } as never,
  languages: { type: String, required: true },
  request_key: String,
  state: { type: String, required: true },
  failure: nullable(String),
  failed_tries: { type: Number, required: true },
  file_key: { type: String, required: true },
  sealed_with: { type: String, required: true },
  zip: nullable(Mixed),
  files: { type: Number, required: true },
  letter_id: String,
  made_by: { type: Mixed, required: true } as never,
  created_at: { type: Date, required: true },
  ready_at: nullable(Date),
  expires_at: { type: Date, required: true },
});
schema.index({ organization_id: 1, _id: -1 });
schema.index({ request_key: 1 }, { unique: true, sparse: true });
schema.index({ expires_at: 1 });

/** Binders; their files are in `binder_pieces`. */
export const createBinderStore = (database: Connection) => {
  const binders = modelOf(database, 'binders', schema);
  const making = { state: 'making' } as const;

  return {
    newId: () => new mongoose.Types.ObjectId(),

    /** @returns null when the same was asked for before */
    insert: async (record: BinderRecord): Promise<BinderRecord | null> => {
      try {
        return (await binders.create(record)).toObject();
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    find: (id: string): Promise<BinderRecord | null> => binders.findById(id).lean<BinderRecord>().exec(),
    byRequest: (request_key: string): Promise<BinderRecord | null> =>
      binders.findOne({ request_key }).lean<BinderRecord>().exec(),
    /** Another binder may answer its request from now on; it is kept. Does nothing while it is being made. */
    releaseRequest: async (_id: BinderRecord['_id']): Promise<void> => {
      await binders.updateOne({ _id, state: 'ready' }, { $unset: { request_key: 1 } }).exec();
    },
    countMaking: (organization_id: string): Promise<number> =>
      binders.countDocuments({ organization_id, ...making }).exec(),

    /** Newest first. @param letter_id those that were made for it alone */
    list: (
      organization_id: string,
      { before, limit, letter_id }: { before: string | null; limit: number; letter_id?: string | undefined },
    ): Promise<BinderRecord[]> =>
      binders
        .find({
          organization_id,
          ...(before !== null && { _id: mongoose.trusted({ $lt: before }) }),
          ...(letter_id !== undefined && { letter_id }),
        })
        .sort({ _id: -1 })
        .limit(limit)
        .lean<BinderRecord[]>()
        .exec(),

    /** @returns false when it was deleted meanwhile */
    finish: async (
      _id: BinderRecord['_id'],
      done: { zip: KeptFile; files: number; ready_at: Date; expires_at: Date },
    ): Promise<boolean> => {
      await binders.updateOne({ _id, ...making }, { $set: { ...done, state: 'ready' } }).exec();
      return (await binders.exists({ _id, state: 'ready' })) !== null;
    },

    /** @param failure message code */
    fail: async (id: string, failure: string): Promise<void> => {
      await binders
        .updateOne({ _id: id, ...making }, { $set: { state: 'failed', failure }, $unset: { request_key: 1 } })
        .exec();
    },

    /** @returns how often it has broken off by now */
    countFailedTry: async (_id: BinderRecord['_id']): Promise<number> => {
      const found = await binders
        .findOneAndUpdate({ _id }, { $inc: { failed_tries: 1 } }, { returnDocument: 'after' })
        .lean<BinderRecord>()
        .exec();
      return found?.failed_tries ?? 0;
    },

    expired: (now: Date, limit: number): Promise<BinderRecord[]> =>
      binders
        .find({ expires_at: mongoose.trusted({ $lte: now }) })
        .limit(limit)
        .lean<BinderRecord[]>()
        .exec(),
    remove: async (_id: BinderRecord['_id']): Promise<void> => {
      await binders.deleteOne({ _id }).exec();
    },

    sealedOtherwise: (current: string) =>
      binders
        .find({ sealed_with: mongoose.trusted({ $ne: current }) })
        .lean<BinderRecord[]>()
        .cursor() as AsyncIterable<BinderRecord>,
    keepKey: async (
      _id: BinderRecord['_id'],
      sealed: Pick<BinderRecord, 'file_key' | 'sealed_with'>,
    ): Promise<void> => {
      await binders.updateOne({ _id }, { $set: sealed }).exec();
    },

    organizations: (): Promise<string[]> => binders.distinct('organization_id').exec() as Promise<string[]>,
    ofOrganization: (organization_id: string): Promise<BinderRecord[]> =>
      binders.find({ organization_id }).lean<BinderRecord[]>().exec(),
  };
};
export type BinderStore = ReturnType<typeof createBinderStore>;
