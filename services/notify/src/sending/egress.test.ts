import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import { type loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createTargetRules, type EgressOverride } from '../target/targetRules';
import { createSecret } from '../signing/sign';
import { selfSigned } from '../testing/selfSigned';
import { createSendTry } from './sendTry';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://consent.example',
  PORT: 4000,
  CONSOLE_HOSTS: [] as ReturnType<typeof loadSettings>['CONSOLE_HOSTS'],
} as ReturnType<typeof loadSettings>;
const secrets = [createSecret('hmac')];
const send = (url: string, egress: EgressOverride = {}, timeoutMs = 60_000) =>
  createSendTry({
    target: createTargetRules(PRODUCTION, egress),
    origin: 'https://consent.example',
    timeoutMs,
  })({ id: 'msg_1', url, body: '{}', secrets });

/** Counts who connects to this machine. */
const startCanary = async () => {
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get connections() {
      return connections;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** A name server that gives another address for each question, the last one for ever. */
const startNameServer = async (addresses: string[]) => {
  const asked: string[] = [];
  const socket: Socket = createSocket('udp4');
  socket.on('message', (question, peer) => {
    const address = addresses[Math.min(asked.length, addresses.length - 1)] ?? '';
    asked.push(address);
    const end = question.indexOf(0, 12) + 5;
    const head = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
    // Its time to live is nothing: nobody may keep it.
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
    socket.send(Buffer.concat([head, question.subarray(12, end), answer]), peer.port, peer.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { asked, lookup: (host: string) => resolver.resolve4(host), close: () => socket.close() };
};

let canary: Awaited<ReturnType<typeof startCanary>>;
beforeAll(async () => {
  canary = await startCanary();
});
afterAll(() => canary.close());

it.each([
  ['169.254.169.254', 'literal_address'],
  ['127.0.0.1', 'literal_address'],
  ['[::1]', 'literal_address'],
  ['localhost', 'name_not_public'],
  ['consent.example', 'own_host'],
])('H-03 nothing connects to %s', async (host, error) => {
  expect(await send(`https://${host}:${canary.port}/`)).toMatchObject({ error, status: null, refused: true });
  expect(canary.connections).toBe(0);
});

it.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:127.0.0.1', '100.64.0.1'])(
  'H-03 a public name that leads to %s is refused',
  async (address) => {
    const tried = await send(`https://hook.example.com:${canary.port}/`, { lookup: async () => [address] });
    expect(tried).toMatchObject({ error: 'address_not_public', refused: true });
    expect(canary.connections).toBe(0);
  },
);

it('H-04 a name that answers differently the second time leads nowhere else', async () => {
  const names = await startNameServer(['93.184.216.34', '127.0.0.1']);
  const connected: string[] = [];
  const { lookup } = names;
  const url = `https://rebind.example.com:${canary.port}/`;
  // Kept back at the last moment, so that this test reaches nobody: what counts is where it would have gone.
  const beforeConnect: EgressOverride['beforeConnect'] = ({ addresses, host, port }) => {
    connected.push(...addresses);
    throw new EgressRefused('host_limit', host, port);
  };
  expect((await send(url, { lookup, beforeConnect })).error).toBe('host_limit');
  // Of one try there is one question, and the connection goes to what was checked.
  expect([names.asked, connected]).toEqual([['93.184.216.34'], ['93.184.216.34']]);
  expect((await send(url, { lookup, beforeConnect })).error).toBe('address_not_public');
  expect(names.asked).toEqual(['93.184.216.34', '127.0.0.1']);
  expect([connected.length, canary.connections]).toEqual([1, 0]);
  names.close();
});

const certificate = selfSigned('hook.example.com');
(certificate ? it : it.skip)(
  'H-05 a certificate that cannot be verified ends the try before anything is sent',
  async () => {
    let requests = 0;
    const server = createTlsServer({ ...certificate }, (_req, res) => {
      requests += 1;
      res.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const allow = new Set([`hook.example.com:${port}`]);
    const tried = await send(`https://hook.example.com:${port}/`, {
      allow,
      lookup: async () => ['127.0.0.1'],
    });
    expect(tried).toMatchObject({ status: null, error: 'connection_failed' });
    expect(requests).toBe(0);
    server.close();
  },
);

it('a receiver that never answers is left after its time', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const allow = new Set([`hook.example.com:${port}`]);
  const url = `https://hook.example.com:${port}/`;
  const tried = await send(url, { allow, lookup: async () => ['127.0.0.1'] }, 200);
  expect(tried).toMatchObject({ status: null, error: 'took_too_long' });
  silent.close();
});

it('http to this machine is for developing only: in production, or where others reach it, there is none', () => {
  const url = 'http://localhost:9000/hook';
  const local = { ...PRODUCTION, NODE_ENV: 'development', PUBLIC_URL: undefined } as typeof PRODUCTION;
  expect(createTargetRules(local).checkTyped(url)).toBe(url);
  for (const settings of [PRODUCTION, { ...local, PUBLIC_URL: 'https://consent.example' }])
    expect(() => createTargetRules(settings).checkTyped(url)).toThrow('validation_failed');
});
