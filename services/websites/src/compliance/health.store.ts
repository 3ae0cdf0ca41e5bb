import mongoose, { type Connection } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { applicationSchema } from '../application/applicationSchema';
import type { ApplicationRecord, StoredHealth } from '../application/ApplicationRecord';
import { HEALTH_DUE } from '../application/healthDue';

export type Due = Pick<ApplicationRecord, '_id' | 'organization_id' | 'pending_changes' | 'health_mark'>;
export interface Worked {
  record: Due;
  health: StoredHealth;
  /** When it is worked out next. */
  health_due: Date;
}
const DUE_FIELDS = { organization_id: 1, pending_changes: 1, health_mark: 1 } as const;

/** What is stored of how websites stand. Writes here go past the hook of the schema that makes it due again. */
export const createHealthStore = (connection: Connection) => {
  const applications = modelOf(connection, 'applications', applicationSchema);
  return {
    /** Websites whose health has to be worked out at a moment, of one organization or of all. */
    due: async (now: Date, limit: number, organizationId?: string): Promise<Due[]> => {
      const where = { deleted_at: null, ...(organizationId && { organization_id: organizationId }) };
      const find = (due: object, most: number) =>
        applications
          .find({ ...where, ...due }, DUE_FIELDS)
          .limit(most)
          .lean<Due[]>();
      const found = await find({ health_due: mongoose.trusted({ $lte: now }) }, limit);
      if (found.length === limit) return found;
      // Websites of earlier releases and new ones have none yet.
      return [...found, ...(await find({ health_due: null }, limit - found.length))];
    },

    /** Marks websites after a change of a record of theirs that is not their own. */
    markDue: async (ids: readonly string[]): Promise<void> => {
      await applications.collection.updateMany(
        { _id: { $in: ids.map((id) => new mongoose.Types.ObjectId(id)) } },
        { $set: { health_due: HEALTH_DUE }, $inc: { health_mark: 1 } },
      );
    },

    /** Keeps healths, but of no website that was changed since its `mark` was read: that one stays due. */
    keep: async (worked: readonly Worked[]): Promise<void> => {
      if (worked.length === 0) return;
      await applications.collection.bulkWrite(
        worked.map(({ record: { _id, health_mark }, health, health_due }) => ({
          updateOne: {
            filter: { _id, health_mark: health_mark ?? null },
            update: { $set: { health, health_due } },
          },
        })),
        { ordered: false },
      );
    },

    /** Puts off websites whose facts cannot be read. */
    postpone: async (records: readonly Due[], health_due: Date): Promise<void> => {
      await applications.collection.updateMany(
        { _id: { $in: records.map(({ _id }) => _id) } },
        { $set: { health_due } },
      );
    },
  };
};
export type HealthStore = ReturnType<typeof createHealthStore>;
