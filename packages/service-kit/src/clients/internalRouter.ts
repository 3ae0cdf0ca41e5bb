import express, { Router } from 'express';
import type { InternalContract, InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { notFound } from '../AppError';
import { parseBody } from '../http/validate';
import { markRoute } from '../metrics/routeOf';

/** Serves a service's internal calls over HTTP as POST /internal/{name}; mounted behind the pass check. */
export const internalRouter = <C extends InternalContract>(
  contract: C,
  handlers: InternalHandlers<C>,
): Router => {
  const router = Router();
  router.post('/internal/:name', express.json({ limit: '1mb', strict: false }), async (req, res) => {
    const name = req.params['name'] as keyof C;
    if (!Object.hasOwn(contract, name)) throw notFound();
    markRoute(res, `/internal/${String(name)}`);
    const call = contract[name] as C[keyof C];
    const output = await handlers[name](parseBody(call.input, req.body) as never);
    res.json({ output: output ?? null });
  });
  return router;
};
