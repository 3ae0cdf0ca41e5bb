import { Router, type RequestHandler } from 'express';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { makePartToken } from '@yinyom/contracts/release/partCalls';
import { notFound } from '@yinyom/service-kit/AppError';
import { ACCESS_SECONDS, signPartToken } from '@yinyom/service-kit/auth/accessToken';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { routeBinder } from '@yinyom/service-kit/http/route';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { PartBuilds } from './partBuilds';

interface Parts {
  jwtSecret: KeyRing;
  builds: Pick<PartBuilds, 'find'>;
  identity: IdentityClient;
  guard(endpoint: AnyEndpoint): RequestHandler;
  limit(endpoint: AnyEndpoint): RequestHandler;
}

/** Answers `makePartToken`: here and not in a service, because the gateway makes the token and reads it. */
export const partTokenRouter = ({ jwtSecret, builds, identity, guard, limit }: Parts): Router => {
  const router = Router();
  router.post(makePartToken.path, guard(makePartToken), limit(makePartToken));
  routeBinder(router, identity)(makePartToken, async ({ body: { part, hash }, self }) => {
    const { userId, sessionId } = await self();
    const found = await builds.find(part, hash);
    if (!found?.calls) throw notFound();
    const { build, about } = found;
    return {
      token: signPartToken({ userId, sessionId, part, build, about }, jwtSecret),
      expires_at: new Date(Date.now() + ACCESS_SECONDS * 1000).toISOString(),
    };
  });
  return router;
};
