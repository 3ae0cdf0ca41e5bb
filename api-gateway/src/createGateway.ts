import type { RequestListener } from 'node:http';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import type { DecisionDesk } from '@yinyom/consents/ingest/decisionDesk';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { ClientOf } from '@yinyom/contracts/internal/internalContracts';
import { PLACES } from '@yinyom/contracts/places';
import { WEBHOOK_EVENTS } from '@yinyom/contracts/reference/webhookEvents';
import { RELEASES_PATH } from '@yinyom/contracts/release/deploys';
import { REQUEST_FORM_PATH } from '@yinyom/contracts/requests/publicRequest';
import { CHECK_CALLS } from '@yinyom/contracts/scanner/publicCheck';
import { byService, type ServiceName } from '@yinyom/contracts/service/services';
import { createDeployRouter } from '@yinyom/releases/deploys/createDeployRouter';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { errorHandler, notFoundHandler } from '@yinyom/service-kit/http/errorHandler';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import type { Front } from '@yinyom/service-kit/http/Front';
import { createShare } from '@yinyom/service-kit/limits/sharing';
import type { Tally } from '@yinyom/service-kit/limits/Tally';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { apiRouter, decisionRouter } from './api/apiRouter';
import { decisionFront, type TrustProxy } from './api/decisionFront';
import { metaRouter } from './api/metaRouter';
import { collectionOf } from './reference/collectionOf';
import { groupDocuments } from './reference/groupDocuments';
import { openApiDocument } from './reference/openApiDocument';
import { referenceRouter } from './reference/referenceRouter';
import { openApiRouter } from './reference/openApiRouter';
import { forwardTo, type ServiceTarget } from './api/serviceTarget';
import { createBrandOfHost } from './console/brandOfHost';
import { consoleRouter } from './console/consoleRouter';
import { judgeReleases } from './console/judgedReleases';
import { createOfferedPlatform } from './console/offeredPlatform';
import { createShell } from './console/createShell';
import { previewCalls, previewFiles } from './console/previewRouter';
import { platformCalls } from './console/platformCalls';
import { platformRouter } from './console/platformRouter';
import type { ConsoleReleases } from './console/consoleReleases';
import type { Live } from './live/createLive';
import { createPartBuilds } from './part-calls/partBuilds';
import { createPartGuard } from './part-calls/partGuard';
import { partTokenRouter } from './part-calls/partTokenRouter';
import { healthRouter, type HealthChecks } from './health/healthRouter';
import { DEMO_HOSTS } from './demo/demoHosts';
import { countForms } from './security/countForms';
import { dropOddRanges } from './security/byteRanges';
import { tellStorage } from './health/tellStorage';
import { createGuards } from './security/guards';
import { createKeyGuard } from './security/keyGuard';
import { behindHostRule, hostRule } from './security/hostRule';
import type { LimitName } from './security/limits';
import { createRateLimits, type RateLimits } from './security/rateLimits';
import { policyReportRouter } from './security/policyReportRouter';
import { refuseEarly } from './security/refuseEarly';
import { securityTxtRouter } from './security/securityTxtRouter';
import { dataHeaders, securityHeaders } from './security/securityHeaders';
import { timeLimit } from './security/timeLimit';
import { countedScripts } from './sdk/countedScripts';

const API_TIME_LIMIT_MS = 15_000;

export interface GatewayDeps {
  settings: Settings;
  secrets: Secrets;
  logger: Logger;
  endpoints: readonly AnyEndpoint[];
  services: Record<ServiceName, ServiceTarget>;
  /** Tells who callers and presented keys are, and counts what all gateways let through. */
  identity: IdentityClient;
  /** Takes visitors' decisions, when the consents service runs in this process. */
  decisions?: DecisionDesk;
  /** Tells browsers what happens as it happens. */
  live?: Live;
  /** Answers /sdk/v1: the consent script of a website and its parts. */
  sdkFiles: RequestHandler;
  /** Answers for websites' scripts that lie in this process's memory. */
  readyFiles?: Front;
  /** Shows mails that nobody sent; only where no mail server is set, never in production. */
  outbox?: RequestHandler;
  /** The form for requests of data subjects, below /r. */
  requestPages?: RequestHandler;
  /** The demo website, on its own host. */
  demo?: RequestHandler;
  releases: ConsoleReleases;
  /** What pages reported of the console's parts, for their teams; absent where the releases service is not known. */
  partErrors?: ClientOf<'releases'>;
  checks: HealthChecks;
  /** Until a call that has not begun its answer is answered 503; default 15,000. */
  apiTimeLimitMs?: number;
}

