import { Schema, type Connection, type Types } from 'mongoose';
import type { FormKey } from '@yinyom/contracts/papers/acceptedForm';
import type { FoundForm } from '@yinyom/contracts/papers/foundForms';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** What people said of a form that a scan found. One that was taken back has no verdict and keeps its revision. */
export interface FormVerdictRecord extends FormKey {
  _id: Types.ObjectId;
  organization_id: string;
  /** The fields as one text, for the index. */
  fields_key: string;
  /** Domain of the website as it was then. */
  website: string;
  verdict: FoundForm['verdict'];
  decided_at: Date;
  decided_by: PaperActor;
  revision: number;
}

const schema = schemaOf<FormVerdictRecord>()({
  organization_id: { type: String, required: true },
  application_id: { type: String, required: true },
  fields: { type: [String], required: true } as never,
  fields_key: { type: String, required: true },
  website: { type: String, required: true },
  verdict: { type: String, default: null } as never,
  decided_at: { type: Date, required: true },
  decided_by: { type: Schema.Types.Mixed, required: true } as never,
  revision: { type: Number, required: true },
});
schema.index({ organization_id: 1, application_id: 1, fields_key: 1 }, { unique: true });

type NewVerdict = Omit<FormVerdictRecord, '_id' | 'revision' | 'fields_key'>;

/** Verdicts on forms that scans found, one for each. */
export const createFormVerdictStore = (database: Connection) => {
  const verdicts = modelOf(database, 'form_verdicts', schema);
  return {
    all: (organization_id: string): Promise<FormVerdictRecord[]> =>
      verdicts.find({ organization_id }).sort({ website: 1, _id: 1 }).lean<FormVerdictRecord[]>().exec(),

    /** @throws AppError 412 version_conflict where another revision is stored than was seen */
    save: async (
      { organization_id, application_id, fields, ...set }: NewVerdict,
      seen: number,
    ): Promise<FormVerdictRecord | null> => {
      const key = { organization_id, application_id, fields_key: fields.join() };
      await unlessNewer(() =>
        verdicts
          .updateOne(
            { ...key, ...revisionIs(seen) },
            { $set: { ...set, fields }, $inc: { revision: 1 } },
            { upsert: true },
          )
          .exec(),
      );
      return verdicts.findOne(key).lean<FormVerdictRecord>().exec();
    },

    organizations: (): Promise<string[]> => verdicts.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await verdicts.deleteMany({ organization_id });
    },
  };
};
export type FormVerdictStore = ReturnType<typeof createFormVerdictStore>;
