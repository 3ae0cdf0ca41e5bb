import { Schema, type Connection } from 'mongoose';
import { NO_ANSWERS, type ExemptionAnswers } from '@yinyom/contracts/papers/exemption';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** What an organization answered to the questions about the exemption; `_id` is its id. */
export interface ExemptionRecord {
  _id: string;
  answers: ExemptionAnswers;
  answered_at: Date | null;
  revision: number;
}

const schema = schemaOf<ExemptionRecord>()({
  _id: { type: String, required: true },
  answers: { type: Schema.Types.Mixed, required: true } as never,
  answered_at: { type: Date, default: null } as never,
  revision: { type: Number, required: true },
});

/** Answers about the exemption, one record for each organization that gave any. */
export const createExemptionStore = (database: Connection) => {
  const exemptions = modelOf(database, 'record_exemptions', schema);
  const get = async (_id: string): Promise<ExemptionRecord> =>
    (await exemptions.findById(_id).lean<ExemptionRecord>().exec()) ?? {
      _id,
      answers: NO_ANSWERS,
      answered_at: null,
      revision: 0,
    };

  return {
    get,
    /** @throws AppError 412 version_conflict where another revision is stored than was seen */
    save: async (
      _id: string,
      answers: ExemptionAnswers,
      seen: number,
      answered_at: Date,
    ): Promise<ExemptionRecord> => {
      await unlessNewer(() =>
        exemptions
          .updateOne(
            { _id, ...revisionIs(seen) },
            { $set: { answers, answered_at }, $inc: { revision: 1 } },
            { upsert: true },
          )
          .exec(),
      );
      return get(_id);
    },

    organizations: (): Promise<string[]> => exemptions.distinct('_id').exec() as Promise<string[]>,
    removeOf: async (_id: string): Promise<void> => {
      await exemptions.deleteOne({ _id });
    },
  };
};
export type ExemptionStore = ReturnType<typeof createExemptionStore>;
