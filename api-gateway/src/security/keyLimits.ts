import type { Response } from 'express';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { AppError } from '@yinyom/service-kit/AppError';
import { createCounts, type Counts, type Left } from '@yinyom/service-kit/limits/counts';
import { contextOf } from '@yinyom/service-kit/request/requestContext';

const { per_minute, burst, exports: mostExports } = API_KEY_LIMITS;

/** How a program learns its limit before it meets it (draft-ietf-httpapi-ratelimit-headers, its older three fields). */
const tell = (res: Response, { left, seconds }: Left): void => {
  res.setHeader('RateLimit-Limit', String(per_minute));
  res.setHeader('RateLimit-Remaining', String(left));
  res.setHeader('RateLimit-Reset', String(seconds));
};

/**
 * Counts what API keys do: by minute together with other gateways, by second and exports at once by this gateway alone.
 * @param minute counts of all gateways
 */
export const createKeyLimits = (minute: Counts) => {
  const second = createCounts({ points: burst, seconds: 1, name: 'key burst' }, null);
  const exporting = new Map<string, number>();

  return {
    /** @throws AppError 429 */
    count: async (keyId: string, res: Response): Promise<void> => {
      try {
        await second.take(keyId);
        tell(res, await minute.take(keyId));
      } catch (error) {
        if (error instanceof AppError) tell(res, { left: 0, seconds: error.details.retryAfterSeconds ?? 1 });
        throw error;
      }
    },

    /** A call about exports that a key makes: only so many at the same time. @throws AppError 429 */
    countExport: (res: Response): void => {
      const { caller } = contextOf(res);
      if (caller?.kind !== 'key') return;
      const running = exporting.get(caller.sessionId) ?? 0;
      if (running >= mostExports)
        throw new AppError(429, 'rate_limited', { values: { seconds: 1 }, retryAfterSeconds: 1 });
      exporting.set(caller.sessionId, running + 1);
      res.once('close', () => {
        const left = (exporting.get(caller.sessionId) ?? 1) - 1;
        if (left > 0) exporting.set(caller.sessionId, left);
        else exporting.delete(caller.sessionId);
      });
    },
  };
};
