import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Lang } from '@yinyom/contracts/constants';
import type { Logger } from '../logger';
import { canonicalAddress } from '../request/canonicalAddress';
import { languageOf } from './language';
import { hasContext, setContext, type RequestContext } from '../request/requestContext';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that the gateway gave a request, as it tells the services behind it. */
export const idOfGateway = ({ 'x-request-id': given }: IncomingHttpHeaders): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();

/** Of a request that came from outside: whoever sends it does not choose what it is called in log and audit. */
const newId = (): string => randomUUID();

/**
 * What is known of a request from the start. Language and log are made when somebody asks for them: most requests
 * need neither.
 */
export const createContext = (
  headers: IncomingHttpHeaders,
  ip: string,
  logger: Logger,
  requestId: string = newId(),
): RequestContext => {
  let lang: Lang | undefined;
  let log: Logger | undefined;
  return {
    requestId,
    get lang() {
      return (lang ??= languageOf(headers['accept-language']));
    },
    get log() {
      return (log ??= logger.child({ request_id: requestId }));
    },
    caller: null,
    ip: canonicalAddress(ip),
    routine: false,
  };
};

interface Answered {
  method: string | undefined;
  /** With the query, which is not kept: it can carry a two-factor secret or an e-mail address. */
  url: string;
  status: number;
  /** From `performance.now()`. */
  started: number;
}

/** Writes the line of an answered request; a routine one only at the log level `debug`. */
export const logAnswer = (
  context: RequestContext,
  logger: Logger,
  { method, url, status, started }: Answered,
): void => {
  const level = context.routine ? 'debug' : 'info';
  if (!logger.isLevelEnabled(level)) return;
  const ms = Math.round((performance.now() - started) * 10) / 10;
  context.log[level]({ method, path: url.split('?')[0], status, ms });
};

/**
 * Gives each request an id, a language and a log, and writes one line when it is answered.
 * @param idOf default: an id of our own
 */
export const contextMiddleware =
  (logger: Logger, idOf: (headers: IncomingHttpHeaders) => string = newId): RequestHandler =>
  (req, res, next) => {
    if (hasContext(res)) return next();
    const context = createContext(req.headers, req.ip ?? '', logger, idOf(req.headers));
    setContext(res, context);
    res.setHeader('X-Request-Id', context.requestId);
    const started = performance.now();
    const { method, originalUrl: url } = req;
    res.on('finish', () => logAnswer(context, logger, { method, url, status: res.statusCode, started }));
    next();
  };
