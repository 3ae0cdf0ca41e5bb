import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { AppError } from '@yinyom/service-kit/AppError';
import { bodyDigest } from '@yinyom/service-kit/auth/bodyDigest';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import { PASS_REFUSED_HEADER, passRefused } from '@yinyom/service-kit/auth/passRefused';
import type { RemoteService } from '@yinyom/service-kit/clients/internalClient';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';

/** How the gateway reaches a service: the router in this process, or the address of another process. */
export type ServiceTarget = { router: RequestHandler } | RemoteService;

/** Sees what a service in another process answered before it is passed on; a returned failure takes its place. */
export type AnswerWatcher = (req: Request, answer: IncomingMessage) => AppError | null;

const TIME_LIMIT_MS = 15_000;

/** Headers of one connection, not of the answer. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer'];

/** Passes an answer on as it comes; one that ends in the middle cuts the reader's connection, so that he learns it. */
const passOn = (answer: IncomingMessage, res: Response) => {
  // Somebody else answered meanwhile: the time was up.
  if (res.headersSent) return void answer.resume();
  res.status(answer.statusCode ?? 502);
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !OF_CONNECTION.includes(name)) res.setHeader(name, value);
  pipeline(answer, res, () => undefined);
};

const hasNoBody = ({ headers }: Request): boolean =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

const unavailable = (cause: unknown) => new AppError(503, 'unavailable', { retryAfterSeconds: 5, cause });

/**
 * Hands a request on to a service. A remote service gets a signed pass that says who calls and from where. Where it is
 * down, or does not take our pass, the request fails like any other: the error handler answers it.
 */
export const forwardTo = (
  target: ServiceTarget,
  internalSecret: KeyRing,
  watch: AnswerWatcher = () => null,
): RequestHandler => {
  if ('router' in target) return target.router;
  const { service } = target;
  const nextOf = new WeakMap<IncomingMessage, NextFunction>();
  const digests = new WeakMap<IncomingMessage, string | null>();

  const fail = (req: IncomingMessage, res: ServerResponse, error: AppError) => {
    if (!res.headersSent) nextOf.get(req)?.(error);
    // Half an answer cannot become another one; a cut connection tells that it is not whole.
    else if (!res.writableEnded) res.destroy();
  };

  const proxy = createProxyMiddleware<Request, Response>({
    target: target.url,
    changeOrigin: true,
    xfwd: false,
    proxyTimeout: TIME_LIMIT_MS,
    // An answer is looked at before any of it is passed on.
    selfHandleResponse: true,
    on: {
      proxyReq: (proxyRequest, req, res) => {
        // Signed for the address that the service will see.
        const { caller, ip, requestId, traceparent } = contextOf(res);
        const { method } = req;
        const use = { service, method, url: proxyRequest.path, digest: digests.get(req) ?? null };
        const pass = signPass({ caller, ip }, use, internalSecret);
        proxyRequest.setHeader(PASS_HEADER, pass);
        proxyRequest.setHeader('X-Request-Id', requestId);
        proxyRequest.setHeader('traceparent', traceparent);
      },
      proxyRes: (answer, req, res) => {
        const refused = answer.headers[PASS_REFUSED_HEADER] !== undefined;
        const failure = refused ? unavailable(passRefused()) : watch(req, answer);
        if (failure) {
          answer.resume();
          return fail(req, res, failure);
        }
        passOn(answer, res);
      },
      error: (error, req, res) => {
        if ('writeHead' in res) fail(req, res, unavailable(error));
        else res.destroy();
      },
    },
  });
  return async (req, res, next) => {
    req.url = req.originalUrl;
    nextOf.set(req, next);
    // Node would send "no body" as one of unknown length, which no pass covers.
    if (hasNoBody(req)) req.headers['content-length'] = '0';
    digests.set(req, await bodyDigest(req));
    void proxy(req, res, (error: unknown) => next(unavailable(error)));
  };
};
