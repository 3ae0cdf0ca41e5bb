import { Schema, trusted, type Connection } from 'mongoose';
import type { PolicyAnswers } from '@yinyom/contracts/websites/policy';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { PolicyDraftRecord } from './PolicyRecord';

const schema = schemaOf<PolicyDraftRecord>()(
  {
    application_id: { type: String, required: true },
    answers: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
    updated_by: { type: String, required: true },
    updated_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ application_id: 1 }, { unique: true });

/** Answers of policies, one draft for each website that has any. */
export const createPolicyDraftStore = (connection: Connection) => {
  const drafts = modelOf(connection, 'policy_drafts', schema);
  return {
    find: (applicationId: string): Promise<PolicyDraftRecord | null> =>
      drafts.findOne({ application_id: applicationId }).lean(),

    /** How many changes several websites' answers have seen. */
    revisionsOf: async (applicationIds: readonly string[]): Promise<Map<string, number>> => {
      const found = await drafts
        .find({ application_id: trusted({ $in: [...applicationIds] }) }, { application_id: 1, revision: 1 })
        .lean<Pick<PolicyDraftRecord, 'application_id' | 'revision'>[]>();
      return new Map(found.map(({ application_id, revision }) => [application_id, revision]));
    },

    /**
     * Keeps answers in the place of those that the caller saw; revision 0 is a draft that nobody saved yet.
     * @returns null when somebody saved in between
     */
    replace: async (
      applicationId: string,
      revision: number,
      content: { answers: PolicyAnswers; updated_by: string },
    ): Promise<PolicyDraftRecord | null> => {
      const now = { ...content, updated_at: new Date() };
      if (revision > 0)
        return drafts
          .findOneAndUpdate(
            { application_id: applicationId, revision },
            { $set: now, $inc: { revision: 1 } },
            { returnDocument: 'after' },
          )
          .lean();
      try {
        return (await drafts.create({ application_id: applicationId, revision: 1, ...now })).toObject();
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    remove: async (applicationId: string): Promise<void> => {
      await drafts.deleteOne({ application_id: applicationId });
    },
  };
};
export type PolicyDraftStore = ReturnType<typeof createPolicyDraftStore>;
