import type { ErrorBody } from '@yinyom/contracts/errors';

/**
 * A call that failed. `status` is the HTTP status, or why there was no usable answer: no connection, no answer
 * in time, an answer that is not the platform's.
 */
export interface ApiError {
  status: number | 'offline' | 'timeout' | 'bad_answer';
  body?: ErrorBody;
  /** Seconds to wait before trying again, when the server said so. */
  retryAfter?: number;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error;

/** Stable code of the failure, e.g. `invalid_credentials`; undefined when the server did not give one. */
export const errorCode = (error: unknown): string | undefined =>
  isApiError(error) ? error.body?.code : undefined;

/** Messages per field, e.g. `{ email: 'What is wrong with it' }`: what a form shows under its fields. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (isApiError(error) ? (error.body?.errors ?? []) : []).map((wrong) => [wrong.field, wrong.message]),
  );
