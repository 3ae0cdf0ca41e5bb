import mongoose, { Schema, type Connection } from 'mongoose';
import { BULK_ACTION_DAYS, type BulkOutcome, type BulkState } from '@yinyom/contracts/bulk/bulkAction';
import { DAY_MS } from '@yinyom/contracts/durations';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { BulkActionRecord, BulkRowRecord } from './BulkActionRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<BulkActionRecord>()(
  {
    organization_id: { type: String, required: true },
    action: { type: String, required: true },
    operation: { type: Mixed, required: true } as never,
    state: { type: String, required: true },
    by: { type: Mixed, required: true },
    total: { type: Number, required: true },
    cancel_asked: { type: Boolean, required: true },
    created_at: { type: Date, required: true },
    begins_at: { type: Date, default: null },
    continues_at: { type: Date, default: null },
    expected_by: { type: Date, default: null },
    finished_at: { type: Date, default: null },
    expires_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ organization_id: 1, _id: -1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

const rowSchema = schemaOf<BulkRowRecord>()(
  {
    bulk_id: { type: String, required: true },
    position: { type: Number, required: true },
    application_id: { type: String, default: null },
    domain_name: { type: String, default: '' },
    outcome: { type: String, required: true },
    code: { type: String, default: null },
    version: { type: Number, default: null },
    values: { type: Mixed } as never,
    not_before: Date,
    done: { type: Boolean, required: true },
    expires_at: { type: Date, required: true },
  },
  { minimize: false },
);
rowSchema.index({ bulk_id: 1, position: 1 }, { unique: true });
rowSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Which rows are read: those with an outcome, and those of certain websites. */
export interface RowFilter {
  outcome?: BulkOutcome | undefined;
  applications?: readonly string[] | undefined;
}
export type NewRow = Pick<BulkRowRecord, 'position' | 'application_id' | 'domain_name'> &
  Partial<Pick<BulkRowRecord, 'code' | 'values'>>;

/** What is done to many websites, with a row for each of them. */
export const createBulkActionStore = (connection: Connection) => {
  const actions = modelOf(connection, 'bulk_actions', schema);
  const rows = modelOf(connection, 'bulk_action_rows', rowSchema);
  const expiry = (): Date => new Date(Date.now() + BULK_ACTION_DAYS * DAY_MS);

  return {
    insert: async (record: Omit<BulkActionRecord, '_id' | 'expires_at'>): Promise<BulkActionRecord> =>
      (await actions.create({ ...record, expires_at: expiry() })).toObject(),

    find: (id: string): Promise<BulkActionRecord | null> => actions.findById(id).lean(),

    list: async (organizationId: string, page: number, limit: number) => {
      const where = { organization_id: organizationId };
      const [records, total] = await Promise.all([
        actions
          .find(where)
          .sort({ _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<BulkActionRecord[]>(),
        actions.countDocuments(where),
      ]);
      return { records, total };
    },

    /** Changes one that is in one of the states. @returns null when it is in none of them */
    change: (
      id: string,
      states: readonly BulkState[],
      changes: Partial<BulkActionRecord>,
    ): Promise<BulkActionRecord | null> =>
      actions
        .findOneAndUpdate(
          { _id: id, state: mongoose.trusted({ $in: [...states] }) },
          { $set: changes },
          { returnDocument: 'after' },
        )
        .lean<BulkActionRecord>(),

    /** Adds rows; those that are there stay as they are. */
    addRows: async (bulk_id: string, given: readonly NewRow[]): Promise<void> => {
      const added = given.map((row) => ({
        ...row,
        bulk_id,
        outcome: 'waiting' as const,
        done: false,
        expires_at: expiry(),
      }));
      await rows.insertMany(added, { ordered: false }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },

    /** The rows whose turn has come, by their positions. */
    pending: (bulk_id: string, now: Date): Promise<BulkRowRecord[]> =>
      rows
        .find({
          bulk_id,
          done: false,
          $or: [{ not_before: null }, { not_before: mongoose.trusted({ $lte: now }) }],
        })
        .sort({ position: 1 })
        .lean<BulkRowRecord[]>(),

    /** When the first of the rows that wait for a later time comes; null: none waits. */
    nextTurn: async (bulk_id: string): Promise<Date | null> => {
      const found = await rows
        .findOne({ bulk_id, done: false }, { not_before: 1 })
        .sort({ not_before: 1 })
        .lean<Pick<BulkRowRecord, 'not_before'>>();
      return found ? (found.not_before ?? new Date()) : null;
    },

    row: (bulk_id: string, position: number): Promise<BulkRowRecord | null> =>
      rows.findOne({ bulk_id, position }).lean(),

    setRow: async (
      { bulk_id, position }: Pick<BulkRowRecord, 'bulk_id' | 'position'>,
      changes: Partial<BulkRowRecord>,
    ): Promise<void> => {
      await rows.updateOne({ bulk_id, position }, { $set: changes });
    },

    rows: async (bulk_id: string, { outcome, applications }: RowFilter, page: number, limit: number) => {
      const where = {
        bulk_id,
        ...(outcome && { outcome }),
        ...(applications && { application_id: mongoose.trusted({ $in: [...applications] }) }),
      };
      const [records, total] = await Promise.all([
        rows
          .find(where)
          .sort({ position: 1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<BulkRowRecord[]>(),
        rows.countDocuments(where),
      ]);
      return { records, total };
    },

    /** Rows by what became of them, and how many turns are over. */
    tally: async (bulk_id: string): Promise<{ outcomes: Record<string, number>; done: number }> => {
      const found = await rows.aggregate<{ _id: BulkOutcome; count: number; done: number }>([
        { $match: { bulk_id } },
        { $group: { _id: '$outcome', count: { $sum: 1 }, done: { $sum: { $cond: ['$done', 1, 0] } } } },
      ]);
      return {
        outcomes: Object.fromEntries(found.map(({ _id, count }) => [_id, count])),
        done: found.reduce((sum, { done }) => sum + done, 0),
      };
    },

    removeOrganization: async (organizationId: string): Promise<void> => {
      const found = await actions
        .find({ organization_id: organizationId }, { _id: 1 })
        .lean<Pick<BulkActionRecord, '_id'>[]>();
      await rows.deleteMany({ bulk_id: mongoose.trusted({ $in: found.map(({ _id }) => String(_id)) }) });
      await actions.deleteMany({ organization_id: organizationId });
    },
  };
};
export type BulkActionStore = ReturnType<typeof createBulkActionStore>;
