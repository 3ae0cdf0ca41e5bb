import mongoose, { type Connection } from 'mongoose';
import type { FontFormat } from '@yinyom/contracts/websites/templateFont';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';

interface FontRecord {
  application_id: string;
  sha256: string;
  format: FontFormat;
  bytes: Buffer;
  /** When it was uploaded last. */
  uploaded_at: Date;
}

const schema = schemaOf<FontRecord>()({
  application_id: { type: String, required: true },
  sha256: { type: String, required: true },
  format: { type: String, required: true },
  bytes: { type: Buffer, required: true },
  uploaded_at: { type: Date, required: true },
});
schema.index({ application_id: 1, sha256: 1 }, { unique: true });

/** Uploaded fonts by what they are: published versions keep theirs, also after the owner chose another one. */
export const createFontStore = (connection: Connection) => {
  const fonts = modelOf(connection, 'fonts', schema);
  return {
    save: async (
      applicationId: string,
      { sha256, format, bytes }: Pick<FontRecord, 'sha256' | 'format' | 'bytes'>,
    ): Promise<void> => {
      await fonts.updateOne(
        { application_id: applicationId, sha256 },
        { $set: { uploaded_at: new Date() }, $setOnInsert: { format, bytes } },
        { upsert: true },
      );
    },

    read: async (
      applicationId: string,
      sha256: string,
    ): Promise<Pick<FontRecord, 'format' | 'bytes'> | null> => {
      const found = await fonts.findOne({ application_id: applicationId, sha256 });
      return found && { format: found.format, bytes: Buffer.from(found.bytes) };
    },

    has: async (applicationId: string, sha256: string): Promise<boolean> =>
      (await fonts.countDocuments({ application_id: applicationId, sha256 })) > 0,

    /** Removes fonts that nothing uses, but for the newest few: those may stand in a form that is not saved yet. */
    removeUnused: async (applicationId: string, used: readonly string[], kept: number): Promise<void> => {
      const unused = await fonts
        .find({ application_id: applicationId, sha256: mongoose.trusted({ $nin: used }) })
        .select({ _id: 1 })
        .sort({ uploaded_at: -1 })
        .skip(kept)
        .lean();
      if (unused.length > 0)
        await fonts.deleteMany({ _id: mongoose.trusted({ $in: unused.map(({ _id }) => _id) }) });
    },

    removeAll: async (applicationId: string): Promise<void> => {
      await fonts.deleteMany({ application_id: applicationId });
    },
  };
};
export type FontStore = ReturnType<typeof createFontStore>;
