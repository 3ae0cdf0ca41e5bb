import mongoose, { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { GroupVersionRecord } from './GroupRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<GroupVersionRecord>()(
  {
    organization_id: { type: String, required: true },
    group_id: { type: String, required: true },
    version: { type: Number, required: true },
    sections: { type: Mixed, required: true },
    logo: { type: Mixed, default: null },
    note: String,
    published_by: { type: String, required: true },
    published_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ group_id: 1, version: -1 }, { unique: true });
schema.index({ organization_id: 1 });

/** What groups gave. Evidence: a version is never changed. */
export const createGroupVersionStore = (connection: Connection) => {
  const versions = modelOf(connection, 'group_versions', schema);
  return {
    /** Keeps a version; the same one twice does no harm. */
    add: async (record: Omit<GroupVersionRecord, '_id'>): Promise<void> => {
      try {
        await versions.create(record);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    find: (groupId: string, version: number): Promise<GroupVersionRecord | null> =>
      versions.findOne({ group_id: groupId, version }).lean(),

    /** Several, each by its group and number. */
    among: (wanted: readonly { group_id: string; version: number }[]): Promise<GroupVersionRecord[]> =>
      wanted.length === 0
        ? Promise.resolve([])
        : versions
            .find(mongoose.trusted({ $or: wanted.map(({ group_id, version }) => ({ group_id, version })) }))
            .lean<GroupVersionRecord[]>(),

    list: async (groupId: string, page: number, limit: number) => {
      const where = { group_id: groupId };
      const [records, total] = await Promise.all([
        versions
          .find(where)
          .sort({ version: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<GroupVersionRecord[]>(),
        versions.countDocuments(where),
      ]);
      return { records, total };
    },

    removeOrganization: async (organizationId: string): Promise<void> => {
      await versions.deleteMany({ organization_id: organizationId });
    },
  };
};
export type GroupVersionStore = ReturnType<typeof createGroupVersionStore>;
