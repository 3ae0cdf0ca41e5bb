import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { AppError } from '../AppError';
import { watchRequests } from '../metrics/requests';
import { limitConnections } from './connectionLimit';
import { writeError } from './errorHandler';
import { languageOf } from './language';

/** How long running requests may take to finish; a call takes 15 s at most. */
const LONGEST_DRAIN_MS = 20_000;

/**
 * Longer than the minute that proxies and balancers keep an idle connection: whoever closes first must be the client,
 * or a request that is just on its way is cut off. Node.js takes 5 s, which a process that draws a PDF outlasts.
 */
const KEEP_ALIVE_MS = 65_000;

export interface ServerOptions {
  /** Connections that one network may hold; default: as many as it likes. */
  mostConnections?: number;
  /** How people reach it, as metrics say; null: it is not counted. Default: http. */
  scheme?: 'http' | 'https' | null;
}

export interface DrainOptions {
  /** How long new connections are still taken while /readyz says no, for a load balancer that looks there. */
  listenMs?: number;
  /** How long connections that are open and idle may bring one more request, which is told that it is the last. */
  graceMs?: number;
}

const sayNotReady = (req: IncomingMessage, res: ServerResponse) => {
  const requestId = randomUUID();
  res.setHeader('X-Request-Id', requestId);
  const reader = { lang: languageOf(req.headers['accept-language']), requestId };
  writeError(res, reader, new AppError(503, 'unavailable', { retryAfterSeconds: 5 }));
};

/**
 * A server that stops without cutting anybody off: it says at /readyz that it goes, tells each client that the connection
 * ends with this answer, lets running requests finish and closes the rest after 20 seconds. Where nobody is connected it
 * stops at once.
 */
export const createDrainingServer = (
  listener: RequestListener,
  { mostConnections = Infinity, scheme = 'http' }: ServerOptions = {},
): { server: Server; drain(options?: DrainOptions): Promise<void> } => {
  /** How many requests each connection has running. */
  const running = new Map<Socket, number>();
  const answers = new Set<ServerResponse>();
  const watch = scheme === null ? null : watchRequests(answers, scheme);
  let draining = false;
  let closing = false;
  let emptied: () => void = () => undefined;

  const finished = (req: IncomingMessage, res: ServerResponse, socket: Socket, started: number) => {
    answers.delete(res);
    watch?.answered(req, res, started);
    if (!running.has(socket)) return;
    const left = (running.get(socket) ?? 1) - 1;
    running.set(socket, left);
    // Its headers were sent before the end was known, so the client may have kept it.
    if (closing && left === 0) socket.destroySoon();
  };

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
    const { socket } = req;
    const started = performance.now();
    running.set(socket, (running.get(socket) ?? 0) + 1);
    answers.add(res);
    res.once('close', () => finished(req, res, socket, started));
    if (draining) {
      res.shouldKeepAlive = false;
      if (req.url?.split('?')[0] === '/readyz') return sayNotReady(req, res);
    }
    listener(req, res);
  });
  server.on('connection', (socket) => {
    running.set(socket, 0);
    socket.once('close', () => {
      running.delete(socket);
      if (running.size === 0) emptied();
    });
  });

  if (mostConnections < Infinity)
    limitConnections(server, { most: mostConnections, isIdle: (socket) => !running.get(socket) });

  /** Until nobody is connected, or the time is over. */
  const untilEmpty = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (milliseconds === 0 || running.size === 0) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      emptied = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const close = async (graceMs: number) => {
    // Not the server's own way, which cuts idle connections off: a request may be on its way on each of them.
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    await untilEmpty(graceMs);
    closing = true;
    server.closeIdleConnections();
    // Node counts a connection that never sent anything as busy.
    for (const [socket, requests] of running) if (requests === 0) socket.destroy();
    const rest = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS);
    await closed;
    clearTimeout(rest);
    watch?.close();
  };

  return {
    server,
    drain: async ({ listenMs = 0, graceMs = 0 } = {}) => {
      draining = true;
      for (const res of answers) if (!res.headersSent) res.shouldKeepAlive = false;
      if (listenMs > 0) await new Promise((resolve) => setTimeout(resolve, listenMs));
      await close(graceMs);
    },
  };
};
