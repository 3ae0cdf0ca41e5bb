import mongoose, { Schema, type Connection } from 'mongoose';
import { MAX_IGNORED_HOSTS, MAX_UNKNOWN_HOSTS } from '@yinyom/contracts/groups/groupTag';
import { conflict } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { LogoReference } from '@yinyom/notice/snapshot/Snapshot';
import type { GroupRecord, SeenHost } from './GroupRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<GroupRecord>()(
  {
    organization_id: { type: String, required: true },
    parent_id: { type: String, default: null },
    path: { type: [String], required: true },
    position: { type: Number, required: true },
    name: { type: String, required: true },
    name_key: { type: String, required: true },
    controller: { type: Mixed },
    privacy_url: String,
    dpo_email: String,
    group_key: String,
    unknown_hosts: { type: [Mixed], default: undefined } as never,
    ignored_hosts: { type: [Mixed], default: undefined } as never,
    sections: { type: Mixed, required: true },
    logo: { type: Mixed, default: null },
    version: { type: Number, required: true },
    published_at: { type: Date, default: null },
    pending_changes: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    created_by: { type: String, required: true },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  // A group that gives an empty list of cookies gives one.
  { minimize: false },
);
schema.index({ organization_id: 1, path: 1 });
schema.index({ name_key: 1 }, { unique: true });
schema.index({ group_key: 1 }, { unique: true, sparse: true });

const nameKey = (organizationId: string, parentId: string | null, name: string): string =>
  `${organizationId} ${parentId ?? ''} ${name.normalize('NFC').toLowerCase()}`;

const duplicate = (error: unknown): never => {
  if (isDuplicateKey(error)) throw conflict('duplicate_group_name');
  throw error;
};

/** What can be changed of a group without a new version; undefined removes a value. */
export type GroupChanges = Partial<
  Pick<
    GroupRecord,
    'name' | 'parent_id' | 'path' | 'position' | 'controller' | 'privacy_url' | 'dpo_email' | 'sections'
  >
>;

/** What is read of a group that names a controller. */
type NamingGroup = Pick<GroupRecord, '_id' | 'path'> & Required<Pick<GroupRecord, 'controller'>>;

