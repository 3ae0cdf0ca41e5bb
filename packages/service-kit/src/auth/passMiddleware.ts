import type { RequestHandler } from 'express';
import { unauthorized } from '../AppError';
import { contextOf } from '../http/requestContext';
import type { KeyRing } from '../secrets/keyRing';
import { createPassReader, PASS_HEADER } from './gatewayPass';
import { PASS_REFUSED_HEADER } from './passRefused';

/**
 * For a service in a process of its own: takes only what the gateway signed. Who calls and from where is read
 * from the pass; no other header about identity is looked at.
 * @param ring INTERNAL_SECRET
 */
export const passMiddleware = (ring: KeyRing): RequestHandler => {
  const readPass = createPassReader(ring);
  return (req, res, next) => {
    const pass = readPass(req.get(PASS_HEADER), req.method, req.originalUrl);
    if (!pass) {
      res.setHeader(PASS_REFUSED_HEADER, 'true');
      throw unauthorized();
    }
    const context = contextOf(res);
    context.caller = pass.caller;
    context.ip = pass.ip;
    next();
  };
};
