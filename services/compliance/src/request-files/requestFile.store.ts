import mongoose, { type Connection, type Types } from 'mongoose';
import type { RequestFileType } from '@yinyom/contracts/requests/requestFile';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

const { trusted } = mongoose;

/** A file that a person added to a request, or that goes to the person with an answer. Never changed but to be encrypted again. */
export interface RequestFileRecord {
  _id: Types.ObjectId;
  organization_id: string;
  request_id: string;
  /** From 0; two uploads at once take no place twice. */
  place: number;
  type: RequestFileType;
  bytes: number;
  /** SHA-256, hexadecimal; absent: stored by version 1.21.0 or earlier. */
  sha256?: string;
  sealed: Buffer;
  /** Id of the secret that it was encrypted with. */
  sealed_with: string;
  received_at: Date;
  /** While its upload goes on: when that is given up. Such a file takes its place and no reader sees it. */
  pending_until?: Date;
  /** The letter that is being made with it; absent: none is. */
  letter_id?: string;
}
export type RequestFileHead = Omit<RequestFileRecord, 'sealed'>;
export type TakenPlace = Pick<RequestFileRecord, '_id' | 'place' | 'pending_until'>;

const schema = schemaOf<RequestFileRecord>()({
  organization_id: { type: String, required: true },
  request_id: { type: String, required: true },
  place: { type: Number, required: true },
  type: { type: String, required: true },
  bytes: { type: Number, required: true },
  sha256: String,
  sealed: { type: Buffer, required: true },
  sealed_with: { type: String, required: true },
  received_at: { type: Date, required: true },
  pending_until: Date,
  letter_id: String,
});
schema.index({ request_id: 1, place: 1 }, { unique: true });
// Sums are read from it alone, without the files.
schema.index({ organization_id: 1, request_id: 1, bytes: 1 });
schema.index({ sealed_with: 1 });
schema.index({ pending_until: 1 }, { sparse: true });

/** Files whose upload is complete. */
const complete = () => ({ pending_until: trusted({ $exists: false }) });

/** Bytes as the driver gives them in lean documents. */
const bytesOf = (stored: Buffer | { buffer: Buffer }): Buffer =>
  Buffer.isBuffer(stored) ? stored : Buffer.from(stored.buffer);

