import mongoose, { Schema, type Connection, type Types } from 'mongoose';
import type { TrainingRow } from '@yinyom/contracts/papers/trainings';
import { versionConflict } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { Sealed } from '../register/RequestRecord';
import type { SavedBy } from '../processing-record/savedBy';

/** A training or a review. Rows are only added. */
export interface TrainingRecord extends Pick<
  TrainingRow,
  'organization_id' | 'kind' | 'subject' | 'held_on' | 'attendee_count' | 'next_due_on'
> {
  _id: Types.ObjectId;
  /** Names of people. */
  attendees: Sealed;
  sealed_with: string;
  /** The row that this one corrects; absent: none. */
  replaces?: string;
  entered_at: Date;
  entered_by: SavedBy;
}

const nullable = (type: unknown) => ({ type, default: null }) as never;

const schema = schemaOf<TrainingRecord>()({
  organization_id: { type: String, required: true },
  kind: { type: String, required: true } as never,
  subject: { type: String, required: true },
  held_on: { type: String, required: true },
  attendees: { type: String, required: true },
  sealed_with: { type: String, required: true },
  attendee_count: nullable(Number),
  next_due_on: nullable(String),
  replaces: { type: String } as never,
  entered_at: { type: Date, required: true },
  entered_by: { type: Schema.Types.Mixed, required: true } as never,
});
schema.index({ organization_id: 1, held_on: -1, _id: -1 });
// One of two people who correct the same row is let through.
schema.index(
  { organization_id: 1, replaces: 1 },
  { unique: true, partialFilterExpression: { replaces: { $exists: true } } },
);

export const createTrainingStore = (database: Connection) => {
  const trainings = modelOf(database, 'paper_trainings', schema);
  return {
    newId: (): Types.ObjectId => new mongoose.Types.ObjectId(),

    /** @throws AppError 412 version_conflict where another row corrects the same one */
    insert: async (draft: TrainingRecord): Promise<TrainingRecord> => {
      try {
        return (await trainings.create(draft)).toObject();
      } catch (error) {
        throw isDuplicateKey(error) ? versionConflict() : error;
      }
    },
    count: (organization_id: string): Promise<number> => trainings.countDocuments({ organization_id }).exec(),
    /** All rows of an organization, the latest day first; a register is bounded by `MAX_TRAININGS`. */
    all: (organization_id: string): Promise<TrainingRecord[]> =>
      trainings.find({ organization_id }).sort({ held_on: -1, _id: -1 }).lean<TrainingRecord[]>().exec(),
    sealedOtherwise: (current: string) =>
      trainings
        .find({ sealed_with: mongoose.trusted({ $ne: current }) })
        .lean<TrainingRecord>()
        .cursor(),
    replaceSealed: async (_id: Types.ObjectId, attendees: Sealed, sealed_with: string): Promise<void> => {
      await trainings.updateOne({ _id }, { $set: { attendees, sealed_with } });
    },

    /** Removes what an actor made. */
    removeMadeBy: async (organization_id: string, actorId: string): Promise<void> => {
      await trainings.deleteMany({ organization_id, 'entered_by.id': actorId });
    },
    organizations: (): Promise<string[]> => trainings.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await trainings.deleteMany({ organization_id });
    },
  };
};
export type TrainingStore = ReturnType<typeof createTrainingStore>;
