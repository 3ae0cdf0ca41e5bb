import mongoose, { Schema, type Connection, type QueryFilter } from 'mongoose';
import { MAX_AGREEMENTS, type AgreementStanding } from '@yinyom/contracts/papers/agreementTerms';
import { isId } from '@yinyom/contracts/fields';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { AgreementChange, AgreementRecord, StoredEntry } from './AgreementRecord';

const { Mixed } = Schema.Types;
const { trusted } = mongoose;
const nullable = (type: unknown) => ({ type, default: null }) as never;

const schema = schemaOf<AgreementRecord>()(
  {
    organization_id: { type: String, required: true },
    state: { type: String, required: true },
    content: { type: Mixed, required: true } as never,
    processor_name: { type: String, required: true },
    review_at: nullable(String),
    sent: nullable(Mixed),
    was_sent: { type: Boolean, required: true },
    signed_on: nullable(String),
    ended_on: nullable(String),
    history: { type: [Mixed], required: true } as never,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { minimize: false },
);
schema.index({ organization_id: 1, processor_name: 1 });
schema.index({ organization_id: 1, review_at: 1 });

type Filter = QueryFilter<AgreementRecord>;
type DueAgreement = Pick<AgreementRecord, '_id' | 'processor_name' | 'review_at'> & {
  content: Pick<AgreementRecord['content'], 'until'>;
};

/** Agreements that have not ended on a day. */
const living = (day: string): Filter => ({
  $or: [{ ended_on: null }, { ended_on: trusted({ $gt: day }) }],
});
const standingIs = (standing: AgreementStanding, day: string): Filter => {
  if (standing === 'ended') return { ended_on: trusted({ $ne: null, $lte: day }) };
  if (standing === 'expired')
    return { state: 'signed', ...living(day), 'content.until': trusted({ $ne: null, $lt: day }) };
  const lives = { state: standing, ...living(day) };
  // Of these the last day is not over.
  const lasts = { $or: [{ 'content.until': null }, { 'content.until': trusted({ $gte: day }) }] };
  return standing === 'signed' ? { $and: [lives, lasts] } : lives;
};

/** Agreements of organizations with their processors. */
export const createAgreementStore = (database: Connection) => {
  const agreements = modelOf(database, 'processor_agreements', schema);
  const mirrored = ({ content }: { content: AgreementRecord['content'] }) => ({
    processor_name: content.processor.name,
    review_at: content.review_at,
  });

  return {
    newId: () => new mongoose.Types.ObjectId(),

    insert: async (record: Omit<AgreementRecord, 'processor_name' | 'review_at'>): Promise<AgreementRecord> =>
      (await agreements.create({ ...record, ...mirrored(record) })).toObject(),

    count: (organization_id: string): Promise<number> =>
      agreements.countDocuments({ organization_id }).exec(),

    find: async (organization_id: string, id: string): Promise<AgreementRecord | null> =>
      isId(id) ? agreements.findOne({ _id: id, organization_id }).lean<AgreementRecord>().exec() : null,

    /** By the name of the processor. @param day today, which decides what has ended */
    list: async (
      organization_id: string,
      {
        standing,
        day,
        skip,
        limit,
      }: { standing: AgreementStanding | 'all'; day: string; skip: number; limit: number },
    ): Promise<{ found: AgreementRecord[]; total: number }> => {
      const filter: Filter = { organization_id, ...(standing !== 'all' && standingIs(standing, day)) };
      const [found, total] = await Promise.all([
        agreements
          .find(filter)
          .sort({ processor_name: 1, _id: 1 })
          .skip(skip)
          .limit(limit)
          .lean<AgreementRecord[]>()
          .exec(),
        agreements.countDocuments(filter).exec(),
      ]);
      return { found, total };
    },

    /** All of an organization: there are at most `MAX_AGREEMENTS`. */
    all: (organization_id: string): Promise<AgreementRecord[]> =>
      agreements
        .find({ organization_id })
        .sort({ processor_name: 1, _id: 1 })
        .limit(MAX_AGREEMENTS)
        .lean<AgreementRecord[]>()
        .exec(),

    /** Those whose review is due, or whose last day comes, until a day, and that have not ended on another one. */
    due: (organization_id: string, until: string, day: string): Promise<DueAgreement[]> => {
      const comes = trusted({ $ne: null, $lte: until });
      return agreements
        .find(
          {
            organization_id,
            state: trusted({ $ne: 'draft' }),
            $and: [living(day), { $or: [{ review_at: comes }, { 'content.until': comes }] }],
          },
          { processor_name: 1, review_at: 1, 'content.until': 1 },
        )
        .sort({ review_at: 1, _id: 1 })
        .limit(MAX_AGREEMENTS)
        .lean<DueAgreement[]>()
        .exec();
    },

    /** Changes what still has the revision that was seen. @returns null where it has another one */
    change: (
      { _id, organization_id, revision }: AgreementRecord,
      set: AgreementChange,
      entry: StoredEntry,
    ): Promise<AgreementRecord | null> =>
      agreements
        .findOneAndUpdate(
          { _id, organization_id, ...revisionIs(revision) },
          {
            $set: {
              ...set,
              ...(set.content && mirrored({ content: set.content })),
              updated_at: entry.at,
            },
            $push: { history: entry },
            $inc: { revision: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<AgreementRecord>()
        .exec(),

    /** @returns whether the draft was there as it was seen */
    removeDraft: async ({ _id, organization_id, revision }: AgreementRecord): Promise<boolean> =>
      (
        await agreements.deleteOne({
          _id,
          organization_id,
          state: 'draft',
          was_sent: false,
          ...revisionIs(revision),
        })
      ).deletedCount === 1,

    /** Removes what an actor made. */
    removeMadeBy: async (organization_id: string, actorId: string): Promise<void> => {
      await agreements.deleteMany({ organization_id, 'history.0.by.id': actorId });
    },
    organizations: (): Promise<string[]> =>
      agreements.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await agreements.deleteMany({ organization_id });
    },
  };
};
export type AgreementStore = ReturnType<typeof createAgreementStore>;
