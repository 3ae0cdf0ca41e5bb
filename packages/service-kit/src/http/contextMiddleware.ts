import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Lang } from '@yinyom/contracts/constants';
import type { Logger } from '../logger';
import { canonicalAddress } from '../request/canonicalAddress';
import { languageOf } from './language';
import { hasContext, setContext, type RequestContext } from '../request/requestContext';
import { traceOf } from '../request/trace';
import { routeOf } from '../metrics/routeOf';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that the gateway gave a request, as it tells the services behind it. */
export const idOfGateway = ({ 'x-request-id': given }: IncomingHttpHeaders): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();

/** Of a request that came from outside: whoever sends it does not choose what it is called in log and audit. */
const newId = (): string => randomUUID();

/**
 * What is known of a request from the start. Language, trace and log are made when somebody asks for them: most requests
 * need none.
 */
export const createContext = (
  headers: IncomingHttpHeaders,
  ip: string,
  logger: Logger,
  requestId: string = newId(),
): RequestContext => {
  let lang: Lang | undefined;
  let log: Logger | undefined;
  let trace: ReturnType<typeof traceOf> | undefined;
  const traced = () => (trace ??= traceOf(headers['traceparent']));
  return {
    requestId,
    get traceId() {
      return traced().traceId;
    },
    get traceparent() {
      return traced().traceparent;
    },
    get lang() {
      return (lang ??= languageOf(headers['accept-language']));
    },
    get log() {
      return (log ??= logger.child({ request_id: requestId, trace_id: traced().traceId }));
    },
    caller: null,
    ip: canonicalAddress(ip),
    routine: false,
  };
};

interface Answered {
  method: string | undefined;
  /** Template of the route: a path carries ids and tokens, a query a two-factor secret or an e-mail address. */
  route: string;
  status: number;
  /** From `performance.now()`. */
  started: number;
}

/** Writes the line of an answered request; a routine one only at the log level `debug`. */
export const logAnswer = (
  context: RequestContext,
  logger: Logger,
  { method, route, status, started }: Answered,
): void => {
  const level = context.routine ? 'debug' : 'info';
  if (!logger.isLevelEnabled(level)) return;
  const ms = Math.round((performance.now() - started) * 10) / 10;
  const { failure: code } = context;
  context.log[level]({ method, route, status, ms, ...(code !== undefined && { code }) }, 'answered');
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
    res.on('finish', () =>
      logAnswer(context, logger, { method, route: routeOf(res, url), status: res.statusCode, started }),
    );
    next();
  };
