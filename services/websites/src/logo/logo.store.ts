import type { Connection } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';

interface LogoRecord {
  application_id: string;
  sha256: string;
  bytes: Buffer;
  created_at: Date;
}

const schema = schemaOf<LogoRecord>()({
  application_id: { type: String, required: true },
  sha256: { type: String, required: true },
  bytes: { type: Buffer, required: true },
  created_at: { type: Date, required: true },
});
schema.index({ application_id: 1, sha256: 1 }, { unique: true });

/** Logos by what they are: published versions keep theirs, also after the owner chose another one. */
export const createLogoStore = (connection: Connection) => {
  const logos = modelOf(connection, 'logos', schema);
  return {
    save: async (applicationId: string, sha256: string, bytes: Buffer): Promise<void> => {
      await logos.updateOne(
        { application_id: applicationId, sha256 },
        { $setOnInsert: { bytes, created_at: new Date() } },
        { upsert: true },
      );
    },
    read: async (applicationId: string, sha256: string): Promise<Buffer | null> => {
      const found = await logos.findOne({ application_id: applicationId, sha256 });
      return found ? Buffer.from(found.bytes) : null;
    },
  };
};
export type LogoStore = ReturnType<typeof createLogoStore>;
