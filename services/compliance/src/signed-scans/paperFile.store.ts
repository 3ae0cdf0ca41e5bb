import mongoose, { Schema, type Connection, type Types } from 'mongoose';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

const { trusted } = mongoose;

/** What files of papers are: scans of what was signed on paper, and papers of ours as they were sent. */
export type PaperFileKind =
  | 'agreement'
  | 'agreement_sent'
  | 'appointment'
  | 'appointment_sent'
  | 'training'
  | 'office_notice'
  | 'persons_notice';

/** Which paper a file is of. */
export interface PaperFileOwner {
  organization_id: string;
  kind: PaperFileKind;
  /** Id of the paper. */
  about: string;
}

/** A file of a paper. Never changed but to be encrypted again. */
export interface PaperFileRecord extends PaperFileOwner {
  _id: Types.ObjectId;
  /** Of the file as it was before encryption. */
  sha256: string;
  bytes: number;
  sealed: Buffer;
  /** Id of the secret that it was encrypted with. */
  sealed_with: string;
  kept_at: Date;
  kept_by: PaperActor;
}
export type PaperFileHead = Omit<PaperFileRecord, 'sealed'>;

const schema = schemaOf<PaperFileRecord>()({
  organization_id: { type: String, required: true },
  kind: { type: String, required: true },
  about: { type: String, required: true },
  sha256: { type: String, required: true },
  bytes: { type: Number, required: true },
  sealed: { type: Buffer, required: true },
  sealed_with: { type: String, required: true },
  kept_at: { type: Date, required: true },
  kept_by: { type: Schema.Types.Mixed, required: true } as never,
});
schema.index({ organization_id: 1, kind: 1, about: 1, kept_at: 1 });
// Sums are read from it alone, without the files.
schema.index({ organization_id: 1, bytes: 1 });
schema.index({ sealed_with: 1 });

/** Bytes as the driver gives them in lean documents. */
const bytesOf = (stored: Buffer | { buffer: Buffer }): Buffer =>
  Buffer.isBuffer(stored) ? stored : Buffer.from(stored.buffer);

/** Encrypted files of papers, one document each: 10 MB and its frame are within the 16 MB of a document. */
export const createPaperFileStore = (database: Connection) => {
  const files = modelOf(database, 'paper_files', schema);
  const HEAD = { sealed: 0 } as const;

  return {
    newId: (): Types.ObjectId => new mongoose.Types.ObjectId(),

    insert: async (record: PaperFileRecord): Promise<void> => {
      await files.create(record);
    },

    /** Files of a paper without their content, newest first. */
    heads: ({ organization_id, kind, about }: PaperFileOwner): Promise<PaperFileHead[]> =>
      files
        .find({ organization_id, kind, about }, HEAD)
        .sort({ kept_at: -1, _id: -1 })
        .lean<PaperFileHead[]>()
        .exec(),

    /** Bytes of all files of an organization. */
    bytesOf: async (organization_id: string): Promise<number> => {
      const [found] = await files.aggregate<{ bytes: number }>([
        { $match: { organization_id } },
        { $group: { _id: null, bytes: { $sum: '$bytes' } } },
      ]);
      return found?.bytes ?? 0;
    },

    /** Null for a file of another paper, too. */
    find: async (
      { organization_id, kind, about }: PaperFileOwner,
      id: string,
    ): Promise<PaperFileRecord | null> => {
      const found = await files
        .findOne({ _id: id, organization_id, kind, about })
        .lean<PaperFileRecord>()
        .exec();
      return found && { ...found, sealed: bytesOf(found.sealed) };
    },

    remove: async ({ organization_id, kind, about }: PaperFileOwner, id: string): Promise<void> => {
      await files.deleteOne({ _id: id, organization_id, kind, about });
    },

    removeAbout: async ({ organization_id, kind, about }: PaperFileOwner): Promise<void> => {
      await files.deleteMany({ organization_id, kind, about });
    },

    /** Ids of those that another secret than this one encrypted. */
    sealedOtherwise: async (current: string): Promise<string[]> => {
      const found = await files
        .find({ sealed_with: trusted({ $ne: current }) }, { _id: 1 })
        .lean<Pick<PaperFileRecord, '_id'>[]>()
        .exec();
      return found.map(({ _id }) => String(_id));
    },

    whole: async (id: string): Promise<PaperFileRecord | null> => {
      const found = await files.findById(id).lean<PaperFileRecord>().exec();
      return found && { ...found, sealed: bytesOf(found.sealed) };
    },

    replaceSealed: async (_id: Types.ObjectId, sealed: Buffer, sealed_with: string): Promise<void> => {
      await files.updateOne({ _id }, { $set: { sealed, sealed_with } });
    },

    /** Removes what an actor made. */
    removeMadeBy: async (organization_id: string, actorId: string): Promise<void> => {
      await files.deleteMany({ organization_id, 'kept_by.id': actorId });
    },
    organizations: (): Promise<string[]> => files.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await files.deleteMany({ organization_id });
    },
  };
};
export type PaperFileStore = ReturnType<typeof createPaperFileStore>;
