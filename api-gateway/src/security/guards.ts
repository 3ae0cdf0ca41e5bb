import type { RequestHandler } from 'express';
import { Authenticator } from 'passport';
import { AppError, unauthorized } from '@yinyom/service-kit/AppError';
import { tokenStrategy } from '@yinyom/service-kit/auth/accessToken';
import { contextOf, type Caller } from '@yinyom/service-kit/request/requestContext';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';

const open: RequestHandler = (_req, _res, next) => next();

/** Who may pass, by the `auth` a call declares. Site keys and receipts are judged by the service that knows them. */
export const createGuards = (jwtSecret: KeyRing) => {
  const passport = new Authenticator();
  passport.use('access', tokenStrategy('access', jwtSecret));
  passport.use('otp', tokenStrategy('otp', jwtSecret));

  const tokenGuard =
    (kind: Caller['kind']): RequestHandler =>
    (req, res, next) => {
      const verified = (error: unknown, caller: Caller | false) => {
        if (error) return next(error);
        if (!caller) return next(unauthorized());
        contextOf(res).caller = caller;
        next();
      };
      (passport.authenticate(kind, { session: false }, verified) as RequestHandler)(req, res, next);
    };

  const guards: Record<string, RequestHandler> = {
    none: open,
    site: open,
    receipt: open,
    bearer: tokenGuard('access'),
    otp: tokenGuard('otp'),
  };

  /** The guard of a name; a name that nobody knows fails the request (specification §8 "Unknown middleware"). */
  return (name: string): RequestHandler =>
    guards[name] ??
    (() => {
      throw new AppError(500, 'unknown_middleware');
    });
};
