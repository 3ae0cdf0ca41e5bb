import type { Connection, Types } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** That a person reviewed a version: written once, never changed, kept as long as the version is. */
export interface ReviewRecord {
  _id: Types.ObjectId;
  application_id: string;
  version: number;
  content_sha256: string;
  /** Domain of the website at that moment; absent in what earlier versions recorded. */
  domain_name?: string;
  user_id: string;
  /** As the person was called and what the person was at that moment. */
  name: string;
  role: number;
  external?: true;
  note?: string;
  at: Date;
}

const schema = schemaOf<ReviewRecord>()({
  application_id: { type: String, required: true },
  version: { type: Number, required: true },
  content_sha256: { type: String, required: true },
  domain_name: String,
  user_id: { type: String, required: true },
  name: { type: String, required: true },
  role: { type: Number, required: true },
  external: Boolean,
  note: String,
  at: { type: Date, required: true },
});
schema.index({ application_id: 1, version: -1, user_id: 1 }, { unique: true });

/** So many are shown of a website, newest versions first. */
const MOST_SHOWN = 100;

/** Reviews of published versions. There is no way to change or remove one. */
export const createReviewStore = (connection: Connection) => {
  const reviews = modelOf(connection, 'version_reviews', schema);
  return {
    /** @returns null when the person reviewed that version before */
    add: async (record: Omit<ReviewRecord, '_id'>): Promise<ReviewRecord | null> => {
      try {
        return (await reviews.create({ ...record })).toObject();
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    list: (applicationId: string): Promise<ReviewRecord[]> =>
      reviews
        .find({ application_id: applicationId })
        .sort({ version: -1, at: -1 })
        .limit(MOST_SHOWN)
        .lean()
        .exec(),

    find: (applicationId: string, version: number, userId: string): Promise<ReviewRecord | null> =>
      reviews.findOne({ application_id: applicationId, version, user_id: userId }).lean().exec(),

    /** Those of one version, oldest first. */
    ofVersion: (applicationId: string, version: number): Promise<ReviewRecord[]> =>
      reviews
        .find({ application_id: applicationId, version })
        .sort({ at: 1 })
        .limit(MOST_SHOWN)
        .lean()
        .exec(),

    /** The newest version that a person reviewed. */
    latestOf: (applicationId: string, userId: string): Promise<ReviewRecord | null> =>
      reviews.findOne({ application_id: applicationId, user_id: userId }).sort({ version: -1 }).lean().exec(),
  };
};
export type ReviewStore = ReturnType<typeof createReviewStore>;