/** The one public origin: API, consent script, console and the remotes' files, with headers and limits on all. */
export const createGateway = (deps: GatewayDeps): RequestListener => {
  const { settings, secrets, logger } = deps;
  const secure = publicUrl(settings).startsWith('https:');
  const forward = (service: ServiceName) => forwardTo(deps.services[service], secrets.INTERNAL_SECRET);
  const share = createShare(tallyOf(deps.identity), logger);
  const limits = createRateLimits(settings.RATE_LIMITS, share, settings.DECISIONS_PER_NETWORK);
  const keys = createKeyGuard({
    identity: deps.identity,
    countRefused: (ip) => limits.network('refused_key', ip),
  });
  const partBuilds = createPartBuilds(deps.releases.store);
  const partGuard = createPartGuard({
    jwtSecret: secrets.JWT_SECRET,
    builds: partBuilds,
    readAllowed: async () => (await deps.partErrors?.readAllowedCalls({})) ?? {},
  });
  const guard = createGuards(secrets.JWT_SECRET, keys, partGuard);
  const headers = dataHeaders({ secure });
  const calls = {
    guard,
    limit: limits.of,
    services: byService(forward),
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.use(contextMiddleware(logger));
  app.use('/api/v1', decisionRouter(deps.endpoints, calls, [setHeaders(headers)]));
  if (deps.demo) app.use(dropOddRanges, deps.demo);
  app.use(
    securityHeaders({
      remoteOrigins: settings.REMOTE_ORIGINS,
      recaptcha: settings.CAPTCHA_PROVIDER === 'recaptcha',
      secure,
    }),
  );
  app.use(healthRouter(deps.checks));
  app.use('/sdk/v1', allowEmbedding, allowAnyOrigin);
  // What comes here does not lie in this process's memory.
  app.get(/^\/sdk\/v1\/(?:group\/(?:[^/]+\/)?)?[^/]+\.js$/, countNetwork(limits, 'script_read'));
  app.use('/sdk/v1', deps.sdkFiles);

  const api = express.Router();
  // Visitors' browsers call these from the owners' websites; the service says which origins may read an answer.
  api.use('/public', allowEmbedding);
  api.use(tellStorage(deps.checks, logger));
  api.use(timeLimit(deps.apiTimeLimitMs ?? API_TIME_LIMIT_MS));
  api.use(keys.refuseMisuse);
  api.use(metaRouter(settings));
  api.use(policyReportRouter(limits.of));
  api.use(
    openApiRouter({
      'openapi.json': () => openApiDocument(deps.endpoints, publicUrl(settings), WEBHOOK_EVENTS),
      'collection.json': () => collectionOf(deps.endpoints, publicUrl(settings)),
      ...groupDocuments(deps.endpoints, publicUrl(settings)),
    }),
  );
  if (deps.live) api.use(deps.live.router(calls));
  api.use(previewCalls(deps.releases, deps.identity, calls));
  const { identity } = deps;
  api.use(partTokenRouter({ jwtSecret: secrets.JWT_SECRET, builds: partBuilds, identity, ...calls }));
  api.use(apiRouter(callsOf(settings, deps.endpoints), calls));
  api.use(notFoundHandler);
  app.use('/api/v1', api);
  app.use(/^\/(?:api|sdk)(?:\/|$)/, notFoundHandler);

  const answered = platformCalls(deps.endpoints);
  const releases = judgeReleases(deps.releases, answered);
  const offered = createOfferedPlatform(
    createShell(path.resolve(settings.SHELL_DIR), deps.releases),
    answered,
  );
  // Teams deploy with keys of their own; guessing one is as hopeless as guessing the platform's key.
  app.use(
    RELEASES_PATH,
    countNetwork(limits, 'releases'),
    createDeployRouter({ ...deps.releases, errors: deps.partErrors, platform: offered }),
    errorHandler,
  );
  app.use(securityTxtRouter(settings));
  app.use(
    referenceRouter(deps.endpoints, publicUrl(settings), {
      takesReports: settings.SECURITY_CONTACT.length > 0,
    }),
  );
  if (deps.outbox) app.use(deps.outbox);
  if (deps.requestPages) app.use(REQUEST_FORM_PATH, countForms(limits)).use(deps.requestPages);
  app.use(dropOddRanges);
  app.use(platformRouter({ releases, offered }));
  app.use(previewFiles(deps.releases, settings.NODE_ENV !== 'production'));
  app.use(
    consoleRouter({
      shellDir: settings.SHELL_DIR,
      releases,
      remoteOrigins: settings.REMOTE_ORIGINS,
      sourceMaps: settings.NODE_ENV !== 'production',
      serialRequests: settings.SERIAL_REQUESTS,
      brandOf: createBrandOfHost(consoleHosts(settings), deps.identity, logger),
      closedPages: settings.PUBLIC_CHECKS ? [] : [PLACES.check, `${PLACES.check}/:id`],
    }),
  );
  app.use(notFoundHandler);
  app.use(errorHandler);

  const trust = app.get('trust proxy fn') as TrustProxy;
  const fronts: Front[] = [];
  // Without a log line each: every page view of every website asks for its script.
  if (deps.readyFiles) fronts.push(deps.readyFiles);
  if (deps.decisions) fronts.push(decisionFront({ desk: deps.decisions, limits, trust, headers, logger }));
  const serve: RequestListener = (req, res) =>
    void (fronts.some((front) => front(req, res)) || app(req, res));
  const refuse = refuseEarly(headers, logger);
  const names = [...consoleHosts(settings).names, ...(deps.demo ? DEMO_HOSTS : [])];
  return behindHostRule(hostRule(names), refuse, countedScripts({ limits, trust, refuse }, serve));
};

/** What is switched off answers as an address that is not there. */
const callsOf = (settings: Settings, endpoints: readonly AnyEndpoint[]): readonly AnyEndpoint[] =>
  settings.PUBLIC_CHECKS ? endpoints : endpoints.filter(({ name }) => !CHECK_CALLS.includes(name));

/** The gateway keeps no data of its own; identity does the counting for all gateways. */
const tallyOf = (identity: GatewayDeps['identity']): Tally => ({
  add: (key, uses, ms) => identity.countUses({ key, uses, ms }),
});

const countNetwork =
  (limits: RateLimits, name: LimitName): RequestHandler =>
  async (_req, res, next) => {
    await limits.network(name, contextOf(res).ip);
    next();
  };

const setHeaders =
  (headers: Map<string, string>): RequestHandler =>
  (_req, res, next) => {
    res.setHeaders(headers);
    next();
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
