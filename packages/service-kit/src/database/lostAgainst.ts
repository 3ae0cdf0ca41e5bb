import { mongo } from 'mongoose';

/**
 * Positions of the writes of an unordered bulk that lost against a document with the same key. An upsert loses so in
 * MongoDB when another one inserts at the same moment, unless it asks for exactly the fields of the unique index.
 * @throws what is another failure
 */
export const lostAgainst = (error: unknown): number[] => {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  if (failures.length === 0 || failures.some(({ code }) => code !== 11000)) throw error;
  return failures.map(({ index }) => index);
};