/** Encrypted files of requests, one document each. @param collection those that persons add, or those that they get */
export const createRequestFileStore = (
  database: Connection,
  collection: 'request_files' | 'answer_files' = 'request_files',
) => {
  const files = modelOf(database, collection, schema);
  const whole = (found: RequestFileRecord | null): RequestFileRecord | null =>
    found && { ...found, sealed: bytesOf(found.sealed) };

  return {
    newId: (): Types.ObjectId => new mongoose.Types.ObjectId(),

    /** @throws duplicate key where its place is taken */
    insert: async (record: RequestFileRecord): Promise<void> => {
      await files.create(record);
    },

    /** Files of a request without their content, in their order; those of uploads that go on are none of them. */
    heads: (request_id: string): Promise<RequestFileHead[]> =>
      files
        .find({ request_id, ...complete() }, { sealed: 0 })
        .sort({ place: 1 })
        .lean<RequestFileHead[]>()
        .exec(),

    /** Places of a request that are taken, by uploads that go on, too. */
    places: (request_id: string): Promise<TakenPlace[]> =>
      files.find({ request_id }, { place: 1, pending_until: 1 }).lean<TakenPlace[]>().exec(),

    /** Files of uploads that should have ended by now. @param of one request alone; absent: of all */
    expired: (now: Date, of?: string): Promise<Pick<RequestFileRecord, '_id' | 'request_id'>[]> =>
      files
        .find(
          { pending_until: trusted({ $lte: now }), ...(of !== undefined && { request_id: of }) },
          { request_id: 1 },
        )
        .lean<Pick<RequestFileRecord, '_id' | 'request_id'>[]>()
        .exec(),

    /** Their upload is complete: readers see them. */
    complete: async (ids: readonly Types.ObjectId[]): Promise<void> => {
      await files.updateMany({ _id: trusted({ $in: [...ids] }) }, { $unset: { pending_until: 1 } });
    },

    /** Bytes of the files of each request of an organization. */
    bytesByRequest: async (organization_id: string): Promise<Map<string, number>> => {
      const found = await files.aggregate<{ _id: string; bytes: number }>([
        { $match: { organization_id } },
        { $group: { _id: '$request_id', bytes: { $sum: '$bytes' } } },
      ]);
      return new Map(found.map(({ _id, bytes }) => [_id, bytes]));
    },

    /**
     * Takes files that wait for a letter: no other letter gets them, and none of them can be removed.
     * @param until when they wait no longer
     * @returns null where one of them does not wait, and then none is taken
     */
    take: async (
      request_id: string,
      ids: readonly string[],
      letter_id: string,
      { now, until }: { now: Date; until: Date },
    ): Promise<RequestFileHead[] | null> => {
      const named = { request_id, _id: trusted({ $in: [...ids] }) };
      const { matchedCount } = await files.updateMany(
        { ...named, pending_until: trusted({ $gt: now }), letter_id: trusted({ $exists: false }) },
        { $set: { letter_id, pending_until: until } },
      );
      if (matchedCount === ids.length)
        return files
          .find({ ...named, letter_id }, { sealed: 0 })
          .lean<RequestFileHead[]>()
          .exec();
      await files.updateMany({ ...named, letter_id }, { $unset: { letter_id: 1 } });
      return null;
    },

    /** Gives files back that a letter took which was not saved. */
    giveBack: async (letter_id: string): Promise<void> => {
      await files.updateMany({ letter_id }, { $unset: { letter_id: 1 } });
    },

    /** Removes a file that waits for a letter. @returns whether there was one */
    removeWaiting: async (request_id: string, _id: string): Promise<boolean> => {
      const { deletedCount } = await files.deleteOne({
        _id,
        request_id,
        pending_until: trusted({ $exists: true }),
        letter_id: trusted({ $exists: false }),
      });
      return deletedCount === 1;
    },

    /** A file that a letter names: the process that made the letter may have died before the file was complete. */
    findNamed: async (request_id: string, id: string): Promise<RequestFileRecord | null> =>
      whole(await files.findOne({ _id: id, request_id }).lean<RequestFileRecord>().exec()),

    /** Null for a file of another request, and of an upload that goes on, too. */
    find: async (request_id: string, id: string): Promise<RequestFileRecord | null> =>
      whole(
        await files
          .findOne({ _id: id, request_id, ...complete() })
          .lean<RequestFileRecord>()
          .exec(),
      ),

    remove: async (_id: Types.ObjectId): Promise<void> => {
      await files.deleteOne({ _id });
    },

    /** Requests that have files. */
    requestIds: (): Promise<string[]> => files.distinct('request_id').exec() as Promise<string[]>,

    /** @returns how many there were */
    removeOfRequests: async (ids: readonly string[]): Promise<number> => {
      const { deletedCount } = await files.deleteMany({ request_id: trusted({ $in: [...ids] }) });
      return deletedCount;
    },

    /** Ids of those that another secret than this one encrypted. */
    sealedOtherwise: async (current: string): Promise<string[]> => {
      const found = await files
        .find({ sealed_with: trusted({ $ne: current }) }, { _id: 1 })
        .lean<Pick<RequestFileRecord, '_id'>[]>()
        .exec();
      return found.map(({ _id }) => String(_id));
    },
    whole: async (id: string): Promise<RequestFileRecord | null> =>
      whole(await files.findById(id).lean<RequestFileRecord>().exec()),
    replaceSealed: async (_id: Types.ObjectId, sealed: Buffer, sealed_with: string): Promise<void> => {
      await files.updateOne({ _id }, { $set: { sealed, sealed_with } });
    },

    organizations: (): Promise<string[]> => files.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await files.deleteMany({ organization_id });
    },
  };
};
export type RequestFileStore = ReturnType<typeof createRequestFileStore>;
