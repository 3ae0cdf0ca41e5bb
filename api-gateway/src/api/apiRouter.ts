import { Router, type RequestHandler } from 'express';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { ServiceName } from '@yinyom/contracts/service/services';
import { DEFAULT_BODY_LIMIT } from '@yinyom/service-kit/http/bodyParser';
import { refuseLength } from '@yinyom/service-kit/http/bodyTooLong';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import { markedRoute } from '@yinyom/service-kit/metrics/markedRoute';
import { readableRefusal } from './readableRefusal';

export interface Parts {
  guard(endpoint: AnyEndpoint): RequestHandler;
  limit(endpoint: AnyEndpoint): RequestHandler;
  services: Partial<Record<ServiceName, RequestHandler>>;
}

/** Fixed words before parameters, so that `/consents/dailyReport` is not taken for a consent's id. */
const fixedFirst = (a: AnyEndpoint, b: AnyEndpoint): number => {
  const key = ({ path }: AnyEndpoint) => path.replace(/:[^/]+/g, '￿');
  return key(a) < key(b) ? -1 : 1;
};

/** Refuses by the announced length before a byte of the body is read; the service's parser counts the real bytes. */
const bodyLength = (endpoint: AnyEndpoint): RequestHandler =>
  refuseLength(endpoint, endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT);

/** Calls that visitors' browsers make from owners' websites. */
const isVisitors = ({ auth }: AnyEndpoint): boolean => auth === 'site' || auth === 'receipt';

const bindCall = (
  router: Router,
  endpoint: AnyEndpoint,
  { guard, limit, services }: Parts,
  before: RequestHandler[] = [],
): void => {
  const service: RequestHandler =
    services[endpoint.service] ??
    (() => {
      throw notFound();
    });
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const steps = [
    markedRoute(endpoint.path),
    ...before,
    ...(isVisitors(endpoint) ? [readableRefusal] : []),
    guard(endpoint),
    limit(endpoint),
    bodyLength(endpoint),
  ];
  router[method](endpoint.path, ...steps, service);
  // Browsers ask before a website's script may send; the service knows which origins it trusts.
  if (isVisitors(endpoint))
    router.options(endpoint.path, markedRoute(endpoint.path), ...before, limit(endpoint), service);
};

/**
 * The calls that arrive most, visitors' decisions, for mounting before everything that only other calls need. The
 * service bounds their time by itself.
 * @param before runs first: what such a call needs of the steps that it skips
 */
export const decisionRouter = (
  endpoints: readonly AnyEndpoint[],
  parts: Parts,
  before: RequestHandler[],
): Router => {
  const router = Router();
  for (const endpoint of endpoints)
    if (endpoint.limit === 'ingest') bindCall(router, endpoint, parts, before);
  return router;
};

/** The API's table, made from the contract: each call has its guard, its limits and the service that answers. */
export const apiRouter = (endpoints: readonly AnyEndpoint[], parts: Parts): Router => {
  const router = Router();
  const methodsByPath = new Map<string, Set<string>>();
  for (const endpoint of [...endpoints].sort(fixedFirst)) {
    bindCall(router, endpoint, parts);
    const methods = methodsByPath.get(endpoint.path) ?? new Set();
    methodsByPath.set(endpoint.path, methods.add(endpoint.method));
  }
  for (const [path, methods] of methodsByPath) {
    router.all(path, (_req, res) => {
      res.setHeader('Allow', [...methods].join(', '));
      throw new AppError(405, 'method_not_allowed');
    });
  }
  return router;
};
