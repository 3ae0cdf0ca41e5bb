import mongoose, { type Connection, type Types } from 'mongoose';
import { SETTLED_REMARKS_SHOWN, OPEN_REMARKS_MAX } from '@yinyom/contracts/websites/reviewRemark';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** What a person remarked about one text of a published version. */
export interface RemarkRecord {
  _id: Types.ObjectId;
  application_id: string;
  version: number;
  text_path: string;
  remark: string;
  user_id: string;
  /** As the person was called and what the person was at that moment. */
  name: string;
  role: number;
  external?: true;
  at: Date;
  /** Null = open. */
  settled_at: Date | null;
  settled_by: string | null;
}

const schema = schemaOf<RemarkRecord>()({
  application_id: { type: String, required: true },
  version: { type: Number, required: true },
  text_path: { type: String, required: true },
  remark: { type: String, required: true },
  user_id: { type: String, required: true },
  name: { type: String, required: true },
  role: { type: Number, required: true },
  external: Boolean,
  at: { type: Date, required: true },
  settled_at: { type: Date, default: null },
  settled_by: { type: String, default: null },
});
schema.index({ application_id: 1, settled_at: -1 });

/** Remarks on texts of published versions. */
export const createRemarkStore = (connection: Connection) => {
  const remarks = modelOf(connection, 'review_remarks', schema);
  return {
    add: async (record: Omit<RemarkRecord, '_id' | 'settled_at' | 'settled_by'>): Promise<RemarkRecord> =>
      (await remarks.create({ ...record })).toObject(),

    countOpen: (applicationId: string): Promise<number> =>
      remarks.countDocuments({ application_id: applicationId, settled_at: null }).exec(),

    /** The open ones, oldest first, then those that were settled last. */
    list: async (applicationId: string): Promise<RemarkRecord[]> => {
      const [open, settled] = await Promise.all([
        remarks
          .find({ application_id: applicationId, settled_at: null })
          .sort({ _id: 1 })
          .limit(2 * OPEN_REMARKS_MAX)
          .lean()
          .exec(),
        remarks
          .find({ application_id: applicationId, settled_at: mongoose.trusted({ $ne: null }) })
          .sort({ settled_at: -1 })
          .limit(SETTLED_REMARKS_SHOWN)
          .lean()
          .exec(),
      ]);
      return [...open, ...settled];
    },

    find: (applicationId: string, id: string): Promise<RemarkRecord | null> =>
      remarks.findOne({ _id: id, application_id: applicationId }).lean().exec(),

    /** Settles an open remark; one that was settled before stays as it was. */
    settle: async (applicationId: string, id: string, by: string): Promise<void> => {
      await remarks.updateOne(
        { _id: id, application_id: applicationId, settled_at: null },
        { $set: { settled_at: new Date(), settled_by: by } },
      );
    },

    removeAll: async (applicationId: string): Promise<void> => {
      await remarks.deleteMany({ application_id: applicationId });
    },

    open: async (applicationId: string, id: string): Promise<void> => {
      await remarks.updateOne(
        { _id: id, application_id: applicationId },
        { $set: { settled_at: null, settled_by: null } },
      );
    },
  };
};
export type RemarkStore = ReturnType<typeof createRemarkStore>;
