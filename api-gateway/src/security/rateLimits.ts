import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { AppError } from '@yinyom/service-kit/AppError';
import { networkOf } from '@yinyom/service-kit/request/networkOf';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { isLimit, LIMITS, siteKeyed, WIDE, type Limit, type LimitName } from './limits';
import { createSiteKeys } from './siteKeys';

const BY_AUTH: Record<AnyEndpoint['auth'], LimitName> = {
  none: 'guest',
  otp: 'otp',
  bearer: 'user',
  site: 'public',
  receipt: 'public',
};

const limiterOf = (name: string, { points, seconds }: Limit, times = 1) =>
  new RateLimiterMemory({ keyPrefix: name, points: points * times, duration: seconds });

const refuse = (refusal: unknown): never => {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
};

/** The key of the website that a call is about, if it is about one. */
const siteKeyOf = (req: Request): string | undefined => {
  const key = req.params['site_key'];
  return typeof key === 'string' ? key : undefined;
};

/** Counts calls by network (decision 035); over the limit is 429 with Retry-After. */
export const createRateLimits = (enabled: boolean) => {
  const limits = Object.entries<Limit>(LIMITS);
  const limiters = new Map(
    limits.map(([name, limit]) => [
      name,
      { near: limiterOf(name, limit), wide: limiterOf(`${name} wide`, limit, WIDE) },
    ]),
  );

  const count = async (name: LimitName, key: string): Promise<void> => {
    await limiters.get(name)?.near.consume(key).catch(refuse);
  };

  /** The wider network first: one that is full shall not fill the memory with the smaller ones in it. */
  const countNetwork = async (name: LimitName, ip: string): Promise<void> => {
    const { near, wide } = networkOf(ip);
    if (wide !== null) await limiters.get(name)?.wide.consume(wide).catch(refuse);
    await count(name, near);
  };

  const siteKeys = createSiteKeys({
    take: (ip) => countNetwork('unknown_key', ip),
    giveBack: async (ip) => {
      const { near, wide } = networkOf(ip);
      const pair = limiters.get('unknown_key');
      if (wide !== null) await pair?.wide.reward(wide);
      await pair?.near.reward(near);
    },
  });

  const countVisit = async (name: LimitName, ip: string, siteKey: string): Promise<void> => {
    await countNetwork('ingest_all', ip);
    await count(name, siteKeyed(ip, siteKey));
  };

  const countCall = async (name: LimitName, req: Request, res: Response): Promise<void> => {
    const { ip, caller } = contextOf(res);
    const { by } = LIMITS[name];
    const siteKey = siteKeyOf(req);
    if (siteKey !== undefined) {
      await siteKeys.admit(ip, siteKey);
      res.once('close', () => void siteKeys.answered(ip, siteKey, res.headersSent ? res.statusCode : null));
    }
    if (by === 'site') return countVisit(name, ip, siteKey ?? '');
    if (by === 'user' && caller) return count(name, caller.userId);
    return countNetwork(name, ip);
  };

  return {
    /** The middleware that counts a call. */
    of: (endpoint: AnyEndpoint): RequestHandler => {
      const { limit, auth } = endpoint;
      const name = limit !== undefined && isLimit(limit) ? limit : (BY_AUTH[auth] ?? 'guest');
      if (!enabled) return (_req, _res, next) => next();
      return async (req, res, next) => {
        await countCall(name, req, res);
        next();
      };
    },
    /** Counts what is no call of the API. @throws AppError 429 */
    network: async (name: LimitName, ip: string): Promise<void> => {
      if (enabled) await countNetwork(name, ip);
    },
    /** Counts a visitor's decision, by the same counts as the middleware. @throws AppError 429 */
    decision: async (ip: string, siteKey: string): Promise<void> => {
      if (!enabled) return;
      await siteKeys.admit(ip, siteKey);
      await countVisit('ingest', ip, siteKey);
    },
    /** What a decision was answered with. */
    decided: async (ip: string, siteKey: string, status: number): Promise<void> => {
      if (enabled) await siteKeys.answered(ip, siteKey, status);
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
