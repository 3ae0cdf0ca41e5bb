import { isNativeError } from 'node:util/types';
import mongoose, { mongo } from 'mongoose';

/** Failures that mean "the database cannot be reached now", in every driver's words. */
const NAMES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoExpiredSessionError',
  'MongoOperationTimeoutError',
]);

/** What a server answers that steps down, shuts down, has no majority or no primary to pass a call to. */
const CODES = new Set<unknown>([
  ...[6, 7, 89, 9_001], // a member cannot be reached
  ...[91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436], // no primary any more, or not yet again
  ...[64, 133, 134, 262], // no majority or no member in time
]);

/** What the system says of a connection whose other end is away. */
const SOCKET_CODES = new Set<unknown>([
  ...['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ENOTCONN'],
  ...['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN'],
]);
const SOCKET_CALLS = new Set<unknown>(['read', 'write', 'connect']);

/** An error of a socket that its user passed on as it came. */
const isBrokenSocket = (error: Error): boolean => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return SOCKET_CODES.has(code) && SOCKET_CALLS.has(syscall);
};

/** The disk of the database is full: it answers, and reads go on, but it stores nothing. */
const OUT_OF_DISK_SPACE = 14_031;

/** Whether something could not be stored since the disk is full; a batch of writes has the code of its first error. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof mongo.MongoError && error.code === OUT_OF_DISK_SPACE;

const RETRYABLE_WRITE = 'RetryableWriteError';

/** Whether something failed because the database is away for a while; a batch of writes wraps the reason. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!isNativeError(error)) return false;
  if (isBrokenSocket(error)) return true;
  if (NAMES.has(error.name) || error instanceof mongoose.Error.MongooseServerSelectionError) return true;
  if (!(error instanceof mongo.MongoError)) return false;
  return CODES.has(error.code) || error.hasErrorLabel(RETRYABLE_WRITE);
};
