import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { AppError } from '@yinyom/service-kit/AppError';
import { truncateIp } from '@yinyom/service-kit/http/truncateIp';
import { contextOf, type RequestContext } from '@yinyom/service-kit/http/requestContext';

interface Limit {
  points: number;
  seconds: number;
  key(context: RequestContext, req: Request): string;
}

const MINUTE = 60;
const HOUR = 3_600;
const byIp: Limit['key'] = (context) => context.ip;
const byUser: Limit['key'] = (context) => context.caller?.userId ?? context.ip;

/** Neighbouring addresses belong to one visitor's network. */
const decisionKey = (ip: string, siteKey: string): string => `${truncateIp(ip)} ${siteKey}`;

/** The limits of the whole product by name (API contract, "Rate limits"). A call names its own or gets one by auth. */
const LIMITS: Record<string, Limit> = {
  login: { points: 20, seconds: MINUTE, key: byIp },
  signup: { points: 5, seconds: HOUR, key: byIp },
  forgot: { points: 10, seconds: HOUR, key: byIp },
  token: { points: 60, seconds: MINUTE, key: byIp },
  guest: { points: 60, seconds: MINUTE, key: byIp },
  otp: { points: 20, seconds: MINUTE, key: byUser },
  user: { points: 300, seconds: MINUTE, key: byUser },
  public: { points: 300, seconds: MINUTE, key: byIp },
  ingest: {
    points: 30,
    seconds: MINUTE,
    key: ({ ip }, req) => decisionKey(ip, String(req.params['site_key'])),
  },
};

const BY_AUTH: Record<AnyEndpoint['auth'], string> = {
  none: 'guest',
  otp: 'otp',
  bearer: 'user',
  site: 'public',
  receipt: 'public',
};

/** Counts calls; over the limit is 429 with Retry-After. */
export const createRateLimits = (enabled: boolean) => {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  );

  const consume = async (limiter: RateLimiterMemory, key: string): Promise<void> => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
  };

  return {
    /** The middleware that counts a call. */
    of: (endpoint: AnyEndpoint): RequestHandler => {
      const named = endpoint.limit !== undefined && endpoint.limit in LIMITS ? endpoint.limit : undefined;
      const name = named ?? BY_AUTH[endpoint.auth] ?? 'guest';
      const limit = LIMITS[name];
      const limiter = limiters[name];
      if (!enabled || !limit || !limiter) return (_req, _res, next) => next();
      return async (req, res, next) => {
        await consume(limiter, limit.key(contextOf(res), req));
        next();
      };
    },
    /** Counts a visitor's decision, by the same count as the middleware. @throws AppError 429 */
    decision: async (ip: string, siteKey: string): Promise<void> => {
      const limiter = limiters['ingest'];
      if (enabled && limiter) await consume(limiter, decisionKey(ip, siteKey));
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
