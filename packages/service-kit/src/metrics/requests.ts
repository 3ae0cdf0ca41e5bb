import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gauge } from 'prom-client';
import { requestDurations } from './instruments';
import { registry } from './registry';
import { routeOf } from './routeOf';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'CONNECT', 'TRACE']);
const OTHER = '_OTHER';

/** Method, route and status together that have series of their own, 17 each; what comes later is counted as `_OTHER`. */
export const MOST_ROWS = 56;

/** What nginx says of a client that went before it was answered. */
const CLIENT_WENT = 499;

/** Requests that are being answered, per server of this process. */
const servers = new Map<ReadonlySet<ServerResponse>, string>();

new Gauge({
  name: 'http_server_active_requests',
  help: 'Requests that are being answered.',
  labelNames: ['http_request_method', 'url_scheme'],
  registers: [registry],
  collect() {
    this.reset();
    for (const [answers, url_scheme] of servers)
      for (const { req } of answers) this.inc({ http_request_method: methodOf(req), url_scheme });
  },
});

const methodOf = ({ method = '' }: IncomingMessage): string => (METHODS.has(method) ? method : OTHER);

/** Those that have series of their own. */
const rows = new Set<string>();

const labelsOf = (method: string, route: string, status: string, url_scheme: string) => {
  const row = `${method} ${route} ${status} ${url_scheme}`;
  if (rows.size < MOST_ROWS) rows.add(row);
  const [http_request_method, http_route] = rows.has(row) ? [method, route] : [OTHER, OTHER];
  return { http_request_method, http_route, http_response_status_code: status, url_scheme };
};

/** Forgets what was counted, for tests. */
export const forgetRequests = (): void => {
  rows.clear();
  requestDurations.reset();
};

/** As it came: Express cuts what its routers are mounted at off `url` while they work. */
const addressOf = (req: IncomingMessage): string =>
  (req as { originalUrl?: string }).originalUrl ?? req.url ?? '';

/** Counts what a server answers. @param scheme by which people reach it: `http` or `https` */
export const watchRequests = (answers: ReadonlySet<ServerResponse>, scheme: string) => {
  servers.set(answers, scheme);
  return {
    /** @param started from `performance.now()` */
    answered: (req: IncomingMessage, res: ServerResponse, started: number): void => {
      const status = res.writableFinished ? res.statusCode : CLIENT_WENT;
      const labels = labelsOf(methodOf(req), routeOf(res, addressOf(req)), String(status), scheme);
      requestDurations.observe(labels, (performance.now() - started) / 1_000);
    },
    close: (): void => void servers.delete(answers),
  };
};
