import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import mongoose from 'mongoose';
import { messageText } from '@yinyom/contracts/messages/catalogue';
import type { ErrorBody } from '@yinyom/contracts/errors';
import { AppError, notFound } from '../AppError';
import { contextOf } from './requestContext';

/** Failures that mean "the database cannot be reached now", in every driver's words. */
const DATABASE_DOWN = new Set([
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

/** What Express's body parsers throw. */
const PARSER_ERRORS: Record<string, AppError> = {
  'entity.parse.failed': new AppError(400, 'malformed_json'),
  'entity.too.large': new AppError(413, 'body_too_large'),
  'request.size.invalid': new AppError(400, 'malformed_json'),
  'request.aborted': new AppError(400, 'malformed_json'),
  'encoding.unsupported': new AppError(415, 'unsupported_media_type'),
  'charset.unsupported': new AppError(415, 'unsupported_media_type'),
  'parameters.too.many': new AppError(413, 'body_too_large'),
  'querystring.parse.rangeError': new AppError(400, 'malformed_json'),
};

/** Turns whatever was thrown into the failure to answer; null means it is a fault of ours. */
const expected = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const type = (error as { type?: unknown }).type;
  if (typeof type === 'string' && PARSER_ERRORS[type]) return PARSER_ERRORS[type];
  if (error instanceof URIError) return notFound();
  if (DATABASE_DOWN.has(error.name) || error instanceof mongoose.Error.MongooseServerSelectionError) {
    return new AppError(503, 'unavailable', { retryAfterSeconds: 5, cause: error });
  }
  return null;
};

/** Writes an error in the one shape (API conventions), in the reader's language. */
export const sendError = (res: Response, error: AppError): void => {
  const { lang, requestId } = contextOf(res);
  const { errors, values, retryAfterSeconds } = error.details;
  const body: ErrorBody = {
    message: messageText(error.code, lang, values),
    code: error.code,
    ...(errors && {
      errors: errors.map(({ field, code, values: own }) => ({
        field,
        code,
        message: messageText(code, lang, { ...values, ...own }),
      })),
    }),
    request_id: requestId,
  };
  if (retryAfterSeconds !== undefined)
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  res.setHeader('Cache-Control', 'no-store');
  res.status(error.status).json(body);
};

/** The one place that turns failures into answers. Unknown ones are logged whole and answered without details. */
export const errorHandler: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  const { log } = contextOf(res);
  const known = expected(error);
  if (!known) log.error({ err: error }, 'unexpected failure');
  else if (known.status >= 500) log.warn({ err: known.details.cause ?? known, code: known.code }, 'failure');
  if (res.headersSent) return next(error);
  sendError(res, known ?? new AppError(500, 'internal_error'));
};

/** Answers what no route took. */
export const notFoundHandler: RequestHandler = () => {
  throw notFound();
};
