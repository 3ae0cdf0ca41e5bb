import mongoose, { Schema, type Connection } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { LetterRecord, LetterWithoutCovers } from './LetterRecord';

const { trusted } = mongoose;
const { Mixed } = Schema.Types;
const schema = schemaOf<LetterRecord>()({
  _id: { type: Schema.Types.ObjectId, required: true } as never,
  organization_id: { type: String, required: true },
  state: { type: String, required: true },
  closed: { type: Boolean, required: true },
  due_date: { type: String, required: true },
  content: { type: String, required: true },
  covers: { type: String } as never,
  sealed_with: { type: String, required: true },
  sample: { type: Boolean, required: true },
  created_at: { type: Date, required: true },
  created_by: { type: Mixed, required: true } as never,
  updated_at: { type: Date, required: true },
  revision: { type: Number, required: true },
});
schema.index({ organization_id: 1, closed: 1, due_date: 1 });

export type LetterChange = Pick<
  LetterRecord,
  'state' | 'closed' | 'due_date' | 'content' | 'covers' | 'sealed_with' | 'updated_at'
>;

/** Letters of regulators. */
export const createLetterStore = (database: Connection) => {
  const letters = modelOf(database, 'inspection_letters', schema);
  const after = { returnDocument: 'after' } as const;

  return {
    newId: () => new mongoose.Types.ObjectId(),

    insert: async (record: LetterRecord): Promise<LetterRecord> => (await letters.create(record)).toObject(),

    /** Of this organization only: an id of another one finds nothing. */
    find: (organization_id: string, _id: string): Promise<LetterRecord | null> =>
      letters.findOne({ _id, organization_id }).lean<LetterRecord>().exec(),

    /** Those of this organization among them. */
    findAll: (organization_id: string, ids: readonly string[]): Promise<LetterWithoutCovers[]> =>
      letters
        .find({ organization_id, _id: trusted({ $in: [...ids] }) }, { covers: 0 })
        .lean<LetterWithoutCovers[]>()
        .exec(),

    /** Those whose clock runs before the others, the earliest due date first. */
    list: (
      organization_id: string,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<LetterWithoutCovers[]> =>
      letters
        .find({ organization_id }, { covers: 0 })
        .sort({ closed: 1, due_date: 1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean<LetterWithoutCovers[]>()
        .exec(),

    count: (organization_id: string): Promise<number> => letters.countDocuments({ organization_id }).exec(),

    /** Those whose clock runs and that are due until a day. */
    dueUntil: (
      organization_id: string,
      day: string,
      limit: number,
    ): Promise<Pick<LetterRecord, '_id' | 'due_date'>[]> =>
      letters
        .find({ organization_id, closed: false, due_date: trusted({ $lte: day }) }, { due_date: 1 })
        .sort({ due_date: 1, _id: 1 })
        .limit(limit)
        .lean<Pick<LetterRecord, '_id' | 'due_date'>[]>()
        .exec(),

    /** @returns null where another revision is stored than was seen */
    change: (
      { _id, organization_id }: Pick<LetterRecord, '_id' | 'organization_id'>,
      seen: number,
      set: LetterChange,
    ): Promise<LetterRecord | null> =>
      letters
        .findOneAndUpdate(
          { _id, organization_id, revision: seen },
          { $set: set, $inc: { revision: 1 } },
          after,
        )
        .lean<LetterRecord>()
        .exec(),

    sealedOtherwise: (current: string) =>
      letters
        .find({ sealed_with: trusted({ $ne: current }) })
        .lean<LetterRecord>()
        .cursor(),

    /** The same content under another secret; what people changed meanwhile stays. @returns whether it was replaced */
    replaceSealed: async (
      { _id, revision }: Pick<LetterRecord, '_id' | 'revision'>,
      set: Pick<LetterRecord, 'content' | 'covers' | 'sealed_with'>,
    ): Promise<boolean> =>
      (await letters.updateOne({ _id, revision }, { $set: set }).exec()).modifiedCount === 1,

    removeSamples: async (organization_id: string): Promise<void> => {
      await letters.deleteMany({ organization_id, sample: true });
    },
    organizations: (): Promise<string[]> => letters.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await letters.deleteMany({ organization_id });
    },
  };
};
export type LetterStore = ReturnType<typeof createLetterStore>;
