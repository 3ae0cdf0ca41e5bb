import { request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { listen } from '@yinyom/service-kit/runService';
import { PLACES, startProbeGateway, type ProbeGateway } from '../testing/startProbeGateway';

interface Answer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A request with headers as they are given, also those that `fetch` would not send. */
const ask = (url: string, path: string, headers: Record<string, string>, body?: string | Buffer) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: answer.headers,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** What comes back for bytes that are sent as they are. */
const raw = async (url: string, text: string): Promise<string> => {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.end(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
};

describe.each(PLACES)('a gateway whose services run %s', (place) => {
  let gateway: ProbeGateway;
  beforeAll(async () => {
    gateway = await startProbeGateway(place, {
      PUBLIC_URL: 'https://consent.example.ac.th',
      CONSOLE_HOSTS: `privacy.agency.co.th=${'a'.repeat(24)}`,
    });
  });
  afterAll(() => gateway.stop());

  it.each([
    ['gzip that is none', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 'no gzip'],
    ['br that is none', { 'content-type': 'application/json', 'content-encoding': 'br' }, 'no br'],
    ['deflate that is none', { 'content-type': 'application/json', 'content-encoding': 'deflate' }, '{}'],
    ['an encoding that there is not', { 'content-type': 'application/json', 'content-encoding': 'x' }, '{}'],
    ['UTF-16', { 'content-type': 'application/json; charset=utf-16' }, Buffer.from('{}', 'utf16le')],
    ['UTF-7', { 'content-type': 'application/json; charset=utf-7' }, '+AHsAfQ-'],
    ['a charset that there is not', { 'content-type': 'application/json; charset=klingon' }, '{}'],
    ['a type without an end', { 'content-type': 'application/json; charset="' }, '{}'],
    ['repeated keys', { 'content-type': 'application/json' }, '{"word":"a","word":"b"}'],
    ['many levels', { 'content-type': 'application/json' }, '['.repeat(40_000) + ']'.repeat(40_000)],
    ['bytes that are no text', { 'content-type': 'application/json' }, Buffer.from([0xff, 0xfe, 0x00])],
  ])('V-11, HT-03: a body of %s is the sender’s fault, never ours', async (_what, headers, body) => {
    const answer = await ask(gateway.url, '/api/v1/echo', headers, body);
    expect([400, 413, 415]).toContain(answer.status);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: expect.any(String),
      request_id: expect.any(String),
    });
  });

  it.each([
    'bytes=9-2',
    'bytes=-0',
    'bytes=-5',
    'bytes=5-1,2-3',
    'bytes=abc-def',
    'bytes=99999999999999999999-1',
    'bytes=--1',
    'lines=1-2',
    'bytes=0x1-2',
    'bytes=1e3-2',
    'bytes=',
  ])('V-11, HT-08c: a file is answered to "Range: %s"', async (range) => {
    const answer = await ask(gateway.url, '/main.abcdef12.js', { range });
    expect([200, 416]).toContain(answer.status);
    if (answer.status === 200) expect(answer.text).toBe('export {}');
  });

  it('a part of a file is still answered', async () => {
    const answer = await ask(gateway.url, '/main.abcdef12.js', { range: 'bytes=1-3' });
    expect([answer.status, answer.text]).toEqual([206, 'xpo']);
  });

  it('HT-09a: who sends a request does not choose its id', async () => {
    const answer = await ask(gateway.url, '/api/v1/fail', { 'x-request-id': 'chosen-by-client' });
    expect(answer.headers['x-request-id']).not.toBe('chosen-by-client');
    expect(JSON.parse(answer.text)).toMatchObject({ request_id: answer.headers['x-request-id'] });
  });

  it.each(['/api/v1/meta', '/', '/sdk/v1/abcdefgh.js', '/healthz', '/outbox.json'])(
    'HT-01: two Host headers are refused at %s',
    async (path) => {
      const lines = [`GET ${path} HTTP/1.1`, 'Host: consent.example.ac.th', 'hOST: evil.example', '', ''];
      expect(await raw(gateway.url, lines.join('\r\n'))).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it.each([
    ['evil.example', 421],
    ['evil.example:4000', 421],
    ['consent.example.ac.th.evil.example', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example', 421],
    ['consent.example.ac.th@evil.example', 421],
    ['demo.localhost', 421],
    ['[::ffff:203.0.113.9]', 421],
    ['203.0.113.9', 421],
    ['agency.co.th', 421],
    ['x.privacy.agency.co.th', 421],
    ['privacy.agency.co.th', 200],
    ['consent.example.ac.th', 200],
    ['CONSENT.example.ac.th:443', 200],
    ['localhost:4000', 200],
    ['127.0.0.1', 200],
    ['[::1]:4000', 200],
  ])('V-28, AU-18: Host %j is answered with %i', async (host, status) => {
    for (const path of ['/api/v1/meta', '/', '/sdk/v1/abcdefgh.js']) {
      const answer = await ask(gateway.url, path, { host, accept: 'text/html,*/*' });
      expect([path, answer.status]).toEqual([path, status]);
    }
  });

  it('V-28: a balancer that knows the address only may ask how we are', async () => {
    expect((await ask(gateway.url, '/healthz', { host: '10.0.0.7:4000' })).status).toBe(200);
  });
});

describe('connections of one address', () => {
  it('HT-04d: the oldest idle one makes room for one too many, and those who wait for an answer keep theirs', async () => {
    const finish: (() => void)[] = [];
    const server = await listen(
      (_req, res) => void finish.push(() => res.end('done')),
      '127.0.0.1',
      0,
      'PORT',
      {
        mostConnections: 5,
      },
    );
    const open: Socket[] = [];
    const closed = new Set<Socket>();
    const next = async (): Promise<Socket> => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.once('close', () => closed.add(socket));
      await once(socket, 'connect');
      open.push(socket);
      return socket;
    };
    const busy = await next();
    busy.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const idle = await next();
    for (let at = 0; at < 3; at += 1) await next();
    const late = once(idle, 'close');
    await next();
    await late;
    expect(closed.has(busy)).toBe(false);
    finish[0]?.();
    expect(String(await once(busy, 'data'))).toMatch(/^HTTP\/1\.1 200/);
    for (const socket of open) socket.destroy();
    await server.close();
  });
});

describe('answers that nobody reads', () => {
  let answering: (res: ServerResponse) => void;

  it('HT-05: end with their connection', async () => {
    const endless = Buffer.alloc(64 << 20);
    let ended: Promise<unknown> = Promise.resolve();
    const asked = new Promise<void>((resolve) => {
      answering = (res) => {
        ended = once(res, 'close');
        res.end(endless);
        resolve();
      };
    });
    const server = await listen((_req, res) => answering(res), '127.0.0.1', 0, 'PORT', { unreadMs: 200 });
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await asked;
    await ended;
    socket.destroy();
    await server.close();
  });
});
