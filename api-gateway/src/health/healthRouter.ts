import { Router } from 'express';
import { STORAGE_DAMAGED, STORAGE_FULL } from '@yinyom/contracts/service/storage';
import { AppError } from '@yinyom/service-kit/AppError';
import { isCallOfThisMachine } from './isCallOfThisMachine';

/**
 * `refused`: it is up but does not take what this process signs, since INTERNAL_SECRET or the clocks differ.
 * `full`: it answers and stores nothing, since the disk of its database is full.
 * `damaged`: some of its stored data is; it serves everything else, so it is ready.
 */
export type Health = 'ok' | 'down' | 'refused' | 'full' | 'damaged';
export type HealthCheck = () => Promise<Health>;

/** Named checks; each answers whether its part can be used now. */
export type HealthChecks = Record<string, HealthCheck>;

/**
 * `/healthz`: the process lives. `/readyz`: everything it needs answers. Which part fails is told only to
 * callers on this machine; the public learns no names and no versions.
 */
export const healthRouter = (checks: HealthChecks): Router => {
  const router = Router();
  router.get(['/healthz', '/api/v1/health'], (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (req, res) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => 'down')] as const),
    );
    const ready = results.every(([, health]) => health === 'ok' || health === 'damaged');
    if (!isCallOfThisMachine(req)) {
      if (!ready) throw new AppError(503, 'unavailable', { retryAfterSeconds: 5 });
      return void res.json({ status: 'ok' });
    }
    if (!ready) res.setHeader('Retry-After', '5');
    const isFull = results.some(([, health]) => health === 'full');
    const isDamaged = results.some(([, health]) => health === 'damaged');
    const storage = isFull ? STORAGE_FULL : isDamaged && STORAGE_DAMAGED;
    const dependencies = { ...Object.fromEntries(results), ...(storage && { storage }) };
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', dependencies });
  });
  return router;
};
