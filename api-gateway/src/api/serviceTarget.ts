import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { AppError } from '@yinyom/service-kit/AppError';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import { contextOf } from '@yinyom/service-kit/http/requestContext';

/** How the gateway reaches a service: the router in this process, or the address of another process. */
export type ServiceTarget = { router: RequestHandler } | { url: string };

/** Hands a request on to a service. A remote service gets a signed pass that says who calls and from where. */
export const forwardTo = (target: ServiceTarget, internalSecret: string): RequestHandler => {
  if ('router' in target) return target.router;
  const proxy = createProxyMiddleware({
    target: target.url,
    changeOrigin: true,
    xfwd: false,
    proxyTimeout: 15_000,
    on: {
      proxyReq: (proxyRequest, req) => {
        // Signed for the address that the service will see.
        const { res } = req as typeof req & { res: Parameters<typeof contextOf>[0] };
        const { caller, ip, requestId } = contextOf(res);
        proxyRequest.setHeader(
          PASS_HEADER,
          signPass({ caller, ip }, req.method ?? 'GET', proxyRequest.path, internalSecret),
        );
        proxyRequest.setHeader('X-Request-Id', requestId);
      },
    },
  });
  return (req, res, next) => {
    req.url = req.originalUrl;
    void proxy(req, res, (error: unknown) =>
      next(new AppError(503, 'unavailable', { retryAfterSeconds: 5, cause: error })),
    );
  };
};
