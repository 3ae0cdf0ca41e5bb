import mongoose, { type Connection } from 'mongoose';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { ScheduleRecord } from './ScheduleRecord';

const schema = schemaOf<ScheduleRecord>()({
  application_id: { type: String, required: true },
  organization_id: { type: String, required: true },
  enabled: { type: Boolean, required: true },
  frequency: { type: String, required: true },
  weekday: Number,
  day: Number,
  hour: { type: Number, required: true },
  emails: { type: [String], required: true },
  next_run_at: { type: Date, default: null },
  updated_at: { type: Date, required: true },
  revision: Number,
});
schema.index({ application_id: 1 }, { unique: true });
schema.index({ next_run_at: 1 });

/** Plans of websites that are scanned by themselves. */
export const createScheduleStore = (connection: Connection) => {
  const schedules = modelOf(connection, 'scan_schedules', schema);
  return {
    find: (applicationId: string): Promise<ScheduleRecord | null> =>
      schedules.findOne({ application_id: applicationId }).lean(),

    /** @throws AppError 412 where the plan has another revision than the one that was seen */
    save: async (
      { application_id, ...content }: Omit<ScheduleRecord, '_id' | 'revision'>,
      seen: number | undefined,
    ): Promise<void> => {
      // What a plan of another frequency needed is not kept.
      const $unset = {
        ...(content.weekday === undefined && { weekday: 1 as const }),
        ...(content.day === undefined && { day: 1 as const }),
      };
      await unlessNewer(() =>
        schedules.updateOne(
          { application_id, ...revisionIs(seen) },
          { $set: content, $unset, $inc: { revision: 1 } },
          { upsert: true },
        ),
      );
    },

    remove: async (applicationId: string): Promise<void> => {
      await schedules.deleteOne({ application_id: applicationId });
    },

    /** Websites with a plan. */
    websites: (): Promise<string[]> => schedules.distinct('application_id'),

    due: (now: Date): Promise<ScheduleRecord[]> =>
      schedules
        .find({ enabled: true, next_run_at: mongoose.trusted({ $lte: now }) })
        .sort({ next_run_at: 1 })
        .limit(100)
        .lean(),

    /** Moves a due plan on. @returns false when another process did so first */
    claim: async ({ _id, next_run_at }: ScheduleRecord, next: Date): Promise<boolean> => {
      const { modifiedCount } = await schedules.updateOne(
        { _id, next_run_at },
        { $set: { next_run_at: next } },
      );
      return modifiedCount === 1;
    },
  };
};
export type ScheduleStore = ReturnType<typeof createScheduleStore>;
