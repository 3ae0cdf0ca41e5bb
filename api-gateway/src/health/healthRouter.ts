import { Router } from 'express';
import { AppError } from '@yinyom/service-kit/AppError';
import { isLoopback } from './isLoopback';

/** Named checks; each answers whether its part can be used now. */
export type HealthChecks = Record<string, () => Promise<boolean>>;

/**
 * `/healthz`: the process lives. `/readyz`: everything it needs answers. Which part fails is told only to
 * callers on this machine; the public learns no names and no versions.
 */
export const healthRouter = (checks: HealthChecks): Router => {
  const router = Router();
  router.get(['/healthz', '/api/v1/health'], (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (req, res) => {
    const names = Object.keys(checks);
    const results = await Promise.all(names.map((name) => checks[name]?.().catch(() => false) ?? false));
    const dependencies = Object.fromEntries(
      names.map((name, index) => [name, results[index] ? 'ok' : 'down']),
    );
    const ready = results.every(Boolean);
    if (!isLoopback(req.socket.remoteAddress)) {
      if (!ready) throw new AppError(503, 'unavailable', { retryAfterSeconds: 5 });
      return void res.json({ status: 'ok' });
    }
    if (!ready) res.setHeader('Retry-After', '5');
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', dependencies });
  });
  return router;
};
