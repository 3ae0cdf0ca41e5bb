import { DAY_MS } from '@yinyom/contracts/durations';
import { mongo, type Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';

interface StoredFile {
  /** `{application id}|{month}|{language}` */
  _id: string;
  /** Of the figures that the file shows. */
  fingerprint: string;
  data: mongo.Binary;
  purge_at: Date;
}

const KEPT_MS = 90 * DAY_MS;

/** Report files that were drawn before; one per website, month and language. */
export const createReportFileStore = (database: Connection) => {
  const files = databaseOf(database).collection<StoredFile>('report_files');
  return {
    ensureIndexes: () => files.createIndexes([{ key: { purge_at: 1 }, expireAfterSeconds: 0 }]),

    /** The file, when it shows these figures. */
    get: async (name: string, fingerprint: string): Promise<Buffer | null> => {
      const found = await files.findOne({ _id: name, fingerprint });
      return found && Buffer.from(found.data.buffer);
    },

    put: async (name: string, fingerprint: string, pdf: Buffer): Promise<void> => {
      const file = { fingerprint, data: new mongo.Binary(pdf), purge_at: new Date(Date.now() + KEPT_MS) };
      await files.updateOne({ _id: name }, { $set: file }, { upsert: true });
    },
  };
};
export type ReportFileStore = ReturnType<typeof createReportFileStore>;
