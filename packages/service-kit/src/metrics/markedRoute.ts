import type { RequestHandler } from 'express';
import { markRoute } from './routeOf';

/** Says that a declared call took the request. @param path below /api/v1, as its contract has it */
export const markedRoute = (path: string): RequestHandler => {
  const template = `/api/v1${path}`;
  return (_req, res, next) => {
    markRoute(res, template);
    next();
  };
};
