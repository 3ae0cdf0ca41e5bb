import { mongo } from 'mongoose';

type Write = 'updateOne' | 'bulkWrite';
type Prototype = Record<Write, (this: mongo.Collection, ...args: unknown[]) => Promise<unknown>>;

const DUPLICATE = { code: 11_000, errmsg: 'E11000 duplicate key error' };

const errorOf = (method: Write): Error =>
  method === 'updateOne'
    ? new mongo.MongoServerError(DUPLICATE)
    : new mongo.MongoBulkWriteError(
        {
          message: DUPLICATE.errmsg,
          code: DUPLICATE.code,
          writeErrors: [{ ...DUPLICATE, index: 0 } as mongo.WriteError],
        },
        { insertedCount: 0 } as mongo.BulkWriteResult,
      );

/**
 * Lets another process be faster at the next write to a collection, as MongoDB allows: both find nothing, both insert, and
 * one is told of a duplicate. The embedded database writes one after the other, so that it never happens there.
 * @param method the write that loses; of a bulk its first operation
 * @param other what the other process writes
 */
export const fasterWrite = (collection: string, method: Write, other: () => Promise<unknown>): void => {
  const prototype = mongo.Collection.prototype as unknown as Prototype;
  const original = prototype[method];
  prototype[method] = async function (...args) {
    if (this.collectionName !== collection) return original.apply(this, args);
    prototype[method] = original;
    await other();
    throw errorOf(method);
  };
};
