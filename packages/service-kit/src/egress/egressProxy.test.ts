import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { createCheckedResolver, type Lookup } from './checkedResolver';
import { startEgressProxy, type EgressProxy, type EgressProxyOptions } from './egressProxy';
import { EgressRefused } from './EgressRefused';

const open: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** A server that says how many connections it got. */
const listen = async (listener: RequestListener, host = '127.0.0.1', port = 0) => {
  const server: Server & { connections: number } = Object.assign(createServer(listener), { connections: 0 });
  server.on('connection', () => (server.connections += 1));
  server.on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\nhello'),
  );
  server.listen(port, host);
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
};

const start = async (port: number, lookup: Lookup, options: Partial<EgressProxyOptions> = {}) => {
  const resolver = createCheckedResolver({ lookup, allow: new Set([`127.0.0.1:${port}`]) });
  const proxy = await startEgressProxy({ resolver, ...options });
  open.push(proxy.close);
  return proxy;
};

const get = async (proxy: EgressProxy, url: string, headers: Record<string, string> = {}) => {
  const { port } = new URL(proxy.url);
  const outgoing = request({ host: '127.0.0.1', port, path: url, headers: { host: 'x', ...headers } });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString() };
};

/** Everything that comes back on a raw connection to the proxy. */
const talk = async (proxy: EgressProxy, text: string) => {
  const socket: Socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
  socket.write(text);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

describe('startEgressProxy', () => {
  it('carries plain requests, counts them, and sends the headers of a website as they are', async () => {
    const { port } = await listen((incoming, response) => {
      response.writeHead(200, [
        'Set-Cookie',
        'a=1',
        'Set-Cookie',
        'b=2',
        'X-Saw',
        `${incoming.url} ${incoming.headers.host}`,
      ]);
      response.end(incoming.headers['proxy-authorization'] ?? 'no proxy headers');
    });
    const proxy = await start(port, async () => ['127.0.0.1']);
    const answer = await get(proxy, `http://site.test:${port}/a?b=c`, {
      host: 'site.test',
      'Proxy-Authorization': 'secret',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: 'no proxy headers',
      headers: { 'set-cookie': ['a=1', 'b=2'], 'x-saw': '/a?b=c site.test' },
    });
    expect(proxy.ledger.hosts.get('site.test')).toEqual({ connections: 1, bytes: 16 });
    expect(proxy.ledger.refusals).toEqual([]);
  });

  it('carries tunnels and upgrades', async () => {
    const { port } = await listen((_incoming, response) => response.end('through the tunnel'));
    const proxy = await start(port, async () => ['127.0.0.1']);
    await expect(
      talk(
        proxy,
        `CONNECT site.test:${port} HTTP/1.1\r\nHost: site.test:${port}\r\n\r\nGET / HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
      ),
    ).resolves.toMatch(/^HTTP\/1.1 200 Connection established[\s\S]*through the tunnel/);
    await expect(
      talk(
        proxy,
        `GET http://site.test:${port}/socket HTTP/1.1\r\nHost: site.test\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n`,
      ),
    ).resolves.toMatch(/^HTTP\/1.1 101 [\s\S]*hello$/);
    expect(proxy.ledger.hosts.get('site.test')?.connections).toBe(2);
  });

  it.each([
    ['10.0.0.1', 'literal_address'],
    ['2130706433', 'literal_address'],
    ['0x7f.1', 'literal_address'],
    ['[::ffff:127.0.0.1]', 'literal_address'],
    ['localhost', 'name_not_public'],
    ['mongo', 'name_not_public'],
    ['private.test', 'address_not_public'],
  ])('S-01 refuses %s in requests, tunnels and upgrades with %s', async (host, code) => {
    const { server: canary, port } = await listen((_incoming, response) => response.end('secret'));
    const resolver = createCheckedResolver({
      lookup: async () => ['127.0.0.1'],
      allow: new Set([`x:${port}`]),
    });
    const guarded = await startEgressProxy({ resolver });
    open.push(guarded.close);
    await expect(get(guarded, `http://${host}:${port}/`)).resolves.toMatchObject({
      status: 403,
      headers: { 'x-egress-refused': code },
      body: '',
    });
    await expect(talk(guarded, `CONNECT ${host}:${port} HTTP/1.1\r\nHost: x\r\n\r\n`)).resolves.toContain(
      `x-egress-refused: ${code}`,
    );
    await expect(
      talk(
        guarded,
        `GET http://${host}:${port}/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n`,
      ),
    ).resolves.toContain(`x-egress-refused: ${code}`);
    expect(canary.connections).toBe(0);
    expect(new Set(guarded.ledger.refusals.map((refusal) => refusal.code))).toEqual(new Set([code]));
  });

  it('S-02 a name that moves between two requests is reached where it was checked', async () => {
    const { server: honest, port } = await listen((_incoming, response) => response.end('honest'));
    const { server: canary } = await listen(
      (_incoming, response) => response.end('secret'),
      '127.0.0.2',
      port,
    );
    const addresses = [['127.0.0.1'], ['127.0.0.2']];
    const proxy = await start(port, async () => addresses.shift() ?? ['127.0.0.2']);
    const first = await get(proxy, `http://rebind.test:${port}/`);
    const second = await get(proxy, `http://rebind.test:${port}/`);
    expect([first.body, second.body]).toEqual(['honest', 'honest']);
    expect([honest.connections, canary.connections]).toEqual([2, 0]);
  });

  it('S-02 a name with one private answer among public ones is not reached at all', async () => {
    const { server: honest, port } = await listen((_incoming, response) => response.end('honest'));
    const { server: canary } = await listen(
      (_incoming, response) => response.end('secret'),
      '127.0.0.2',
      port,
    );
    const proxy = await start(port, async () => ['127.0.0.1', '127.0.0.2']);
    await expect(get(proxy, `http://mixed.test:${port}/`)).resolves.toMatchObject({
      headers: { 'x-egress-refused': 'address_not_public' },
    });
    expect([honest.connections, canary.connections]).toEqual([0, 0]);
  });

  it.each(['/relative', 'ftp://site.test/', 'https://site.test/'])(
    'S-04 refuses to forward %s',
    async (url) => {
      const proxy = await start(1, async () => ['127.0.0.1']);
      await expect(get(proxy, url)).resolves.toMatchObject({
        status: 403,
        headers: { 'x-egress-refused': 'scheme_not_allowed' },
      });
    },
  );

  it('S-04 refuses ports that are not of the web', async () => {
    const proxy = await start(1, async () => ['8.8.8.8']);
    for (const port of [0, 22, 25, 6379, 9200, 27017, 99999])
      await expect(talk(proxy, `CONNECT site.test:${port} HTTP/1.1\r\nHost: x\r\n\r\n`)).resolves.toContain(
        'x-egress-refused: port_not_allowed',
      );
  });

  it('S-05 cuts an answer without end, in requests and in tunnels', async () => {
    const endless: RequestListener = (_incoming, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
        response.once('drain', more);
      };
      more();
    };
    const { port } = await listen(endless);
    const proxy = await start(port, async () => ['127.0.0.1'], { limits: { connectionBytes: 1_000_000 } });
    await expect(get(proxy, `http://site.test:${port}/`)).rejects.toThrow('aborted');
    await talk(
      proxy,
      `CONNECT site.test:${port} HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: site.test\r\n\r\n`,
    );
    expect(proxy.ledger.refusals).toEqual([{ host: 'site.test', port, code: 'too_many_bytes' }]);
  });

  it('S-05 lets nothing more out when everything together was too much', async () => {
    const { server, port } = await listen((_incoming, response) => response.end('x'.repeat(1_000)));
    const proxy = await start(port, async () => ['127.0.0.1'], { limits: { totalBytes: 1_000 } });
    await get(proxy, `http://site.test:${port}/`);
    await expect(get(proxy, `http://site.test:${port}/`)).resolves.toMatchObject({
      headers: { 'x-egress-refused': 'too_many_bytes' },
    });
    expect(server.connections).toBe(1);
  });

  it('S-05 ends an answer that drips or never comes', async () => {
    const { port } = await listen((incoming, response) => {
      if (incoming.url === '/drip') setInterval(() => response.write('.'), 20).unref();
    });
    // Each by the limit that is meant for it: a busy machine is silent for as long as a short one of both.
    const short = await start(port, async () => ['127.0.0.1'], {
      limits: { connectionMs: 1_500, idleMs: 60_000 },
    });
    await expect(get(short, `http://site.test:${port}/drip`)).rejects.toThrow('aborted');
    expect(short.ledger.refusals).toEqual([{ host: 'site.test', port, code: 'took_too_long' }]);
    const impatient = await start(port, async () => ['127.0.0.1'], {
      limits: { connectionMs: 60_000, idleMs: 100 },
    });
    await expect(get(impatient, `http://site.test:${port}/never`)).resolves.toMatchObject({
      headers: { 'x-egress-refused': 'connection_failed' },
    });
  });

  it('S-05 keeps the number of open connections down', async () => {
    const { port } = await listen((_incoming, response) => response.flushHeaders());
    const proxy = await start(port, async () => ['127.0.0.1'], { limits: { connections: 1 } });
    const held = request({
      port: new URL(proxy.url).port,
      path: `http://site.test:${port}/`,
      host: '127.0.0.1',
    });
    held.on('error', () => undefined).end();
    await once(held, 'response');
    await expect(get(proxy, `http://site.test:${port}/`)).resolves.toMatchObject({
      headers: { 'x-egress-refused': 'too_many_connections' },
    });
    held.destroy();
  });

  it('S-06 asks before each connection, so that a host is left in peace', async () => {
    const { server, port } = await listen((_incoming, response) => response.end('ok'));
    const asked: string[] = [];
    const proxy = await start(port, async () => ['127.0.0.1'], {
      beforeConnect: ({ host }) => {
        asked.push(host);
        if (asked.length > 1) throw new EgressRefused('host_limit', host, port);
      },
    });
    expect((await get(proxy, `http://site.test:${port}/`)).body).toBe('ok');
    await expect(get(proxy, `http://site.test:${port}/`)).resolves.toMatchObject({
      headers: { 'x-egress-refused': 'host_limit' },
    });
    expect([asked, server.connections]).toEqual([['site.test', 'site.test'], 1]);
  });

  it('says that nobody answered, which is no refusal', async () => {
    const { server, port } = await listen(() => undefined);
    server.close();
    await once(server, 'close');
    const proxy = await start(port, async () => ['127.0.0.1']);
    await expect(get(proxy, `http://site.test:${port}/`)).resolves.toMatchObject({
      headers: { 'x-egress-refused': 'connection_failed' },
    });
    expect(proxy.ledger.refusals).toEqual([]);
  });
});
