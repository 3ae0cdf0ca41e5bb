import { rm } from 'node:fs/promises';
import { request } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { startRetryingProxy, type RetryingProxy } from './support/retryingProxy';
import { secretsOf } from './support/secrets';
import { hasNginx, startNginx } from './support/startNginx';
import { freePort, startProgram, type Program } from './support/startProgram';

let dataDir: string;
let database: Program;
/** Two processes, each with a gateway and one of each service. */
let ports: [number, number];
const gateways: Program[] = [];
let proxy: RetryingProxy;
let url: string;

const startGateway = async (at: 0 | 1, secrets: Record<string, string>, more = {}) => {
  gateways[at] = await startProgram('api-gateway/dist/start.js', [], {
    PORT: String(ports[at]),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    MONGODB_URI: database.ready,
    RELEASE_STORE: 'database',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    DEMO_PAST: 'false',
    NODE_ENV: 'development',
    ...secrets,
    ...more,
  });
};

beforeAll(async () => {
  dataDir = await makeDataFolder('yy-several-');
  database = await startProgram('packages/embedded-mongo/dist/start.js', ['--data', `${dataDir}/db`]);
  ports = [await freePort(), await freePort()];
  proxy = await startRetryingProxy(ports);
  url = `http://localhost:${proxy.port}`;
  await startGateway(0, secretsOf('a'));
  await startGateway(1, secretsOf('a'));
});
afterAll(async () => {
  await proxy?.stop();
  for (const gateway of gateways) await gateway.stop();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = (origin: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const directly = (at: 0 | 1) => `http://localhost:${ports[at]}`;

it('O14 20 logins of one network in a minute stay 20 at two gateways, and others are not kept out', async () => {
  for (const at of [0, 1] as const) {
    await gateways[at]?.stop();
    await startGateway(at, secretsOf('b', 'a'), { RATE_LIMITS: 'true' });
  }
  const guess = (at: number, from: string) =>
    post(
      url,
      '/guest/login',
      { email: `nobody${at}@example.co.th`, password: 'Wrong-password1' },
      { 'x-forwarded-for': from },
    );
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(at, '203.0.113.20')));
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(20);
  expect((await guess(0, '198.51.100.20')).status).not.toBe(429);
});

it('O8 both give out the same list of parts', async () => {
  const read = async (at: 0 | 1) => (await fetch(`${directly(at)}/mf/remotes.json`)).text();
  expect(await read(0)).toBe(await read(1));
});

const itWithNginx = hasNginx() ? it : it.skip;
itWithNginx('O20 the sample of nginx: TLS, nobody chooses an address, nobody learns the parts', async () => {
  const nginx = await startNginx(dataDir, ports);
  const askTls = (path: string, headers: Record<string, string> = {}, body?: object) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sending = request(
        {
          host: 'localhost',
          port: nginx.port,
          ca: nginx.certificate,
          path,
          method: body ? 'POST' : 'GET',
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        },
        (answer) =>
          void textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject),
      );
      sending.once('error', reject);
      sending.end(body && JSON.stringify(body));
    });
  try {
    const plain = await fetch(`${nginx.url}/login`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/login']);
    expect((await askTls('/api/v1/meta')).status).toBe(200);
    const ready = await askTls('/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: 'ok' }]);
    const tries = Array.from({ length: 40 }, (_, at) =>
      askTls(
        '/api/v1/guest/login',
        { 'x-forwarded-for': `192.0.2.${at}`, 'x-real-ip': `192.0.2.${at}`, forwarded: `for=192.0.2.${at}` },
        { email: `nobody${at}@example.co.th`, password: 'Wrong-password1' },
      ),
    );
    const through = (await Promise.all(tries)).filter(({ status }) => status !== 429);
    expect(through).toHaveLength(20);
    expect(through.every(({ status }) => status === 422)).toBe(true);
    // One goes without a word: whoever asks next is answered by the other.
    await gateways[0]?.stop('SIGKILL');
    for (let at = 0; at < 10; at += 1) expect((await askTls('/api/v1/meta')).status).toBe(200);
  } finally {
    await nginx.stop();
  }
});
