import type { RequestHandler } from 'express';
import { unauthorized } from '../AppError';
import { contextOf } from '../request/requestContext';
import { bodyDigest } from './bodyDigest';
import type { KeyRing } from '../secrets/keyRing';
import { createPassReader, PASS_HEADER } from './gatewayPass';
import { PASS_REFUSED_HEADER } from './passRefused';

/**
 * For a service in a process of its own: takes only what the gateway signed. Who calls and from where is read
 * from the pass; no other header about identity is looked at.
 * @param ring INTERNAL_SECRET
 */
export const passMiddleware = (service: string, ring: KeyRing): RequestHandler => {
  const readPass = createPassReader(ring);
  return async (req, res, next) => {
    const use = { service, method: req.method, url: req.originalUrl };
    const pass = await readPass(req.get(PASS_HEADER), use, () => bodyDigest(req));
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
