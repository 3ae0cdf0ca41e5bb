import express, { type RequestHandler } from 'express';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { AppError } from '../AppError';
import { isUtf8 } from './bodyCharset';
import { bodyTooLong, refuseLength } from './bodyTooLong';
import { multipartForm } from './multipartForm';
import { parseJson } from './parseJson';
import { plainJson, plainJsonTest } from './plainJson';

export const DEFAULT_BODY_LIMIT = 100 * 1024;

const TYPES: Record<NonNullable<AnyEndpoint['bodyKind']>, string[]> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  // sendBeacon sends JSON as text/plain so that no preflight is needed.
  beacon: ['application/json', 'text/plain'],
  report: ['application/reports+json', 'application/csp-report'],
  file: ['multipart/form-data', 'application/pdf'],
};

const hasBody = (headers: Record<string, unknown>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const inTurn =
  (first: RequestHandler, second: RequestHandler): RequestHandler =>
  (req, res, next) =>
    void first(req, res, (error?: unknown) => (error ? next(error) : void second(req, res, next)));

/** Parses what was unpacked, outside of anybody's stack. A request without a body has none afterwards, either. */
const jsonOfBytes: RequestHandler = (req, _res, next) => {
  const bytes: unknown = req.body;
  try {
    if (Buffer.isBuffer(bytes)) req.body = bytes.length > 0 ? parseJson(bytes) : {};
  } catch (error) {
    next(error);
    return;
  }
  next();
};

/** A parser whose limit answers in the words of the call. The rest of such a body is read and dropped by the parser. */
const inWords =
  (endpoint: AnyEndpoint, parse: RequestHandler): RequestHandler =>
  (req, res, next) =>
    parse(req, res, (error?: unknown) =>
      next(
        (error as { type?: string } | undefined)?.type === 'entity.too.large' ? bodyTooLong(endpoint) : error,
      ),
    );

/** Whether a request to a call brings its body the way nearly everybody sends it, for `readPlainJson`. */
export const plainBodyTest = ({ bodyKind = 'json', bodyLimit = DEFAULT_BODY_LIMIT }: AnyEndpoint) =>
  plainJsonTest(TYPES[bodyKind], bodyLimit);

/**
 * Reads the body of a call as its contract says; another content type is 415, a longer one 413.
 * @param streamed the handler reads the files itself: nothing is read before
 */
export const bodyParser = (endpoint: AnyEndpoint, streamed = false): RequestHandler[] => {
  if (!endpoint.body && endpoint.bodyKind !== 'file') return [];
  const kind = endpoint.bodyKind ?? 'json';
  const limit = endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT;
  const checkType: RequestHandler = (req, _res, next) => {
    const isRead = req.is(TYPES[kind]) && isUtf8(req.headers['content-type']);
    if (hasBody(req.headers) && !isRead) throw new AppError(415, 'unsupported_media_type');
    next();
  };
  const { oversize } = endpoint;
  if (kind === 'form')
    return [
      ...(oversize ? [refuseLength(endpoint, limit)] : []),
      checkType,
      inWords(endpoint, express.urlencoded({ extended: false, limit, parameterLimit: 100 })),
      ...multipartForm(limit).map((step) => inWords(endpoint, step)),
    ];
  if (kind === 'file' && streamed) return [checkType];
  if (kind === 'file') return [checkType, express.raw({ limit, type: TYPES.file })];
  const bytes = express.raw({ limit, type: TYPES[kind] });
  return [plainJson(TYPES[kind], limit, inTurn(checkType, inTurn(bytes, jsonOfBytes)))];
};
