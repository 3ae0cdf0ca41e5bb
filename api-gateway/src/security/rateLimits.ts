import type { Request, RequestHandler, Response } from 'express';
import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { createCounts } from '@yinyom/service-kit/limits/counts';
import type { Share } from '@yinyom/service-kit/limits/sharing';
import { networkOf } from '@yinyom/service-kit/request/networkOf';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import {
  isLimit,
  LIMITS,
  limitsFor,
  sharedEvery,
  siteKeyed,
  WIDE,
  type Limit,
  type LimitName,
} from './limits';
import { createKeyLimits } from './keyLimits';
import { createSiteKeys } from './siteKeys';

const BY_AUTH: Record<AnyEndpoint['auth'], LimitName> = {
  none: 'guest',
  otp: 'otp',
  bearer: 'user',
  site: 'public',
  receipt: 'public',
};

/** The key of the website that a call is about, if it is about one. */
const siteKeyOf = (req: Request): string | undefined => {
  const key = req.params['site_key'];
  return typeof key === 'string' ? key : undefined;
};

/**
 * Counts calls by network (decision 035); over the limit is 429 with Retry-After.
 * @param share how several gateways count together; null: this one is alone
 * @param decisions of a network about a website in a minute
 */
export const createRateLimits = (
  enabled: boolean,
  share: Share | null,
  decisions: number = NETWORK_DECISIONS.most,
) => {
  const countsOf = (name: string, limit: Limit) =>
    createCounts({ ...limit, name }, share && { share, every: sharedEvery(limit) });
  const counts = new Map(
    Object.entries<Limit>(limitsFor(decisions)).map(([name, limit]) => [
      name,
      {
        near: countsOf(name, limit),
        wide: countsOf(`${name} wide`, { ...limit, points: limit.points * WIDE }),
      },
    ]),
  );

  const count = async (name: LimitName, key: string): Promise<void> => {
    await counts.get(name)?.near.take(key);
  };

  /** The wider network first: one that is full shall not fill the memory with the smaller ones in it. */
  const countNetwork = async (name: LimitName, ip: string): Promise<void> => {
    const { near, wide } = networkOf(ip);
    if (wide !== null) await counts.get(name)?.wide.take(wide);
    await count(name, near);
  };

  const keys = createKeyLimits(countsOf('key', LIMITS.key));
  const siteKeys = createSiteKeys({
    take: (ip) => countNetwork('unknown_key', ip),
    giveBack: (ip) => {
      const { near, wide } = networkOf(ip);
      const pair = counts.get('unknown_key');
      if (wide !== null) pair?.wide.giveBack(wide);
      pair?.near.giveBack(near);
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
      res.once('close', () => siteKeys.answered(ip, siteKey, res.headersSent ? res.statusCode : null));
    }
    if (caller?.kind === 'key') return keys.count(caller.sessionId, res);
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
        if (endpoint.scope?.startsWith('exports:')) keys.countExport(res);
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
    decided: (ip: string, siteKey: string, status: number): void => {
      if (enabled) siteKeys.answered(ip, siteKey, status);
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
