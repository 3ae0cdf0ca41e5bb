import { Schema, type Connection, type Types } from 'mongoose';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import type { ProcessorProposal } from '@yinyom/contracts/papers/processorProposals';
import type { ProcessorSource } from '@yinyom/contracts/papers/processorSources';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** What people said of a possible processor. One that was taken back has no verdict and keeps its revision. */
export interface VerdictRecord extends ProcessorSource {
  _id: Types.ObjectId;
  organization_id: string;
  /** As people knew it then. */
  title: string;
  verdict: ProcessorProposal['verdict'];
  who: string;
  reason: string;
  decided_at: Date;
  decided_by: PaperActor;
  revision: number;
}

const schema = schemaOf<VerdictRecord>()({
  organization_id: { type: String, required: true },
  source: { type: String, required: true },
  subject: { type: String, required: true },
  title: { type: String, required: true },
  verdict: { type: String, default: null } as never,
  who: { type: String, default: '' },
  reason: { type: String, default: '' },
  decided_at: { type: Date, required: true },
  decided_by: { type: Schema.Types.Mixed, required: true } as never,
  revision: { type: Number, required: true },
});
schema.index({ organization_id: 1, source: 1, subject: 1 }, { unique: true });

export type NewVerdict = Omit<VerdictRecord, '_id' | 'revision'>;

/** Verdicts on possible processors, one for each. */
export const createVerdictStore = (database: Connection) => {
  const verdicts = modelOf(database, 'processor_verdicts', schema);
  return {
    all: (organization_id: string): Promise<VerdictRecord[]> =>
      verdicts.find({ organization_id }).sort({ title: 1, _id: 1 }).lean<VerdictRecord[]>().exec(),

    /** @throws AppError 412 version_conflict where another revision is stored than was seen */
    save: async (
      { organization_id, source, subject, ...set }: NewVerdict,
      seen: number,
    ): Promise<VerdictRecord | null> => {
      const key = { organization_id, source, subject };
      await unlessNewer(() =>
        verdicts
          .updateOne({ ...key, ...revisionIs(seen) }, { $set: set, $inc: { revision: 1 } }, { upsert: true })
          .exec(),
      );
      return verdicts.findOne(key).lean<VerdictRecord>().exec();
    },

    organizations: (): Promise<string[]> => verdicts.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await verdicts.deleteMany({ organization_id });
    },
  };
};
export type VerdictStore = ReturnType<typeof createVerdictStore>;
