import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
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

/** A gateway on this machine. @returns its port */
const start = async (trustProxy: number, health: Health): Promise<number> => {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.use(contextMiddleware(logger));
  app.use(healthRouter({ identity: async () => 'ok', websites: async () => health }));
  app.use(errorHandler);
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
};

/** Asks its /readyz, with the headers that a proxy before it would set. */
const ready = async (trustProxy: number, headers: Record<string, string>, health: Health = 'down') => {
  const port = await start(trustProxy, health);
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers });
  return { status: answer.status, text: await answer.text() };
};

/** The same as a program writes it that says nothing about proxies. @param lines of the request; PORT is the gateway's */
const readyRaw = async (lines: string[]): Promise<string> => {
  const port = await start(0, 'refused');
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n').replaceAll('PORT', String(port)));
  return textOf(socket);
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
  ['a client behind a proxy that tells only the protocol', 0, { 'x-forwarded-proto': 'https' }],
  ['a client behind a proxy with headers of its own', 0, { 'cf-connecting-ip': '203.0.113.9' }],
])('O20 %s learns no names', async (_who, trust, headers) => {
  for (const health of ['ok', 'down', 'refused', 'full', 'damaged'] as const) {
    const { status, text } = await ready(trust, headers as Record<string, string>, health);
    expect(status).toBe(health === 'ok' || health === 'damaged' ? 200 : 503);
    expect(text).not.toMatch(/identity|websites|dependencies|refused|storage|damaged/);
  }
});

it.each([
  ['a public name', ['GET /readyz HTTP/1.1', 'Host: consent.example.com']],
  ['a public name with the port', ['GET /readyz HTTP/1.1', 'Host: consent.example.com:PORT']],
  ['the port of a proxy', ['GET /readyz HTTP/1.1', 'Host: localhost:1']],
  ['no port', ['GET /readyz HTTP/1.1', 'Host: 127.0.0.1']],
  ['a name that only begins as this machine’s', ['GET /readyz HTTP/1.1', 'Host: localhost.example.com:PORT']],
  ['the version that proxies speak', ['GET /readyz HTTP/1.0', 'Host: 127.0.0.1:PORT']],
  ['no name at all', ['GET /readyz HTTP/1.0']],
])('V-29, HT-09b, PR-06: who asks through a silent proxy, with %s, learns no names', async (_what, lines) => {
  const answer = await readyRaw(lines);
  expect(answer).toMatch(/^HTTP\/1\.1 503/);
  expect(answer).not.toMatch(/identity|websites|dependencies|refused|storage/);
});

it.each(['127.0.0.1:PORT', 'localhost:PORT', '[::1]:PORT'])(
  'V-29: somebody on this machine who asks %s learns which part fails',
  async (host) => {
    expect(await readyRaw(['GET /readyz HTTP/1.1', `Host: ${host}`])).toContain('"websites":"refused"');
  },
);

it.each([0, 1])('a call of this machine learns which part fails (TRUST_PROXY=%i)', async (trust) => {
  const { status, text } = await ready(trust, {}, 'refused');
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({
    status: 'unavailable',
    dependencies: { identity: 'ok', websites: 'refused' },
  });
});

it('F3-04 damaged data leaves a process ready, and a call of this machine learns whose data it is', async () => {
  const { status, text } = await ready(0, {}, 'damaged');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({
    status: 'ok',
    dependencies: { identity: 'ok', websites: 'damaged', storage: 'damaged' },
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
