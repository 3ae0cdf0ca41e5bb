import { Schema, type Connection } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { AllowedRecord } from './AllowedRecord';

const schema = schemaOf<AllowedRecord>()({
  application_id: { type: String, required: true },
  organization_id: { type: String, required: true },
  code: { type: String, required: true },
  host: { type: String, default: null },
  reason: { type: String, required: true },
  allowed_by: { type: Schema.Types.Mixed, required: true },
  allowed_at: { type: Date, required: true },
});
schema.index({ application_id: 1, code: 1, host: 1 }, { unique: true });

type Which = Pick<AllowedRecord, 'application_id' | 'code' | 'host'>;

/** Findings that owners have allowed. */
export const createAllowedStore = (connection: Connection) => {
  const allowed = modelOf(connection, 'allowed_findings', schema);
  return {
    list: (applicationId: string): Promise<AllowedRecord[]> =>
      allowed.find({ application_id: applicationId }).sort({ code: 1, host: 1 }).lean(),

    save: async ({ application_id, code, host, ...content }: Omit<AllowedRecord, '_id'>): Promise<void> => {
      await allowed.updateOne({ application_id, code, host }, { $set: content }, { upsert: true });
    },

    /** Websites that something is allowed on. */
    websites: (): Promise<string[]> => allowed.distinct('application_id'),

    removeAll: async (applicationId: string): Promise<void> => {
      await allowed.deleteMany({ application_id: applicationId });
    },

    /** @returns whether it was there */
    remove: async ({ application_id, code, host }: Which): Promise<boolean> => {
      const { deletedCount } = await allowed.deleteOne({ application_id, code, host });
      return deletedCount === 1;
    },
  };
};
export type AllowedStore = ReturnType<typeof createAllowedStore>;
