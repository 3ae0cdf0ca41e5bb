import { Schema, type Connection } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { ResultRecord } from './ResultRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<ResultRecord>()(
  {
    application_id: { type: String, required: true },
    state: { type: String, required: true },
    reason: { type: String, default: null },
    found: { type: Mixed, required: true },
    detected: Mixed,
    pages: { type: Mixed, required: true },
    refused: { type: Mixed, required: true },
    banner: { type: Mixed, required: true },
    banner_score: Mixed,
    browser: { type: String, default: null },
    missed: Mixed,
    slowness: Number,
    ended_at: { type: Date, required: true },
    findings: { type: Mixed, default: null },
    expires_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

interface Picture {
  _id: string;
  bytes: Buffer;
  expires_at: Date;
}
const pictureSchema = schemaOf<Picture>()({
  _id: { type: String, required: true },
  bytes: { type: Buffer, required: true },
  expires_at: { type: Date, required: true },
});
pictureSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type Which = 'before' | 'after';
const pictureId = (scanId: string, which: Which): string => `${scanId} ${which}`;

/** What scans found, with the pictures of the banners they met. */
export const createResultStore = (connection: Connection) => {
  const results = modelOf(connection, 'scan_results', schema);
  const pictures = modelOf(connection, 'scan_pictures', pictureSchema);
  return {
    /** Keeps what a worker saw; a second try of the same scan replaces the first. */
    save: async (record: ResultRecord): Promise<void> => {
      const { _id, ...content } = record;
      await results.updateOne({ _id }, { $set: content }, { upsert: true });
    },

    find: (scanId: string): Promise<ResultRecord | null> => results.findOne({ _id: scanId }).lean(),

    settle: async (scanId: string, findings: NonNullable<ResultRecord['findings']>): Promise<void> => {
      await results.updateOne({ _id: scanId }, { $set: { findings } });
    },

    savePicture: async (scanId: string, which: Which, bytes: Buffer, expires_at: Date): Promise<void> => {
      await pictures.updateOne(
        { _id: pictureId(scanId, which) },
        { $set: { bytes, expires_at } },
        { upsert: true },
      );
    },

    picture: async (scanId: string, which: Which): Promise<Buffer | null> => {
      const found = await pictures.findOne({ _id: pictureId(scanId, which) });
      return found?.bytes ?? null;
    },
  };
};
export type ResultStore = ReturnType<typeof createResultStore>;
