import mongoose, { Schema, type Connection } from 'mongoose';
import { GROUP_PUBLICATION_DAYS, type PublicationOutcome } from '@yinyom/contracts/groups/groupPublication';
import { DAY_MS } from '@yinyom/contracts/durations';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { GroupPublicationRecord, PublicationRowRecord } from './GroupPublicationRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<GroupPublicationRecord>()(
  {
    organization_id: { type: String, required: true },
    organization_name: { type: String, default: '' },
    group_id: { type: String, required: true },
    group_name: { type: String, required: true },
    group_path: { type: [String], required: true },
    state: { type: String, required: true },
    given: { type: Mixed, required: true },
    draft_revision: { type: Number, required: true },
    inputs: { type: String, required: true },
    plan_hash: String,
    include_unpublished: { type: Boolean, required: true },
    note: String,
    by: { type: Mixed, required: true },
    cancel_asked: { type: Boolean, required: true },
    total: { type: Number, required: true },
    created_at: { type: Date, required: true },
    started_at: { type: Date, default: null },
    finished_at: { type: Date, default: null },
    expires_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ group_id: 1, _id: -1 });
schema.index({ organization_id: 1, state: 1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

const rowSchema = schemaOf<PublicationRowRecord>()(
  {
    publication_id: { type: String, required: true },
    application_id: { type: String, required: true },
    domain_name: { type: String, required: true },
    group_path: { type: [String], required: true },
    outcome: { type: String, required: true },
    sections: { type: [String], required: true },
    settings: { type: [String], required: true },
    policy: { type: Boolean, required: true },
    findings: { type: [Mixed], required: true } as never,
    own_changes: { type: Boolean, required: true },
    asks_again: { type: Boolean, required: true },
    decided: { type: Number, default: null },
    version: { type: Number, default: null },
    revision: { type: Number, required: true },
    draft_revision: { type: Number, required: true },
    done: { type: Boolean, required: true },
    expires_at: { type: Date, required: true },
  },
  { minimize: false },
);
rowSchema.index({ publication_id: 1, application_id: 1 }, { unique: true });
rowSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Publications that write into websites, or will when they are resumed. */
const UNDER_WAY = ['running', 'paused'] as const;

/** What a publication comes to, counted over its websites. */
export interface Tally {
  outcomes: Record<string, number>;
  asks_again: number;
  done: number;
}

/** Plans and publications of groups, with a row for each website. */
export const createGroupPublicationStore = (connection: Connection) => {
  const publications = modelOf(connection, 'group_publications', schema);
  const rows = modelOf(connection, 'group_publication_rows', rowSchema);
  const expiry = (): Date => new Date(Date.now() + GROUP_PUBLICATION_DAYS * DAY_MS);

  return {
    insert: async (
      record: Omit<GroupPublicationRecord, '_id' | 'expires_at'>,
    ): Promise<GroupPublicationRecord> =>
      (await publications.create({ ...record, expires_at: expiry() })).toObject(),

    find: (id: string): Promise<GroupPublicationRecord | null> => publications.findOne({ _id: id }).lean(),

    /** The newest plan of a group with a hash that waits to be confirmed. */
    planned: (groupId: string, plan_hash: string): Promise<GroupPublicationRecord | null> =>
      publications.findOne({ group_id: groupId, state: 'planned', plan_hash }).sort({ _id: -1 }).lean(),

    list: async (groupId: string, page: number, limit: number) => {
      const where = { group_id: groupId };
      const [records, total] = await Promise.all([
        publications
          .find(where)
          .sort({ _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<GroupPublicationRecord[]>(),
        publications.countDocuments(where),
      ]);
      return { records, total };
    },

    /** Changes one that is in one of the states. @returns null when it is in none of them */
    change: (
      id: string,
      states: readonly GroupPublicationRecord['state'][],
      changes: Partial<GroupPublicationRecord>,
    ): Promise<GroupPublicationRecord | null> =>
      publications
        .findOneAndUpdate(
          { _id: id, state: mongoose.trusted({ $in: [...states] }) },
          { $set: changes },
          { returnDocument: 'after' },
        )
        .lean<GroupPublicationRecord>(),

    /** Others that write into websites of a group, or of one above or below it. */
    underWay: (
      {
        organization_id,
        group_id,
        group_path,
      }: Pick<GroupPublicationRecord, 'organization_id' | 'group_id' | 'group_path'>,
      except?: GroupPublicationRecord['_id'],
    ): Promise<number> =>
      publications.countDocuments({
        organization_id,
        state: mongoose.trusted({ $in: [...UNDER_WAY] }),
        ...(except && { _id: mongoose.trusted({ $ne: except }) }),
        $or: [{ group_path: group_id }, { group_id: mongoose.trusted({ $in: [...group_path] }) }],
      }),

    /** Keeps what is planned for a website; the same twice does no harm. */
    saveRow: async (row: Omit<PublicationRowRecord, '_id' | 'expires_at'>): Promise<void> => {
      const { publication_id, application_id } = row;
      await rows.updateOne(
        { publication_id, application_id },
        { $set: { ...row, expires_at: expiry() } },
        { upsert: true },
      );
    },

    row: (publication_id: string, application_id: string): Promise<PublicationRowRecord | null> =>
      rows.findOne({ publication_id, application_id }).lean(),

    endRow: async (
      { publication_id, application_id }: Pick<PublicationRowRecord, 'publication_id' | 'application_id'>,
      changes: Pick<PublicationRowRecord, 'outcome' | 'version'> & Partial<PublicationRowRecord>,
    ): Promise<void> => {
      await rows.updateOne({ publication_id, application_id }, { $set: { ...changes, done: true } });
    },

    rows: async (
      publication_id: string,
      outcome: PublicationOutcome | undefined,
      page: number,
      limit: number,
    ) => {
      const where = { publication_id, ...(outcome && { outcome }) };
      const [records, total] = await Promise.all([
        rows
          .find(where)
          .sort({ application_id: 1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<PublicationRowRecord[]>(),
        rows.countDocuments(where),
      ]);
      return { records, total };
    },

    tally: async (publication_id: string): Promise<Tally> => {
      const groups = await rows.aggregate<{ _id: string; count: number; asks: number; done: number }>([
        { $match: { publication_id } },
        {
          $group: {
            _id: '$outcome',
            count: { $sum: 1 },
            asks: { $sum: { $cond: ['$asks_again', 1, 0] } },
            done: { $sum: { $cond: ['$done', 1, 0] } },
          },
        },
      ]);
      const sum = (field: 'asks' | 'done') => groups.reduce((all, group) => all + group[field], 0);
      return {
        outcomes: Object.fromEntries(groups.map(({ _id, count }) => [_id, count])),
        asks_again: sum('asks'),
        done: sum('done'),
      };
    },

    removeOrganization: async (organizationId: string): Promise<void> => {
      const found = await publications
        .find({ organization_id: organizationId }, { _id: 1 })
        .lean<Pick<GroupPublicationRecord, '_id'>[]>();
      await rows.deleteMany({
        publication_id: mongoose.trusted({ $in: found.map(({ _id }) => String(_id)) }),
      });
      await publications.deleteMany({ organization_id: organizationId });
    },
  };
};
export type GroupPublicationStore = ReturnType<typeof createGroupPublicationStore>;
