import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endpoints } from '@yinyom/contracts/endpoints';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { countDecision } from './metrics/decisions';
import { countJob } from './metrics/jobs';
import { metricsListener, serveMetrics } from './metricsServer';
import { forgetRequests, watchRequests } from './metrics/requests';
import { markRoute } from './metrics/routeOf';
import { countSeries, parseMetrics, valueOf } from './metrics/testing/parseMetrics';
import { registry } from './metrics/registry';
import { listen, type RunningServer } from './runService';
import { loadSettings } from './settings/loadSettings';

const TOKEN = 't'.repeat(40);
const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  forgetRequests();
});

const freePort = async (): Promise<number> => {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** Serves on a port that was free a moment ago; on another one where a program has been given it meanwhile. */
const serveOnFree = async (env: Record<string, string>): Promise<RunningServer | null> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await serveMetrics(loadSettings({ METRICS_PORT: String(await freePort()), ...env }), 'probe');
    } catch (error) {
      if (tries === 10) throw error;
    }
};

const serve = async (env: Record<string, string> = {}): Promise<RunningServer> => {
  const server = await serveOnFree(env);
  if (!server) throw new Error('no server');
  servers.push(server);
  return server;
};

const read = async ({ url }: RunningServer, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/metrics`, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return parseMetrics(await answer.text());
};

/** Answers counted as if they had been sent; the answers themselves are real. */
const answerAll = async (calls: { method: string; route: string; status: number }[]): Promise<void> => {
  const watch = watchRequests(new Set(), 'https');
  const server = createServer((_req, res) => res.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken: Promise<[IncomingMessage, ServerResponse]> = new Promise((resolve) =>
    server.once('request', (req, res) => res.once('close', () => resolve([req, res]))),
  );
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const [req, res] = await taken;
  for (const { method, route, status } of calls) {
    req.method = method;
    res.statusCode = status;
    markRoute(res, route);
    watch.answered(req, res, performance.now());
  }
  watch.close();
  server.close();
};

it('there are no metrics without a port', async () => {
  expect(await serveMetrics(loadSettings({}), 'probe')).toBeNull();
});

/** F3-16 The commit that this checkout is at. */
const checkedOut = (): string => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 && existsSync('.git/HEAD') ? stdout.trim() : 'unknown';
};

it('tells them in the text format, of this process and with what Node knows of it', async () => {
  const families = await read(await serve());
  const names = families.map(({ name }) => name);
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
  ])
    expect(names).toContain(name);
  expect(valueOf(families, 'yinyom_build_info', { service_name: 'probe', revision: checkedOut() })).toBe(1);
});

it('answers nothing but GET /metrics', async () => {
  const { url } = await serve();
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
});

it('METRICS_TOKEN is asked for, also read from a file', async () => {
  const server = await serve({ METRICS_TOKEN: TOKEN });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
  const wrong = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}x` } });
  expect([wrong.status, await wrong.text()]).toEqual([401, '']);
  await read(server, { authorization: `Bearer ${TOKEN}` });
});

it('a port that is taken is named', async () => {
  const { port } = await serve();
  const settings = loadSettings({ METRICS_PORT: String(port) });
  await expect(serveMetrics(settings, 'probe')).rejects.toThrow(/METRICS_PORT/);
});

it('a request is counted by the template of its route, never by its path', async () => {
  const app = await listen(
    (req, res) => {
      if (req.url?.startsWith('/api/v1/users/')) markRoute(res, '/api/v1/users/:id');
      res.writeHead(req.url === '/nowhere' ? 404 : 200).end();
    },
    '127.0.0.1',
    0,
    'PORT',
  );
  servers.push(app);
  // Ids that no figure of the process can look like.
  const ids = ['user-4711', 'user-4712', 'secret-token'];
  for (const path of [...ids.map((id) => `/api/v1/users/${id}`), '/nowhere', '/sdk/v1/key-of-a-site.js'])
    await (await fetch(app.url + path)).text();
  const text = await registry.metrics();
  for (const id of [...ids, 'nowhere', 'key-of-a-site']) expect(text).not.toContain(id);
  const families = parseMetrics(text);
  const count = (http_route: string, status: string) =>
    valueOf(families, 'http_server_request_duration_seconds_count', {
      http_route,
      http_response_status_code: status,
      http_request_method: 'GET',
      url_scheme: 'http',
    });
  expect(count('/api/v1/users/:id', '200')).toBe(3);
  expect(count('/*', '404')).toBe(1);
  expect(count('/sdk/v1/:site_key.js', '200')).toBe(1);
});

