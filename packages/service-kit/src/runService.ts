import type { Express, RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InternalContract } from '@yinyom/contracts/internal/internalContract';
import { AppError } from './AppError';
import { PASS_HEADER } from './auth/gatewayPass';
import { passMiddleware } from './auth/passMiddleware';
import { internalRouter } from './clients/internalRouter';
import { databaseHealth } from './database/connectDatabase';
import { contextMiddleware, idOfGateway } from './http/contextMiddleware';
import { createApp } from './http/createApp';
import { createDrainingServer, type DrainOptions, type ServerOptions } from './http/drainingServer';
import { errorHandler, notFoundHandler } from './http/errorHandler';
import type { Logger } from './logger';
import type { KeyRing } from './secrets/keyRing';
import type { Service } from './service';
import type { Settings } from './settings/definitions';

/** The HTTP face of a service that runs in a process of its own. Only the gateway and other services get in. */
export const serviceApp = <C extends InternalContract>(
  service: Service<C>,
  ring: KeyRing,
  logger: Logger,
): Express => {
  const app = createApp();
  app.use(contextMiddleware(logger, idOfGateway));
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  const pass = passMiddleware(service.name, ring);
  // The gateway shows its pass here, too: one that is refused could call nothing.
  const givenPass: RequestHandler = (req, res, next) =>
    req.get(PASS_HEADER) === undefined ? next() : pass(req, res, next);
  app.get('/readyz', givenPass, async (_req, res) => {
    const health = await databaseHealth(service.database);
    if (health === 'full') throw new AppError(503, 'storage_full', { retryAfterSeconds: 5 });
    if (health === 'down') throw new AppError(503, 'unavailable', { retryAfterSeconds: 5 });
    res.json({ status: 'ok', dependencies: { database: health } });
  });
  app.use(pass);
  app.use(internalRouter(service.contract, service.internal));
  app.use('/api/v1', service.router);
  if (service.publicFiles) app.use('/sdk/v1', service.publicFiles);
  if (service.outbox) app.use(service.outbox);
  if (service.pages) app.use(service.pages);
  app.use(notFoundHandler);
  app.use(errorHandler);
  return app;
};

export interface RunningServer {
  url: string;
  port: number;
  /** Takes no new connections, lets running requests finish, closes idle connections. */
  close(options?: DrainOptions): Promise<void>;
}

/** A connection on which nothing moves for so long while it has a request is ended; no call is silent for longer. */
const UNREAD_MS = 30_000;

interface ListenOptions extends ServerOptions {
  unreadMs?: number;
}

/**
 * Listens and knows how to stop: no new connections, running requests finish.
 * @throws Error naming the setting when the port is taken
 */
export const listen = (
  app: RequestListener,
  host: string,
  port: number,
  setting: string,
  { unreadMs = UNREAD_MS, ...options }: ListenOptions = {},
): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const { server, drain } = createDrainingServer(app, options);
    // Slow or silent clients may not hold a connection for ever.
    server.headersTimeout = 10_000;
    server.requestTimeout = 30_000;
    // Nor may one that does not read its answer; between requests the time of idle connections counts.
    server.timeout = unreadMs;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(`Port ${port} is in use. Stop what uses it or set ${setting} to another port.`)
          : error,
      );
    });
    server.once('listening', () => {
      const actual = (server.address() as AddressInfo).port;
      resolve({ url: `http://${host}:${actual}`, port: actual, close: drain });
    });
    server.listen(port, host);
  });

/** How long an idle client may bring one more request; longer than a request is on its way. */
const GRACE_MS = 1_000;

/** How a process that serves others goes. */
export const drainOf = ({ DRAIN_SECONDS }: Pick<Settings, 'DRAIN_SECONDS'>): DrainOptions => ({
  listenMs: DRAIN_SECONDS * 1_000,
  graceMs: GRACE_MS,
});
