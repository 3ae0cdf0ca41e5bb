import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { listen, type RunningServer } from './runService';
import type { Settings } from './settings/definitions';
import { countPerSite } from './metrics/decisions';
import { buildInfo } from './metrics/instruments';
import { registry } from './metrics/registry';

type MetricsSettings = Pick<Settings, 'HOST' | 'METRICS_PORT' | 'METRICS_TOKEN'> &
  Partial<Pick<Settings, 'METRICS_PER_SITE'>>;

/** Stands at the root of a tree that was made to run only, and says what it was made of. */
const READY_MADE = 'ready-made.json';

const textIn = (file: string, name: 'version' | 'revision'): string => {
  if (!existsSync(path.resolve(file))) return 'unknown';
  return (JSON.parse(readFileSync(path.resolve(file), 'utf8')) as Record<string, string>)[name] || 'unknown';
};

/** The commit of a checkout; a tree that was made to run has no .git. */
const checkedOut = (): string => {
  const read = (name: string): string => {
    const file = path.resolve('.git', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  try {
    const head = read('HEAD').trim();
    const ref = /^ref: (.+)$/.exec(head)?.[1];
    if (ref === undefined) return head || 'unknown';
    const packed = read('packed-refs')
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`));
    return read(ref).trim() || packed?.split(' ')[0] || 'unknown';
  } catch {
    return 'unknown';
  }
};

const revision = (): string => {
  const ready = textIn(READY_MADE, 'revision');
  return ready === 'unknown' ? checkedOut() : ready;
};

/** Every program runs in the product's own folder. The version is the software's, not the label of the public pages. */
const build = () => ({
  version: textIn('package.json', 'version'),
  revision: revision(),
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Answers GET /metrics and nothing else. @param token whoever asks must bring it; unset: nothing is asked for */
export const metricsListener = (token: string | undefined): RequestListener => {
  const wanted = token === undefined ? null : digest(`Bearer ${token}`);
  const isAllowed = (given = ''): boolean => wanted === null || timingSafeEqual(digest(given), wanted);
  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (req.url?.split('?')[0] !== '/metrics') return void res.writeHead(404).end();
    if (req.method !== 'GET') return void res.writeHead(405, { Allow: 'GET' }).end();
    if (!isAllowed(req.headers.authorization))
      return void res.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    try {
      const text = await registry.metrics();
      res.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch {
      res.writeHead(500).end();
    }
  };
};

let hasDefaults = false;

/** Names this process in all its metrics, and begins to watch memory, processor and event loop. */
export const describeProcess = (service: string, perSite = false): void => {
  registry.setDefaultLabels({ service_name: service });
  buildInfo.set(build(), 1);
  countPerSite(perSite);
  if (!hasDefaults) collectDefaultMetrics({ register: registry });
  hasDefaults = true;
};

/**
 * Serves this process's metrics at a port of their own; null where METRICS_PORT is unset.
 * @param service as `service_name` tells it
 * @throws Error naming METRICS_PORT when the port is taken
 */
export const serveMetrics = async (
  { HOST, METRICS_PORT, METRICS_TOKEN, METRICS_PER_SITE }: MetricsSettings,
  service: string,
): Promise<RunningServer | null> => {
  if (METRICS_PORT === undefined) return null;
  describeProcess(service, METRICS_PER_SITE);
  return listen(metricsListener(METRICS_TOKEN), HOST, METRICS_PORT, 'METRICS_PORT', { scheme: null });
};
