import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { errorHandler } from '@yinyom/service-kit/http/errorHandler';
import { forwardTo } from '../api/serviceTarget';
import { logger, secrets } from '../testing/probe';
import { rememberedFiles } from './rememberedFiles';

const SCRIPT = '/sdk/v1/demo-website-key0001.js';
const WEEK_S = 604_800;
const text = 'console.log("แบนเนอร์")';

/** What the websites service does now; null is away. */
let answers: { status: number; cacheControl: string } | null;
let asked: string[];
let now: number;
let service: Server;
let gateway: Server;
let origin: string;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

beforeEach(async () => {
  answers = { status: 200, cacheControl: `public, max-age=300, stale-if-error=${WEEK_S}` };
  asked = [];
  now = Date.now();
  service = createServer((req, res) => {
    asked.push(req.url ?? '');
    if (!answers) return void req.socket.destroy();
    const packed = req.headers['accept-encoding']?.includes('br') ?? false;
    res.writeHead(answers.status, {
      'Cache-Control': answers.cacheControl,
      'Content-Type': 'text/javascript; charset=utf-8',
      ETag: `"one-${packed ? 'br' : 'plain'}"`,
      Vary: 'Accept-Encoding',
      'Access-Control-Allow-Origin': '*',
      ...(packed && { 'Content-Encoding': 'br' }),
    });
    res.end(packed ? brotliCompressSync(text) : text);
  });
  await listening(service);
  const target = { url: `http://127.0.0.1:${portOf(service)}`, service: 'probe' };
  const app = express();
  app.use(contextMiddleware(logger));
  app.use(
    '/sdk/v1',
    rememberedFiles(
      (watch) => forwardTo(target, secrets.INTERNAL_SECRET, watch),
      () => now,
    ),
  );
  app.use(errorHandler);
  gateway = createServer(app);
  await listening(gateway);
  origin = `http://127.0.0.1:${portOf(gateway)}`;
});
afterEach(async () => {
  for (const server of [gateway, service]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const get = (path = SCRIPT, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

it('P4 visitors go on getting the script that the gateway once had', async () => {
  const first = await get();
  expect(await first.text()).toBe(text);
  answers = null;
  now += 60_000;
  const later = await get();
  expect(later.status).toBe(200);
  expect(await later.text()).toBe(text);
  for (const name of ['etag', 'cache-control', 'content-type', 'vary', 'access-control-allow-origin'])
    expect([name, later.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  // Browsers and proxies count from when it was new.
  expect(later.headers.get('age')).toBe('60');
});

it('P4 also while the service says that it cannot answer', async () => {
  await get();
  answers = { status: 503, cacheControl: 'no-store' };
  expect((await get()).status).toBe(200);
});

it('asks the service whenever it is there', async () => {
  await get();
  await get();
  expect(asked).toEqual([SCRIPT, SCRIPT]);
});

it('gives each browser what it can read', async () => {
  await get(SCRIPT, { 'accept-encoding': 'br' });
  answers = null;
  const plain = await get(SCRIPT, { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), plain.headers.get('etag')]).toEqual([null, null]);
  expect(await plain.text()).toBe(text);
  const packed = await get(SCRIPT, { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe(text);
  expect((await get(SCRIPT, { 'accept-encoding': 'br', 'if-none-match': '"one-br"' })).status).toBe(304);
});

it('says 503 for what it never had, was told to forget, may not keep or kept too long', async () => {
  await get();
  await get('/sdk/v1/other-website-key01.js');
  await get('/sdk/v1/query.js?x=1');
  answers = { status: 200, cacheControl: 'no-cache' };
  await get('/sdk/v1/preview.js');
  answers = { status: 404, cacheControl: 'no-store' };
  await get('/sdk/v1/other-website-key01.js');
  answers = null;
  expect((await get()).status).toBe(200);
  for (const path of ['never-asked-key0001.js', 'other-website-key01.js', 'query.js?x=1', 'preview.js'])
    expect([path, (await get(`/sdk/v1/${path}`)).status]).toEqual([path, 503]);
  now += (WEEK_S + 301) * 1000;
  expect((await get()).status).toBe(503);
});
