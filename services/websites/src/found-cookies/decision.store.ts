import mongoose, { type Connection, type Types } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';

/** The category that an organization last gave a cookie, on any of its websites. */
interface DecisionRecord {
  _id: Types.ObjectId;
  organization_id: string;
  /** What the decision is about; see `decisionKey`. */
  key: string;
  category_id: string;
  decided_at: Date;
}

const schema = schemaOf<DecisionRecord>()({
  organization_id: { type: String, required: true },
  key: { type: String, required: true },
  category_id: { type: String, required: true },
  decided_at: { type: Date, required: true },
});
schema.index({ organization_id: 1, key: 1 }, { unique: true });

/** What organizations decided about cookies, for their other websites. */
export const createDecisionStore = (connection: Connection) => {
  const decisions = modelOf(connection, 'cookie_decisions', schema);
  return {
    remember: async (organizationId: string, key: string, categoryId: string): Promise<void> => {
      await decisions.updateOne(
        { organization_id: organizationId, key },
        { $set: { category_id: categoryId, decided_at: new Date() } },
        { upsert: true },
      );
    },

    forget: async (organizationId: string, key: string): Promise<void> => {
      await decisions.deleteOne({ organization_id: organizationId, key });
    },

    /** Category by key, of those that something was decided about. */
    of: async (organizationId: string, keys: readonly string[]): Promise<Map<string, string>> => {
      const found = await decisions
        .find({ organization_id: organizationId, key: mongoose.trusted({ $in: [...new Set(keys)] }) })
        .lean();
      return new Map(found.map(({ key, category_id }) => [key, category_id]));
    },
  };
};
export type DecisionStore = ReturnType<typeof createDecisionStore>;
