import mongoose, { Schema, type Connection } from 'mongoose';
import type { PaperRole } from '@yinyom/contracts/papers/paperItems';
import { versionConflict } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { ActivityDraft, ActivityRecord } from './ActivityRecord';

const { Mixed } = Schema.Types;
const nullable = (type: unknown) => ({ type, default: null }) as never;

const schema = schemaOf<ActivityRecord>()(
  {
    activity_id: { type: String, required: true },
    organization_id: { type: String, required: true },
    role: { type: String, required: true },
    generated: nullable(String),
    name: { type: Mixed, required: true } as never,
    written: { type: Mixed, required: true } as never,
    facts: { type: Mixed, required: true } as never,
    hints: { type: Mixed, required: true } as never,
    legal_basis: nullable(String),
    sensitive: nullable(Boolean),
    cross_border: { type: [Mixed], required: true } as never,
    applications: { type: [String], required: true } as never,
    found_forms: { type: [Mixed], default: undefined } as never,
    ended: { type: Boolean, required: true },
    version: { type: Number, required: true },
    saved_at: { type: Date, required: true },
    saved_by: { type: Mixed, required: true } as never,
    reviewed_at: nullable(Date),
    review_every_months: { type: Number, required: true },
    begun_at: { type: Date, required: true },
  },
  // Items without facts and activities without written items are empty objects.
  { minimize: false },
);
schema.index({ organization_id: 1, activity_id: 1, version: 1 }, { unique: true });

/** Which version of an activity is its newest. */
export interface ActivityHead {
  activity_id: string;
  version: number;
  role: PaperRole;
  generated: string | null;
  ended: boolean;
  saved_at: Date;
  begun_at: Date;
  reviewed_at: Date | null;
  review_every_months: number;
}

/** An activity that states forms of scans, in its newest version. */
export type StatingActivity = Pick<ActivityHead, 'activity_id'> &
  Pick<ActivityRecord, 'name'> & { found_forms: NonNullable<ActivityRecord['found_forms']> };

const HEAD = [
  'version',
  'role',
  'generated',
  'ended',
  'saved_at',
  'begun_at',
  'reviewed_at',
  'review_every_months',
] as const satisfies readonly (keyof ActivityHead)[];

/** Versions of processing activities. The unique index lets one of two savers of the same version through. */
export const createActivityStore = (database: Connection) => {
  const activities = modelOf(database, 'processing_activities', schema);

  return {
    newActivityId: (): string => String(new mongoose.Types.ObjectId()),

    /** @throws AppError 412 version_conflict where the version exists */
    insert: async (draft: ActivityDraft): Promise<ActivityRecord> => {
      try {
        return (await activities.create(draft)).toObject();
      } catch (error) {
        throw isDuplicateKey(error) ? versionConflict() : error;
      }
    },

    /** The newest version of each activity of an organization, without its content; the oldest activity first. */
    heads: async (organization_id: string): Promise<ActivityHead[]> => {
      const found = await activities
        .aggregate<Omit<ActivityHead, 'activity_id'> & { _id: string }>([
          { $match: { organization_id } },
          { $sort: { activity_id: 1, version: 1 } },
          { $project: { activity_id: 1, ...Object.fromEntries(HEAD.map((name) => [name, 1])) } },
          {
            $group: {
              _id: '$activity_id',
              ...Object.fromEntries(HEAD.map((name) => [name, { $last: `$${name}` }])),
            },
          },
          { $sort: { _id: 1 } },
        ])
        .exec();
      return found.map(({ _id, ...head }) => ({ ...head, activity_id: _id }));
    },

    /** Activities that have not ended and whose newest version states forms of scans; the oldest activity first. */
    stating: async (organization_id: string): Promise<StatingActivity[]> => {
      const found = await activities
        .aggregate<Omit<StatingActivity, 'activity_id'> & { _id: string; ended: boolean }>([
          { $match: { organization_id } },
          { $sort: { activity_id: 1, version: 1 } },
          { $project: { activity_id: 1, version: 1, name: 1, ended: 1, found_forms: 1 } },
          {
            $group: {
              _id: '$activity_id',
              name: { $last: '$name' },
              ended: { $last: '$ended' },
              found_forms: { $last: '$found_forms' },
            },
          },
          { $sort: { _id: 1 } },
        ])
        .exec();
      return found
        .filter(({ ended, found_forms }) => !ended && (found_forms?.length ?? 0) > 0)
        .map(({ _id, name, found_forms }) => ({ activity_id: _id, name, found_forms }));
    },

    /** These versions whole, in the order given. */
    whole: async (organization_id: string, heads: readonly ActivityHead[]): Promise<ActivityRecord[]> => {
      if (heads.length === 0) return [];
      const found = await activities
        .find({
          organization_id,
          $or: heads.map(({ activity_id, version }) => ({ activity_id, version })),
        })
        .lean<ActivityRecord[]>()
        .exec();
      return heads.flatMap((head) => found.filter(({ activity_id }) => activity_id === head.activity_id));
    },

    /** The newest version; null where there is no such activity. */
    latest: (organization_id: string, activity_id: string): Promise<ActivityRecord | null> =>
      activities
        .findOne({ organization_id, activity_id })
        .sort({ version: -1 })
        .lean<ActivityRecord>()
        .exec(),

    /** Versions, newest first. */
    versions: (
      organization_id: string,
      activity_id: string,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<ActivityRecord[]> =>
      activities
        .find({ organization_id, activity_id })
        .sort({ version: -1 })
        .skip(skip)
        .limit(limit)
        .lean<ActivityRecord[]>()
        .exec(),

    /** Removes what an actor made. */
    removeMadeBy: async (organization_id: string, actorId: string): Promise<void> => {
      await activities.deleteMany({ organization_id, 'saved_by.id': actorId });
    },
    organizations: (): Promise<string[]> =>
      activities.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await activities.deleteMany({ organization_id });
    },
  };
};
export type ActivityStore = ReturnType<typeof createActivityStore>;
