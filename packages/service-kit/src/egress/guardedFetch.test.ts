import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createCheckedResolver } from './checkedResolver';
import { createEgressLedger, DEFAULT_EGRESS_LIMITS } from './egressLedger';
import { guardedFetch, type GuardedFetchOptions } from './guardedFetch';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const listen = async (listener: RequestListener) => {
  const seen: IncomingMessage[] = [];
  const server = createServer((incoming, response) => {
    seen.push(incoming);
    listener(incoming, response);
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, seen };
};

/** Every name is this machine; only this port of it is let through. */
const fetcher = (port: number) => {
  const allow = new Set([`127.0.0.1:${port}`]);
  const resolver = createCheckedResolver({ allow, lookup: async () => ['127.0.0.1'] });
  const ledger = createEgressLedger(DEFAULT_EGRESS_LIMITS);
  return {
    ledger,
    fetch: (url: string, options: Partial<GuardedFetchOptions> = {}) =>
      guardedFetch(url, { resolver, allow, ledger, maxBytes: 1_000, timeoutMs: 60_000, ...options }),
  };
};

describe('guardedFetch', () => {
  it('answers status, headers and the unpacked body', async () => {
    const { port } = await listen((_incoming, response) =>
      response.writeHead(404, { 'Content-Encoding': 'gzip', 'X-A': 'b' }).end(gzipSync('สวัสดี')),
    );
    const answer = await fetcher(port).fetch(`http://site.test:${port}/a`);
    expect(answer).toMatchObject({ status: 404, url: `http://site.test:${port}/a`, truncated: false });
    expect(answer.headers['x-a']).toBe('b');
    expect(answer.body.toString()).toBe('สวัสดี');
  });

  it.each([301, 302, 303, 307, 308])('follows a %d to a checked address and says so', async (status) => {
    const { port, seen } = await listen((incoming, response) => {
      if (incoming.url === '/end') response.end('end');
      else response.writeHead(status, { Location: `http://other.test:${port}/end` }).end();
    });
    const answer = await fetcher(port).fetch(`http://site.test:${port}/start`, {
      headers: { Authorization: 'secret', 'X-Kept': '1' },
    });
    expect(answer).toMatchObject({
      url: `http://other.test:${port}/end`,
      redirects: [`http://site.test:${port}/start`],
    });
    expect(seen[1]?.headers).toMatchObject({ 'x-kept': '1', host: `other.test:${port}` });
    expect(seen[1]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    [301, 'GET', ''],
    [302, 'GET', ''],
    [303, 'GET', ''],
    [307, 'POST', 'body'],
    [308, 'POST', 'body'],
  ])('a POST after %d is a %s', async (status, method, body) => {
    const { port } = await listen(async (incoming, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      if (incoming.url === '/end') response.end(`${incoming.method} ${Buffer.concat(chunks).toString()}`);
      else response.writeHead(status, { Location: '/end' }).end();
    });
    const answer = await fetcher(port).fetch(`http://site.test:${port}/`, { method: 'POST', body: 'body' });
    expect(answer.body.toString()).toBe(`${method} ${body}`);
  });

  const targets = (canary: number): [string, string][] => [
    [`http://127.0.0.1:${canary}/`, 'literal_address'],
    [`http://2130706433:${canary}/`, 'literal_address'],
    ['http://[::1]/', 'literal_address'],
    ['http://169.254.169.254/latest/', 'literal_address'],
    [`http://localhost:${canary}/`, 'name_not_public'],
    [`http://internal.test:${canary}/`, 'port_not_allowed'],
    ['http://internal.test/', 'address_not_public'],
    ['https://internal.test/', 'address_not_public'],
    ['http://user:pass@site.test/', 'credentials_not_allowed'],
    ['file:///etc/passwd', 'scheme_not_allowed'],
    ['gopher://site.test/', 'scheme_not_allowed'],
    ['http://[', 'url_invalid'],
  ];

  it.each([301, 302, 303, 307, 308])('S-03 S-09 a %d never leads to a private address', async (status) => {
    const canary = await listen((_incoming, response) => response.end('secret'));
    for (const [location, code] of targets(canary.port)) {
      const { port } = await listen((_incoming, response) =>
        response.writeHead(status, { Location: location }).end(),
      );
      await expect(fetcher(port).fetch(`http://site.test:${port}/`)).rejects.toMatchObject({ code });
    }
    expect(canary.seen).toEqual([]);
  });

  it('S-09 refuses a private address at once, and the ledger knows', async () => {
    const canary = await listen((_incoming, response) => response.end('secret'));
    const { fetch, ledger } = fetcher(1);
    for (const [url, code] of targets(canary.port)) await expect(fetch(url)).rejects.toMatchObject({ code });
    expect(canary.seen).toEqual([]);
    expect(ledger.refusals).toContainEqual({ host: 'internal.test', port: 443, code: 'address_not_public' });
  });

  it('a webhook takes a redirect for the answer', async () => {
    const { port, seen } = await listen((_incoming, response) =>
      response.writeHead(302, { Location: '/elsewhere' }).end(),
    );
    const answer = await fetcher(port).fetch(`http://site.test:${port}/`, { maxRedirects: 0 });
    expect([answer.status, answer.redirects, seen.length]).toEqual([302, [], 1]);
  });

  it('S-05 ends a circle of redirects', async () => {
    const { port, seen } = await listen((_incoming, response) =>
      response.writeHead(302, { Location: '/again' }).end(),
    );
    await expect(fetcher(port).fetch(`http://site.test:${port}/`)).rejects.toMatchObject({
      code: 'too_many_redirects',
    });
    expect(seen).toHaveLength(6);
  });

  it('S-05 unpacks a bomb only as far as it is wanted', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const { port } = await listen((_incoming, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
    );
    const { fetch } = fetcher(port);
    await expect(fetch(`http://site.test:${port}/`)).rejects.toMatchObject({ code: 'too_many_bytes' });
    const cut = await fetch(`http://site.test:${port}/`, { truncate: true });
    expect([cut.truncated, cut.body.length]).toEqual([true, 1_000]);
  });

  it('a body of exactly the limit is whole', async () => {
    const { port } = await listen((_incoming, response) => response.end('x'.repeat(1_000)));
    const answer = await fetcher(port).fetch(`http://site.test:${port}/`);
    expect([answer.truncated, answer.body.length]).toEqual([false, 1_000]);
  });

  it('S-05 waits no longer than it was told for an answer that drips or never comes', async () => {
    const { port } = await listen((incoming, response) => {
      if (incoming.url === '/drip') setInterval(() => response.write('.'), 10).unref();
    });
    for (const path of ['drip', 'never'])
      await expect(
        fetcher(port).fetch(`http://site.test:${port}/${path}`, { timeoutMs: 150 }),
      ).rejects.toMatchObject({ code: 'took_too_long' });
  });

  it('says that nobody answered, or nonsense', async () => {
    const { port } = await listen((incoming) => incoming.socket.end('not http\r\n\r\n'));
    await expect(fetcher(port).fetch(`http://site.test:${port}/`)).rejects.toMatchObject({
      code: 'connection_failed',
    });
    await expect(fetcher(port).fetch(`https://site.test:${port}/`)).rejects.toMatchObject({
      code: 'connection_failed',
    });
  });
});
