import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique key is taken. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
