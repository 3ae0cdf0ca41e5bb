import mongoose, { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { PolicyVersionRecord } from './PolicyRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<PolicyVersionRecord>()(
  {
    application_id: { type: String, required: true },
    version: { type: Number, required: true },
    answers: { type: Mixed, required: true },
    documents: { type: Mixed, required: true },
    policy_sha256: { type: Mixed, required: true },
    diff: { type: [String] as never, required: true },
    note: String,
    published_by: { type: String, required: true },
    published_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ application_id: 1, version: -1 }, { unique: true });

/** Published policies; they are only ever added to. */
export const createPolicyVersionStore = (connection: Connection) => {
  const versions = modelOf(connection, 'policy_versions', schema);
  return {
    latest: (applicationId: string): Promise<PolicyVersionRecord | null> =>
      versions.findOne({ application_id: applicationId }).sort({ version: -1 }).lean(),

    byNumber: (applicationId: string, version: number): Promise<PolicyVersionRecord | null> =>
      versions.findOne({ application_id: applicationId, version }).lean(),

    /** @returns false when another version with this number was faster */
    add: async (record: Omit<PolicyVersionRecord, '_id'>): Promise<boolean> => {
      try {
        await versions.create(record);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Versions that were published before a moment, newest first. */
    before: (applicationId: string, until: Date, limit: number): Promise<PolicyVersionRecord[]> =>
      versions
        .find({ application_id: applicationId, published_at: mongoose.trusted({ $lt: until }) })
        .sort({ version: -1 })
        .limit(limit)
        .lean<PolicyVersionRecord[]>()
        .exec(),

    list: async (applicationId: string, page: number, limit: number) => {
      const where = { application_id: applicationId };
      const [records, total] = await Promise.all([
        versions
          .find(where)
          .select({ documents: 0, answers: 0 })
          .sort({ version: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean(),
        versions.countDocuments(where),
      ]);
      return { records: records as Omit<PolicyVersionRecord, 'documents' | 'answers'>[], total };
    },
  };
};
export type PolicyVersionStore = ReturnType<typeof createPolicyVersionStore>;
