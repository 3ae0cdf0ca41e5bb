import type { ExportFormat, ExportJob, ExportType } from '@yinyom/contracts/consents/exports';
import type { Lang } from '@yinyom/contracts/constants';
import { mongo, type Connection } from 'mongoose';
import { keptEvent, type Telling } from '@yinyom/service-kit/outbox/KeptEvent';
import { databaseOf } from '../database/databaseOf';

/** An export and how far it is (collection `exports`). */
export interface StoredExport extends Telling {
  _id: mongo.ObjectId;
  application_id: string;
  organization_id: string;
  organization_name: string;
  type: ExportType;
  format: ExportFormat;
  params: { from?: string; to?: string; month?: string; language?: Lang };
  status: 'queued' | 'running' | 'ready' | 'failed';
  /** Position of the last row that is written; the next page begins after it. */
  position: number;
  chunks: number;
  rows: number;
  bytes: number;
  progress: number;
  sha256?: string;
  file_name: string;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  /** Whoever makes the file keeps moving this; when it is past, another process goes on. */
  lease_until: Date;
}

interface Chunk {
  /** `{export id}.{number}` */
  _id: string;
  export_id: mongo.ObjectId;
  number: number;
  /** Offset of its first byte in the file. */
  start: number;
  length: number;
  data: mongo.Binary;
  purge_at: Date;
}

type Progress = Pick<StoredExport, 'position' | 'rows' | 'progress'>;
const LIVE = ['queued', 'running'] as const;

/** Keeps exports and their files, in pieces, so that every process can go on with and serve every one. */
export const createExportStore = (database: Connection) => {
  const db = databaseOf(database);
  const jobs = db.collection<StoredExport>('exports');
  const chunks = db.collection<Chunk>('export_chunks');
  const live = { status: { $in: [...LIVE] } };

  return {
    ensureIndexes: async () => {
      await jobs.createIndexes([
        { key: { application_id: 1, _id: -1 } },
        { key: { organization_id: 1, status: 1 } },
        { key: { status: 1, lease_until: 1 } },
        { key: { 'untold.id': 1 }, sparse: true },
      ]);
      await chunks.createIndexes([
        { key: { export_id: 1, start: 1 } },
        { key: { purge_at: 1 }, expireAfterSeconds: 0 },
      ]);
    },

    add: (job: StoredExport) => jobs.insertOne(job),
    get: (id: string) => jobs.findOne({ _id: new mongo.ObjectId(id) }),
    countLive: (organizationId: string) => jobs.countDocuments({ organization_id: organizationId, ...live }),

    list: (
      applicationId: string,
      types: readonly ExportType[],
      createdBy: string | null,
      before: string | null,
      limit: number,
    ) =>
      jobs
        .find({
          application_id: applicationId,
          type: { $in: [...types] },
          ...(createdBy !== null && { created_by: createdBy }),
          ...(before !== null && { _id: { $lt: new mongo.ObjectId(before) } }),
        })
        .sort({ _id: -1 })
        .limit(limit)
        .toArray(),

    /** Those of several websites that were ordered since a moment. */
    since: (applicationIds: readonly string[], time: Date) =>
      jobs
        .find({
          application_id: { $in: [...applicationIds] },
          _id: { $gte: mongo.ObjectId.createFromTime(Math.floor(time.getTime() / 1_000)) },
        })
        .toArray(),

    /** Takes a job whose maker is gone. @returns null when there is none */
    takeAbandoned: (now: Date, leaseUntil: Date) =>
      jobs.findOneAndUpdate(
        { ...live, lease_until: { $lt: now } },
        { $set: { status: 'running', lease_until: leaseUntil } },
        { returnDocument: 'after' },
      ),

    /** Writes the next piece. Doing it again after a crash replaces the piece. @returns false when the job is gone */
    write: async (job: StoredExport, content: string | Buffer, progress: Progress, leaseUntil: Date) => {
      const data = typeof content === 'string' ? Buffer.from(content) : content;
      const number = job.chunks;
      if (data.length > 0) {
        const piece = {
          export_id: job._id,
          number,
          start: job.bytes,
          length: data.length,
          data: new mongo.Binary(data),
          purge_at: job.expires_at,
        };
        const _id = `${job._id.toHexString()}.${number}`;
        await chunks.replaceOne({ _id, export_id: job._id }, piece, { upsert: true });
      }
      return jobs.findOneAndUpdate(
        { _id: job._id, chunks: number, ...live },
        {
          $set: { ...progress, status: 'running', lease_until: leaseUntil },
          $inc: { chunks: data.length > 0 ? 1 : 0, bytes: data.length },
        },
        { returnDocument: 'after' },
      );
    },

    finish: (job: StoredExport, sha256: string) => {
      const { _id, organization_id, application_id, type, format, file_name, rows, bytes } = job;
      const export_id = _id.toHexString();
      const ready = { export_id, type, format, file_name, rows, bytes, sha256 };
      const untold = [
        keptEvent(
          'export.ready',
          export_id,
          { organization_id, application_id },
          { ...ready, expires_at: job.expires_at.toISOString() },
        ),
      ];
      return jobs.updateOne({ _id, ...live }, { $set: { status: 'ready', progress: 1, sha256, untold } });
    },
    fail: (id: mongo.ObjectId) => jobs.updateOne({ _id: id, ...live }, { $set: { status: 'failed' } }),

    remove: async (id: mongo.ObjectId): Promise<void> => {
      await jobs.deleteOne({ _id: id });
      await chunks.deleteMany({ export_id: id });
    },

    /** The bytes of a file from `first` to `last`, both included, piece by piece. */
    read: async function* (id: mongo.ObjectId, first: number, last: number): AsyncGenerator<Buffer> {
      for (let at = first; at <= last;) {
        const piece = await chunks.findOne({ export_id: id, start: { $lte: at } }, { sort: { start: -1 } });
        if (!piece || at >= piece.start + piece.length)
          throw new Error(`a piece of ${id.toHexString()} is missing`);
        const data = Buffer.from(piece.data.buffer).subarray(at - piece.start, last + 1 - piece.start);
        yield data;
        at += data.length;
      }
    },
  };
};
export type ExportStore = ReturnType<typeof createExportStore>;

/** An export as clients see it. */
export const toExportJob = (job: StoredExport, now: Date = new Date()): ExportJob => ({
  id: job._id.toHexString(),
  application_id: job.application_id,
  type: job.type,
  format: job.format,
  status: job.expires_at <= now ? 'expired' : job.status,
  params: job.params,
  progress: job.progress,
  rows: job.rows,
  bytes: job.bytes,
  ...(job.sha256 !== undefined && { sha256: job.sha256 }),
  file_name: job.file_name,
  created_by: job.created_by,
  created_at: job.created_at.toISOString(),
  expires_at: job.expires_at.toISOString(),
});
