import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Lang } from '@yinyom/contracts/constants';
import type { Logger } from '../logger';
import { languageOf } from './language';
import { hasContext, setContext, type Request, type RequestContext } from './requestContext';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Language and log are made when somebody asks for them: most requests need neither. */
const createContext = (requestId: string, req: Request, logger: Logger): RequestContext => {
  let lang: Lang | undefined;
  let log: Logger | undefined;
  return {
    requestId,
    get lang() {
      return (lang ??= languageOf(req.headers['accept-language']));
    },
    get log() {
      return (log ??= logger.child({ request_id: requestId }));
    },
    caller: null,
    ip: req.ip ?? '',
    routine: false,
  };
};

/**
 * Gives each request an id, a language and a log, and writes one line when it is answered. A request that came
 * through the gateway keeps the gateway's id (`X-Request-Id`).
 */
export const contextMiddleware =
  (logger: Logger): RequestHandler =>
  (req, res, next) => {
    if (hasContext(res)) return next();
    const given = req.get('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const context = createContext(requestId, req, logger);
    setContext(res, context);
    res.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    res.on('finish', () => {
      const level = context.routine ? 'debug' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      // The path only: a query can carry what must not be kept (a two-factor secret, an e-mail address).
      context.log[level]({
        method: req.method,
        path: req.originalUrl.split('?')[0],
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
    });
    next();
  };
