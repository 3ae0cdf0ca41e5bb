import { Schema, type Connection } from 'mongoose';
import type { HandAnswer } from '@yinyom/contracts/conformity/conformity';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { AnswersRecord, ResultRecord } from './ConformityRecord';

const { Mixed } = Schema.Types;
const answersSchema = schemaOf<AnswersRecord>()(
  {
    _id: { type: String, required: true },
    organization_id: { type: String, required: true },
    answers: { type: Mixed, required: true } as never,
    revision: { type: Number, required: true },
  },
  // Answers that were all taken back are an empty object.
  { minimize: false },
);
answersSchema.index({ organization_id: 1 });

const resultSchema = schemaOf<Omit<ResultRecord, '_id'>>()(
  {
    organization_id: { type: String, required: true },
    application_id: { type: String, required: true },
    kept_at: { type: Date, required: true },
    content: { type: Mixed, required: true } as never,
  },
  { minimize: false },
);
resultSchema.index({ organization_id: 1, application_id: 1, kept_at: -1 });

/** What an answer is about. */
export interface AnswersOf {
  organization_id: string;
  application_id: string;
  rule_set_id: string;
}
const idOf = ({ organization_id, application_id, rule_set_id }: AnswersOf): string =>
  `${organization_id}:${application_id}:${rule_set_id}`;

/** Answers by hand, and results that were kept. */
export const createConformityStore = (database: Connection) => {
  const answers = modelOf(database, 'conformity_answers', answersSchema);
  const results = modelOf(database, 'conformity_results', resultSchema);
  const answersOf = async (about: AnswersOf): Promise<AnswersRecord> =>
    (await answers.findById(idOf(about)).lean<AnswersRecord>().exec()) ?? {
      _id: idOf(about),
      organization_id: about.organization_id,
      answers: {},
      revision: 0,
    };

  return {
    answersOf,

    /** @throws AppError 412 version_conflict where another revision is stored than was seen */
    saveAnswers: async (about: AnswersOf, given: Record<string, HandAnswer>, seen: number): Promise<void> => {
      const { organization_id } = about;
      await unlessNewer(() =>
        answers
          .updateOne(
            { _id: idOf(about), ...revisionIs(seen) },
            { $set: { organization_id, answers: given }, $inc: { revision: 1 } },
            { upsert: true },
          )
          .exec(),
      );
    },

    insertResult: async (record: Omit<ResultRecord, '_id'>): Promise<ResultRecord> =>
      (await results.create(record)).toObject() as ResultRecord,

    /** Of this organization only: an id of another one finds nothing. */
    findResult: (organization_id: string, _id: string): Promise<ResultRecord | null> =>
      results.findOne({ _id, organization_id }).lean<ResultRecord>().exec(),

    countResults: (organization_id: string, application_id: string): Promise<number> =>
      results.countDocuments({ organization_id, application_id }).exec(),

    /** Newest first. */
    listResults: (
      organization_id: string,
      application_id: string,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<ResultRecord[]> =>
      results
        .find({ organization_id, application_id })
        .sort({ kept_at: -1, _id: -1 })
        .skip(skip)
        .limit(limit)
        .lean<ResultRecord[]>()
        .exec(),

    organizations: async (): Promise<string[]> => {
      const found = await Promise.all([
        answers.distinct('organization_id').exec() as Promise<string[]>,
        results.distinct('organization_id').exec() as Promise<string[]>,
      ]);
      return [...new Set(found.flat())];
    },
    removeOf: async (organization_id: string): Promise<void> => {
      await results.deleteMany({ organization_id });
      await answers.deleteMany({ organization_id });
    },
  };
};
export type ConformityStore = ReturnType<typeof createConformityStore>;
