import type { ServerResponse } from 'node:http';
import { isNativeError } from 'node:util/types';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { messageText } from '@yinyom/texts/sentences/messageText';
import type { ErrorBody } from '@yinyom/contracts/errors';
import { AppError, notFound } from '../AppError';
import { isDamaged } from '../database/skipDamaged';
import { isDatabaseDown, isStorageFull } from './databaseDown';
import { contextOf, type RequestContext } from '../request/requestContext';
import { sendJson } from './sendJson';

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

/** A disk is not emptied within seconds. */
const FULL_RETRY_SECONDS = 60;

/** An operator has to repair it. */
const DAMAGED_RETRY_SECONDS = 600;

/** Turns whatever was thrown into the failure to answer; null means it is a fault of ours. */
const expected = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  if (!isNativeError(error)) return null;
  const type = (error as { type?: unknown }).type;
  if (typeof type === 'string' && PARSER_ERRORS[type]) return PARSER_ERRORS[type];
  if (error instanceof URIError) return notFound();
  // A parser that could not unpack or read what was sent says so by the status alone.
  if ((error as { status?: unknown }).status === 400) return new AppError(400, 'malformed_json');
  if (isStorageFull(error))
    return new AppError(503, 'storage_full', { retryAfterSeconds: FULL_RETRY_SECONDS, cause: error });
  if (isDamaged(error))
    return new AppError(503, 'data_damaged', { retryAfterSeconds: DAMAGED_RETRY_SECONDS, cause: error });
  if (isDatabaseDown(error)) return new AppError(503, 'unavailable', { retryAfterSeconds: 5, cause: error });
  return null;
};

/** Writes an error in the one shape (API conventions), in the reader's language. */
export const writeError = (
  res: ServerResponse,
  { lang, requestId }: Pick<RequestContext, 'lang' | 'requestId'>,
  error: AppError,
): void => {
  const { errors, values, retryAfterSeconds, confirmation } = error.details;
  const body: ErrorBody = {
    message: messageText(error.code, lang, values),
    code: error.code,
    ...(errors && {
      errors: errors.map(({ field, code, values: own, limits }) => ({
        field,
        code,
        message: messageText(code, lang, { ...values, ...own }),
        ...limits,
      })),
    }),
    request_id: requestId,
    ...(confirmation && { confirmation }),
  };
  if (retryAfterSeconds !== undefined)
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  res.setHeader('Cache-Control', 'no-store');
  sendJson(res, error.status, body);
};

/** `writeError` for a request that Express handles. */
export const sendError = (res: Response, error: AppError): void => writeError(res, contextOf(res), error);

/** What to answer for whatever was thrown. Faults of ours are logged whole and answered without details. */
export const failureOf = (error: unknown, context: Pick<RequestContext, 'log' | 'failure'>): AppError => {
  const { log } = context;
  const known = expected(error);
  if (!known) log.error({ err: error }, 'unexpected failure');
  else if (known.status >= 500) log.warn({ err: known.details.cause ?? known, code: known.code }, 'failure');
  const failure = known ?? new AppError(500, 'internal_error');
  context.failure = failure.code;
  return failure;
};

/** What Node.js throws at a handler that writes headers after the response was sent. */
const isLateAnswer = (error: unknown): boolean =>
  isNativeError(error) && (error as NodeJS.ErrnoException).code === 'ERR_HTTP_HEADERS_SENT';

/** Logs an answer that came after the time limit had already answered the call. */
export const logLateAnswer = ({ log }: Pick<RequestContext, 'log'>): void =>
  log.warn('the call finished after its time limit; its answer was dropped');

/**
 * The one place that turns failures into answers. It never passes a failure on to Express, which would cut the connection:
 * once a response is complete, another request may already run on it.
 */
export const errorHandler: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  const context = contextOf(res);
  if (res.writableEnded && isLateAnswer(error)) return logLateAnswer(context);
  const failure = failureOf(error, context);
  if (!res.headersSent) sendError(res, failure);
  // Half a response cannot become another one; a cut connection shows the client that it is incomplete.
  else if (!res.writableEnded) res.destroy();
};

/** Answers what no route took. */
export const notFoundHandler: RequestHandler = () => {
  throw notFound();
};
