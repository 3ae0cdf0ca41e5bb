import express, { type Express, type RequestHandler } from 'express';
import type { AnyEndpoint, ServiceName } from '@yinyom/contracts/endpoint';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { errorHandler, notFoundHandler } from '@yinyom/service-kit/http/errorHandler';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { apiRouter, decisionRouter } from './api/apiRouter';
import { metaRouter } from './api/metaRouter';
import { openApiDocument } from './api/openApiDocument';
import { forwardTo, type ServiceTarget } from './api/serviceTarget';
import { consoleRouter } from './console/consoleRouter';
import { createReleaseKey } from './console/releaseKey';
import { healthRouter, type HealthChecks } from './health/healthRouter';
import { createGuards } from './security/guards';
import { createRateLimits } from './security/rateLimits';
import { dataHeaders, securityHeaders } from './security/securityHeaders';
import { timeLimit } from './security/timeLimit';

const API_TIME_LIMIT_MS = 15_000;

export interface GatewayDeps {
  settings: Settings;
  secrets: Secrets;
  logger: Logger;
  endpoints: readonly AnyEndpoint[];
  services: Record<ServiceName, ServiceTarget>;
  /** Answers /sdk/v1: the consent script of a website and its parts. */
  sdkFiles: RequestHandler;
  /** Answers for websites' scripts that lie in this process's memory, and passes on everything else. */
  readyFiles?: RequestHandler;
  /** Shows mails that nobody sent; only where no mail server is set, never in production. */
  outbox?: RequestHandler;
  /** The demo website, on its own host. */
  demo?: RequestHandler;
  releasesDir: string;
  checks: HealthChecks;
}

/** The one public origin: API, consent script, console and the remotes' files, with headers and limits on all. */
export const createGateway = (deps: GatewayDeps): Express => {
  const { settings, secrets, logger } = deps;
  const secure = publicUrl(settings).startsWith('https:');
  const forward = (service: ServiceName) => forwardTo(deps.services[service], secrets.INTERNAL_SECRET);
  const guard = createGuards(secrets.JWT_SECRET);
  const calls = {
    guard,
    limit: createRateLimits(settings.RATE_LIMITS),
    services: {
      identity: forward('identity'),
      websites: forward('websites'),
      consents: forward('consents'),
      scanner: forward('scanner'),
    },
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  // First of all and without a log line each: every page view of every website asks for its script.
  if (deps.readyFiles) app.use(deps.readyFiles);
  app.use(contextMiddleware(logger));
  app.use('/api/v1', decisionRouter(deps.endpoints, calls, [dataHeaders({ secure })]));
  if (deps.demo) app.use(deps.demo);
  app.use(
    securityHeaders({
      remoteOrigins: settings.REMOTE_ORIGINS,
      recaptcha: settings.CAPTCHA_PROVIDER === 'recaptcha',
      secure,
    }),
  );
  app.use(healthRouter(deps.checks));
  app.use('/sdk/v1', allowEmbedding, allowAnyOrigin, deps.sdkFiles);

  const api = express.Router();
  // Visitors' browsers call these from the owners' websites; the service says which origins may read an answer.
  api.use('/public', allowEmbedding);
  api.use(timeLimit(API_TIME_LIMIT_MS));
  api.use(metaRouter(settings));
  const document = openApiDocument(deps.endpoints, publicUrl(settings));
  api.get('/openapi.json', guard('bearer'), (_req, res) => void res.json(document));
  api.use(apiRouter(deps.endpoints, calls));
  api.use(notFoundHandler);
  app.use('/api/v1', api);
  app.use(/^\/(?:api|sdk)(?:\/|$)/, notFoundHandler);

  if (deps.outbox) app.use(deps.outbox);
  app.use(
    consoleRouter({
      shellDir: settings.SHELL_DIR,
      releasesDir: deps.releasesDir,
      remoteOrigins: settings.REMOTE_ORIGINS,
      releaseKey: createReleaseKey(settings, deps.releasesDir),
      sourceMaps: settings.NODE_ENV !== 'production',
    }),
  );
  app.use(notFoundHandler);
  app.use(errorHandler);
  return app;
};

const allowEmbedding: RequestHandler = (_req, res, next) => {
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** The script is meant for other people's pages. */
const allowAnyOrigin: RequestHandler = (_req, res, next) => {
  res.setHeader('Access-Control-Allow-Origin', '*');
  next();
};
