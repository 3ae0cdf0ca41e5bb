import { mongo } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';

interface How {
  /** Whether nothing is stored after the first document that cannot be. */
  ordered: boolean;
  writeConcern?: { w: 'majority'; j: true };
}

/**
 * Inserts documents by the plain command: the driver's `insertMany` measures every document once more before it sends it.
 * Unlike it, this one is not repeated by the driver while the database steps down: callers repeat what may be repeated.
 * @returns how many were stored, and the indexes of those whose key is taken
 * @throws MongoServerError for any other failure, and when what was stored may not be durable
 */
export const plainInsert = async (
  db: mongo.Db,
  collection: string,
  documents: readonly object[],
  how: How,
): Promise<{ stored: number; taken: number[] }> => {
  const reply = await db.command({ insert: collection, documents, ...how });
  if (reply['writeConcernError']) throw new mongo.MongoServerError(reply['writeConcernError']);
  const errors = (reply['writeErrors'] ?? []) as mongo.ErrorDescription[];
  const other = errors
    .map((description) => new mongo.MongoServerError(description))
    .find((error) => !isDuplicateKey(error));
  if (other) throw other;
  return { stored: reply['n'] as number, taken: errors.map(({ index }) => Number(index)) };
};
