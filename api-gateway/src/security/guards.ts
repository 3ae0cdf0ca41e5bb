import type { RequestHandler } from 'express';
import { Authenticator } from 'passport';
import { AppError, unauthorized } from '@yinyom/service-kit/AppError';
import { tokenStrategy } from '@yinyom/service-kit/auth/accessToken';
import { contextOf, type Caller } from '@yinyom/service-kit/request/requestContext';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { presentedPartToken, type PartGuard } from '../part-calls/partGuard';
import { presentedKey, type KeyGuard } from './keyGuard';

const open: RequestHandler = (_req, _res, next) => next();

/** Who may pass, by the `auth` a call declares. Site keys and receipts are judged by the service that knows them. */
export const createGuards = (jwtSecret: KeyRing, keys: Pick<KeyGuard, 'admit'>, parts: PartGuard) => {
  const passport = new Authenticator();
  passport.use('access', tokenStrategy('access', jwtSecret));
  passport.use('otp', tokenStrategy('otp', jwtSecret));

  const tokenGuard =
    (kind: 'access' | 'otp'): RequestHandler =>
    (req, res, next) => {
      const verified = (error: unknown, caller: Caller | false) => {
        if (error) return next(error);
        if (!caller) return next(unauthorized());
        contextOf(res).caller = caller;
        next();
      };
      (passport.authenticate(kind, { session: false }, verified) as RequestHandler)(req, res, next);
    };

  const signedIn = tokenGuard('access');
  /** A signed-in person, an API key where the prefix says so, or a part of the console with a token of its own. */
  const bearer =
    (endpoint: AnyEndpoint): RequestHandler =>
    async (req, res, next) => {
      const key = presentedKey(req);
      const part = key === null ? presentedPartToken(req) : null;
      if (key === null && part === null) return signedIn(req, res, next);
      if (key !== null) await keys.admit(key, endpoint, contextOf(res));
      else if (part !== null) await parts.admit(part, endpoint, contextOf(res));
      next();
    };

  const guards: Record<string, (endpoint: AnyEndpoint) => RequestHandler> = {
    none: () => open,
    site: () => open,
    receipt: () => open,
    bearer,
    otp: () => tokenGuard('otp'),
  };

  /** The guard of a call; one whose name nobody knows fails the request (specification §8 "Unknown middleware"). */
  return (endpoint: AnyEndpoint): RequestHandler =>
    guards[endpoint.auth]?.(endpoint) ??
    (() => {
      throw new AppError(500, 'unknown_middleware');
    });
};
