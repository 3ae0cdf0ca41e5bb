import { createHash, randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import { DAY_MS } from '@yinyom/contracts/durations';
import { MAX_BINDER_BYTES } from '@yinyom/contracts/papers/binders';
import { rejected } from '@yinyom/service-kit/AppError';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { freeBuffers } from '@yinyom/service-kit/jobs/steadyHeap';
import type { BinderRecord, KeptFile } from './BinderRecord';
import { pieceCipher, type BinderKeys } from './pieceCipher';

interface Piece {
  binder_id: string;
  generation: string;
  number: number;
  last: boolean;
  data: Buffer;
  purge_at: Date;
}

const PIECE_BYTES = 256 * 1024;
/** So many pieces leave copies behind: read, opened, sealed, sent. */
const PIECES_FREED = 4;
/** Pieces outlive their binder: they are removed with it, and what a crash leaves is gone by itself some days later. */
const LEFT_DAYS = 7;
const purgeAt = (expires_at: Date): Date => new Date(expires_at.getTime() + LEFT_DAYS * DAY_MS);

const schema = schemaOf<Piece>()({
  binder_id: { type: String, required: true },
  generation: { type: String, required: true },
  number: { type: Number, required: true },
  last: { type: Boolean, required: true },
  data: { type: Buffer, required: true },
  purge_at: { type: Date, required: true },
});
schema.index({ binder_id: 1, generation: 1, number: 1 }, { unique: true });
schema.index({ purge_at: 1 }, { expireAfterSeconds: 0 });

type Owner = Pick<BinderRecord, '_id' | 'organization_id' | 'file_key' | 'sealed_with' | 'expires_at'>;
export type Bytes = AsyncIterable<Buffer | string> | Iterable<Buffer | string>;

/** Memory for pieces that no file is written from at the moment: of a whole binder one piece is held, and not as many as it has. */
const free: Buffer[] = [];

/**
 * Pieces of one size, whatever sizes come in; at least one, the last one alone is smaller. Each is valid until the next one is asked for: they
 * share their memory.
 */
const inPieces = async function* (source: Bytes): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  const piece = free.pop() ?? Buffer.allocUnsafe(PIECE_BYTES);
  try {
    let length = 0;
    for await (const given of source) {
      const bytes = typeof given === 'string' ? Buffer.from(given) : given;
      for (let at = 0; at < bytes.length;) {
        if (length === PIECE_BYTES) {
          yield { bytes: piece, last: false };
          length = 0;
        }
        const copied = bytes.copy(piece, length, at);
        at += copied;
        length += copied;
      }
    }
    yield { bytes: piece.subarray(0, length), last: true };
  } finally {
    free.push(piece);
  }
};

/** Files of binders, in encrypted pieces that every process can go on with and serve. */
export const createBinderFiles = (database: Connection, keys: BinderKeys) => {
  const pieces = modelOf(database, 'binder_pieces', schema);

  return {
    /**
     * Keeps a file. What is written before an error or a crash belongs to no file, and is removed with the binder.
     * @param most bytes that there is room for
     * @throws AppError 422 took_too_long where it is larger than that
     */
    write: async (owner: Owner, name: string, source: Bytes, most = MAX_BINDER_BYTES): Promise<KeptFile> => {
      const cipher = pieceCipher(keys.open(owner));
      const generation = randomUUID();
      const hash = createHash('sha256');
      let [number, length] = [0, 0];
      for await (const { bytes, last } of inPieces(source)) {
        hash.update(bytes);
        length += bytes.length;
        if (number % PIECES_FREED === PIECES_FREED - 1) freeBuffers();
        if (length > most) throw rejected('took_too_long');
        const data = cipher.seal(bytes, { generation, number, last });
        await pieces.collection.insertOne({
          binder_id: String(owner._id),
          generation,
          number,
          last,
          data: new mongoose.mongo.Binary(data),
          purge_at: purgeAt(owner.expires_at),
        });
        number += 1;
      }
      return { name, generation, bytes: length, sha256: hash.digest('hex') };
    },

    /** The content of a file, piece by piece. @throws Error when a piece is missing or was changed */
    read: async function* (owner: Owner, { generation, name }: KeptFile): AsyncGenerator<Buffer> {
      const cipher = pieceCipher(keys.open(owner));
      for (let number = 0; ; number += 1) {
        const piece = await pieces
          .findOne({ binder_id: String(owner._id), generation, number })
          .lean<Piece & { data: { buffer: Uint8Array } }>()
          .exec();
        if (!piece) throw new Error(`a piece of ${name} is missing`);
        const { buffer, byteOffset, byteLength } = piece.data.buffer;
        yield cipher.open(Buffer.from(buffer, byteOffset, byteLength), {
          generation,
          number,
          last: piece.last,
        });
        if (piece.last) return;
      }
    },

    /** Keeps a file as long as its binder, which is kept from the moment that it is ready. */
    keepUntil: async (id: BinderRecord['_id'], { generation }: KeptFile, expires_at: Date): Promise<void> => {
      await pieces
        .updateMany({ binder_id: String(id), generation }, { $set: { purge_at: purgeAt(expires_at) } })
        .exec();
    },

    /** Removes what is kept for a binder. @param but the file that stays */
    removeOf: async (id: BinderRecord['_id'] | string, but?: KeptFile): Promise<void> => {
      await pieces
        .deleteMany({
          binder_id: String(id),
          ...(but && { generation: mongoose.trusted({ $ne: but.generation }) }),
        })
        .exec();
    },
  };
};
export type BinderFiles = ReturnType<typeof createBinderFiles>;
