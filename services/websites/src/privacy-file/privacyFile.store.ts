import mongoose, { type Connection, type Types } from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';

/** A privacy notice as a PDF. Never changed: a new upload is a new file. */
export interface PrivacyFileRecord {
  _id: Types.ObjectId;
  application_id: string;
  language: Lang;
  sha256: string;
  bytes: Buffer;
  created_by: string;
  created_at: Date;
}

const schema = schemaOf<PrivacyFileRecord>()({
  application_id: { type: String, required: true },
  language: { type: String, required: true },
  sha256: { type: String, required: true },
  bytes: { type: Buffer, required: true },
  created_by: { type: String, required: true },
  created_at: { type: Date, required: true },
});
schema.index({ application_id: 1, language: 1 });

/** Uploaded privacy notices. */
export const createPrivacyFileStore = (connection: Connection) => {
  const files = modelOf(connection, 'privacy_files', schema);
  return {
    insert: async (record: Omit<PrivacyFileRecord, '_id'>): Promise<string> =>
      String((await files.create(record))._id),

    /** The bytes of a website's file, or null. */
    read: async (id: string, applicationId: string): Promise<Buffer | null> => {
      const found = await files.findOne({ _id: id, application_id: applicationId });
      return found ? Buffer.from(found.bytes) : null;
    },

    /** What was uploaded before a moment, newest first, without the bytes. */
    before: (
      applicationId: string,
      until: Date,
      limit: number,
    ): Promise<Omit<PrivacyFileRecord, 'bytes'>[]> =>
      files
        .find({ application_id: applicationId, created_at: mongoose.trusted({ $lt: until }) })
        .select({ bytes: 0 })
        .sort({ _id: -1 })
        .limit(limit)
        .lean<Omit<PrivacyFileRecord, 'bytes'>[]>()
        .exec(),

    belongs: async (id: string, applicationId: string): Promise<boolean> =>
      (await files.countDocuments({ _id: id, application_id: applicationId })) > 0,
  };
};
export type PrivacyFileStore = ReturnType<typeof createPrivacyFileStore>;
