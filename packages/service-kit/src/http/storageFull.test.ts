import { mongo } from 'mongoose';
import { failureOf } from './errorHandler';
import { isDatabaseDown, isStorageFull } from './databaseDown';
import { createLogger } from '../logger';

const log = createLogger('silent');
const refused = { code: 14_031, errmsg: 'The disk is full: the write was not stored' };

it.each([
  ['one write', new mongo.MongoServerError(refused)],
  [
    'a batch of writes',
    new mongo.MongoBulkWriteError(
      { message: refused.errmsg, code: refused.code, writeErrors: [] },
      {} as mongo.BulkWriteResult,
    ),
  ],
])('P2 a full disk is a state of its own: %s is answered 503 with the time to wait', (_what, error) => {
  expect(isStorageFull(error)).toBe(true);
  expect(isDatabaseDown(error)).toBe(false);
  const failure = failureOf(error, { log });
  expect([failure.status, failure.code]).toEqual([503, 'storage_full']);
  expect(failure.details.retryAfterSeconds).toBeGreaterThan(0);
});

it('P2 other refusals of the database stay faults of ours', () => {
  const error = new mongo.MongoServerError({ code: 1, errmsg: 'internal error' });
  expect(failureOf(error, { log })).toMatchObject({ status: 500, code: 'internal_error' });
});