it('tells what is being answered at this moment', async () => {
  let answer: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    void listen(
      (_req, res) => {
        answer = () => res.end();
        resolve();
      },
      '127.0.0.1',
      0,
      'PORT',
      { scheme: 'https' },
    ).then((server) => {
      servers.push(server);
      asked = fetch(server.url, { method: 'PUT' });
    });
  });
  let asked: Promise<Response> | undefined;
  await arrived;
  const active = async () =>
    parseMetrics(await registry.metrics())
      .find(({ name }) => name === 'http_server_active_requests')
      ?.samples.filter(({ labels }) => labels['url_scheme'] === 'https');
  expect(await active()).toMatchObject([{ labels: { http_request_method: 'PUT' }, value: 1 }]);
  answer();
  await (await asked)?.text();
  expect(await active()).toEqual([]);
});

it('a method that nobody knows is one of all others', async () => {
  await answerAll([{ method: 'BREW', route: '/*', status: 405 }]);
  const families = parseMetrics(await registry.metrics());
  expect(
    valueOf(families, 'http_server_request_duration_seconds_count', { http_request_method: '_OTHER' }),
  ).toBe(1);
});

it('stays below 2,000 series with 100 websites, whatever is called with whatever outcome', async () => {
  const server = await serve({ METRICS_PER_SITE: 'true' });
  const statuses = [
    200, 201, 204, 206, 302, 304, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 499, 500, 503,
  ];
  await answerAll(
    endpoints.flatMap(({ method, path }) =>
      statuses.map((status) => ({ method, route: `/api/v1${path}`, status })),
    ),
  );
  for (let site = 0; site < 100; site += 1)
    for (const result of ['accept_all', 'decline_all', 'partial', 'withdraw'] as const)
      countDecision(`site-${site}`, result);
  for (const job of ['sealing', 'export', 'scan', 'closing', 'weekly_mail', 'website_purge'] as const)
    for (const outcome of [true, false]) countJob(job, outcome);
  const families = await read(server);
  const sites = families.find(({ name }) => name === 'yinyom_decisions_total');
  expect(sites?.samples).toHaveLength(400);
  // Nothing is lost: what has no series of its own is counted with the others.
  const requests =
    families.find(({ name }) => name === 'http_server_request_duration_seconds')?.samples ?? [];
  const all = requests
    .filter(({ name }) => name.endsWith('_count'))
    .reduce((sum, { value }) => sum + value, 0);
  expect(all).toBe(endpoints.length * statuses.length);
  expect(requests.some(({ labels }) => labels['http_route'] === '_OTHER')).toBe(true);
  expect(countSeries(families)).toBeLessThan(2_000);
});

it('decisions carry no website unless that was asked for, and the 201st has none', async () => {
  const without = await serve();
  countDecision('site-of-somebody', 'partial');
  const families = await read(without);
  expect(valueOf(families, 'yinyom_decisions_total', { result: 'partial' })).toBe(1);
  expect(await registry.metrics()).not.toContain('site-of-somebody');
  await serve({ METRICS_PER_SITE: 'on' });
  for (let site = 0; site < 203; site += 1) countDecision(`site-${site}`, 'accept_all');
  const told = parseMetrics(await registry.metrics());
  expect(valueOf(told, 'yinyom_decisions_total', { application_id: '_OTHER', result: 'accept_all' })).toBe(3);
});

it('a scrape that fails says so and nothing else', async () => {
  const get = registry.metrics;
  registry.metrics = () => Promise.reject(new Error('what is inside'));
  const server = await listen(metricsListener(undefined), '127.0.0.1', 0, 'PORT', { scheme: null });
  servers.push(server);
  const answer = await fetch(`${server.url}/metrics`);
  registry.metrics = get;
  expect([answer.status, await answer.text()]).toEqual([500, '']);
});
