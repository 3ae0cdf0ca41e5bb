import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';

const RANDOM_BYTES = 8;

/** An id that sorts by time and cannot be guessed (threat T-11); the driver's own would count up. */
export const newExportId = (): mongo.ObjectId => {
  const seconds = Buffer.alloc(4);
  seconds.writeUInt32BE(Math.floor(Date.now() / 1_000));
  return new mongo.ObjectId(Buffer.concat([seconds, randomBytes(RANDOM_BYTES)]));
};
