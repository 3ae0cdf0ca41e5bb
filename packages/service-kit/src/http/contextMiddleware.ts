import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../logger';
import { languageOf } from './language';
import { hasContext, setContext } from './requestContext';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

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
    const log = logger.child({ request_id: requestId });
    setContext(res, {
      requestId,
      lang: languageOf(req.get('accept-language')),
      log,
      caller: null,
      ip: req.ip ?? '',
    });
    res.setHeader('X-Request-Id', requestId);
    const started = process.hrtime.bigint();
    res.on('finish', () => {
      const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
      // The path only: a query can carry what must not be kept (a two-factor secret, an e-mail address).
      log.info({
        method: req.method,
        path: req.originalUrl.split('?')[0],
        status: res.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
      });
    });
    next();
  };
