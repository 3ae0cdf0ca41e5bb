import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { errorHandler } from '@yinyom/service-kit/http/errorHandler';
import { logger } from '../testing/probe';
import { healthRouter, type Health } from './healthRouter';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Asks /readyz of a gateway on this machine, with the headers that a proxy before it would set. */
const ready = async (trustProxy: number, headers: Record<string, string>, health: Health = 'down') => {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.use(contextMiddleware(logger));
  app.use(healthRouter({ identity: async () => 'ok', websites: async () => health }));
  app.use(errorHandler);
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`, {
    headers,
  });
  return { status: answer.status, text: await answer.text() };
};

it.each([
  ['a client behind a proxy that is trusted', 1, { 'x-forwarded-for': '203.0.113.9' }],
  [
    'a client that writes this machine before the proxy does',
    1,
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  ],
  ['a client behind a proxy that is not trusted', 0, { 'x-forwarded-for': '203.0.113.9' }],
  ['a client behind a proxy that names itself otherwise', 0, { via: '1.1 proxy' }],
])('O20 %s learns no names', async (_who, trust, headers) => {
  for (const health of ['ok', 'down', 'refused', 'full'] as const) {
    const { status, text } = await ready(trust, headers as Record<string, string>, health);
    expect(status).toBe(health === 'ok' ? 200 : 503);
    expect(text).not.toMatch(/identity|websites|dependencies|refused|storage/);
  }
});

it.each([0, 1])('a call of this machine learns which part fails (TRUST_PROXY=%i)', async (trust) => {
  const { status, text } = await ready(trust, {}, 'refused');
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({
    status: 'unavailable',
    dependencies: { identity: 'ok', websites: 'refused' },
  });
});

it('P2 a full disk is not ready, and a call of this machine learns that it is the storage', async () => {
  const { status, text } = await ready(0, {}, 'full');
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({
    status: 'unavailable',
    dependencies: { identity: 'ok', websites: 'full', storage: 'full' },
  });
});