/** Groups of websites. */
export const createGroupStore = (connection: Connection) => {
  const groups = modelOf(connection, 'website_groups', schema);
  return {
    newId: () => new mongoose.Types.ObjectId(),

    /** @throws AppError 409 duplicate_group_name */
    insert: async (record: Omit<GroupRecord, 'name_key'>): Promise<GroupRecord> => {
      const name_key = nameKey(record.organization_id, record.parent_id, record.name);
      return (await groups.create({ ...record, name_key }).catch(duplicate)).toObject();
    },

    find: (id: string): Promise<GroupRecord | null> => groups.findOne({ _id: id }).lean(),

    byKey: (group_key: string): Promise<GroupRecord | null> => groups.findOne({ group_key }).lean(),

    /** Gives a group that has none a key for its tag. */
    giveKey: async (id: string, group_key: string): Promise<void> => {
      await groups.updateOne(
        { _id: id, group_key: mongoose.trusted({ $exists: false }) },
        { $set: { group_key, unknown_hosts: [], ignored_hosts: [] } },
      );
    },

    takeKey: async (id: string): Promise<void> => {
      await groups.updateOne({ _id: id }, { $unset: { group_key: 1, unknown_hosts: 1, ignored_hosts: 1 } });
    },

    /** Notes a host that has the tag of a group which it is not in, unless it is ignored; the last ones are kept. */
    noteUnknownHost: async (group_key: string, host: string): Promise<void> => {
      await groups.updateOne({ group_key }, { $pull: { unknown_hosts: { host } } });
      await groups.updateOne(
        { group_key, 'ignored_hosts.host': mongoose.trusted({ $ne: host }) },
        { $push: { unknown_hosts: { $each: [{ host, seen_at: new Date() }], $slice: -MAX_UNKNOWN_HOSTS } } },
      );
    },

    /** Takes a host from one of the two lists to the other; null: the group is gone. */
    ignoreHost: async (
      id: string,
      { host, seen_at }: SeenHost,
      ignored: boolean,
    ): Promise<GroupRecord | null> => {
      const [from, to, most] = ignored
        ? ['unknown_hosts', 'ignored_hosts', MAX_IGNORED_HOSTS]
        : ['ignored_hosts', 'unknown_hosts', MAX_UNKNOWN_HOSTS];
      return groups
        .findOneAndUpdate(
          { _id: id, [`${from}.host`]: host },
          {
            $pull: { [from]: { host } },
            $push: { [to]: { $each: [{ host, seen_at }], $sort: { seen_at: 1 }, $slice: -most } },
          },
          { returnDocument: 'after' },
        )
        .lean<GroupRecord>();
    },

    /** Those of the ids that are there. */
    among: (ids: readonly string[]): Promise<GroupRecord[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : groups.find({ _id: mongoose.trusted({ $in: [...ids] }) }).lean<GroupRecord[]>(),

    /** All of an organization. */
    ofOrganization: (organizationId: string): Promise<GroupRecord[]> =>
      groups.find({ organization_id: organizationId }).sort({ position: 1, _id: 1 }).lean<GroupRecord[]>(),

    /** Those of an organization that name a controller, without their sections. @param id only this one */
    withController: (organizationId: string, id?: string): Promise<NamingGroup[]> =>
      groups
        .find(
          {
            organization_id: organizationId,
            controller: mongoose.trusted({ $exists: true }),
            ...(id !== undefined && { _id: id }),
          },
          { path: 1, controller: 1 },
        )
        .sort({ _id: 1 })
        .lean<NamingGroup[]>()
        .exec(),

    count: (organizationId: string): Promise<number> =>
      groups.countDocuments({ organization_id: organizationId }),

    /**
     * Changes a group.
     * @param revision the one that the caller saw; without it any
     * @returns null when it is gone or has another revision
     * @throws AppError 409 duplicate_group_name
     */
    update: async (
      record: GroupRecord,
      changes: GroupChanges,
      revision?: number,
    ): Promise<GroupRecord | null> => {
      const { organization_id, parent_id, name } = { ...record, ...changes };
      const gone = Object.entries(changes).filter(([, value]) => value === undefined);
      return groups
        .findOneAndUpdate(
          { _id: record._id, ...(revision !== undefined && { revision }) },
          {
            $set: {
              ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
              ...(changes.sections && { pending_changes: true }),
              name_key: nameKey(organization_id, parent_id, name),
              updated_at: new Date(),
            },
            ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map(([field]) => [field, 1])) }),
            $inc: { revision: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<GroupRecord>()
        .catch(duplicate);
    },

    setLogo: (id: string, logo: LogoReference | null): Promise<GroupRecord | null> =>
      groups
        .findOneAndUpdate(
          { _id: id },
          { $set: { logo, pending_changes: true, updated_at: new Date() }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean<GroupRecord>(),

    /** Where a group is; its name stays unique there. */
    setPlace: async (record: GroupRecord, parentId: string | null, path: string[]): Promise<void> => {
      await groups
        .updateOne(
          { _id: record._id },
          {
            $set: {
              parent_id: parentId,
              path,
              name_key: nameKey(record.organization_id, parentId, record.name),
            },
          },
        )
        .catch(duplicate);
    },

    /** Notes the newest version; the draft counts as published if it is still that of the plan. */
    setVersion: async (id: string, version: number, draftRevision: number, at: Date): Promise<void> => {
      await groups.updateOne(
        { _id: id, version: mongoose.trusted({ $lt: version }) },
        { $set: { version, published_at: at } },
      );
      await groups.updateOne(
        { _id: id, version, revision: draftRevision },
        { $set: { pending_changes: false } },
      );
    },

    remove: async (id: string): Promise<void> => {
      await groups.deleteOne({ _id: id });
    },

    removeOrganization: async (organizationId: string): Promise<void> => {
      await groups.deleteMany({ organization_id: organizationId });
    },
  };
};
export type GroupStore = ReturnType<typeof createGroupStore>;
