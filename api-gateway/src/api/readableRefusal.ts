import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';

const ALLOW = 'Access-Control-Allow-Origin';
/** Of a page that may not ask at all; the service says which pages may read even that. */
const FORBIDDEN = 403;

/**
 * Lets any page read why a call that visitors' browsers make was refused, when nothing says yet whose page asks: a limit, a body
 * that is too long, a service that is down. To a script an answer that it may not read looks like a broken connection.
 */
export const allowReading = (status: number, res: ServerResponse): void => {
  const refused = status >= 400 && status !== FORBIDDEN;
  if (refused && !res.headersSent && !res.hasHeader(ALLOW)) res.setHeader(ALLOW, '*');
};

/** `allowReading` for whatever answers the call after this step, here or in a service. */
export const readableRefusal: RequestHandler = (_req, res, next) => {
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = ((status: number, ...rest: unknown[]) => {
    allowReading(status, res);
    return writeHead(status, ...rest);
  }) as typeof res.writeHead;
  next();
};
