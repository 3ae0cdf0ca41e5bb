import { randomUUID } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { listApplications } from '@yinyom/contracts/websites/application';
import type { DemoUser } from '../support/demo';
import { leastOf } from '../support/leastOf';
import { secretsOf } from '../support/secrets';
import { hasNginx, NAME_OF_ORGANIZATION, startNginx } from '../support/startNginx';
import { startPair, type Pair } from '../support/startPair';
import { until } from '../support/until';

let pair: Pair;
beforeAll(async () => {
  pair = await startPair({ RATE_LIMITS: 'true' });
});
afterAll(() => pair?.stop());

const post = (origin: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const directly = (at: 0 | 1) => `http://localhost:${pair.ports[at]}`;

const itWithNginx = hasNginx() ? it : it.skip;
itWithNginx(
  'O20 the sample of nginx: what happens is passed on at once, whichever gateway it came by',
  async () => {
    const nginx = await startNginx(pair.dataDir, pair.ports);
    const { demo } = JSON.parse(pair.processes[0]?.ready ?? '') as { demo: DemoUser };
    // From a network of its own: others count the logins of theirs.
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const login = await post(pair.url, '/guest/login', { email: demo.email, password: demo.password }, from);
    const { token } = (await login.json()) as { token: string };
    const authorization = `Bearer ${token}`;
    const listed = await fetch(`${pair.url}/api/v1/me/applications`, { headers: { authorization } });
    const { entities } = (await listed.json()) as AnswerOf<typeof listApplications>;
    const site = entities.find(({ domain_name }) => domain_name === 'demo.localhost');
    const place = `/public/sites/${site?.site_key}`;
    const { config_token } = (await (await fetch(`${directly(1)}/api/v1${place}/config`)).json()) as {
      config_token: string;
    };
    let told = '';
    const stream = request({
      host: 'localhost',
      port: nginx.port,
      ca: nginx.certificate,
      path: `/api/v1/me/events?application_id=${site?.id}`,
      headers: { authorization },
    });
    stream.once('response', (answer) => answer.on('data', (chunk: Buffer) => (told += chunk.toString())));
    stream.on('error', () => undefined);
    stream.end();
    try {
      await until(async () => told.includes('event: figures'), 'nginx passes the first figures on');
      const passedOnMs = async (at: 0 | 1): Promise<number> => {
        const before = told.length;
        const since = performance.now();
        const taken = await post(
          directly(at),
          `${place}/consents`,
          {
            event_id: randomUUID(),
            client_id: randomUUID(),
            config_token,
            categories: {},
            method: 'banner_decline',
            language: 'th',
            gpc: false,
            client_time: new Date().toISOString(),
          },
          { origin: `http://demo.localhost:${pair.port}` },
        );
        expect(taken.status).toBe(201);
        await until(
          async () => told.slice(before).includes('event: decision\n'),
          `nginx passes on what gateway ${at} took`,
        );
        return performance.now() - since;
      };
      for (const at of [0, 1] as const)
        expect(await leastOf(5_000, () => passedOnMs(at))).toBeLessThan(5_000);
    } finally {
      stream.destroy();
      await nginx.stop();
    }
  },
);

it('O14 20 logins of one network in a minute stay 20 at two gateways, and others are not kept out', async () => {
  const guess = (at: number, from: string) =>
    post(
      pair.url,
      '/guest/login',
      { email: `nobody${at}@example.co.th`, password: 'Wrong-password1' },
      { 'x-forwarded-for': from },
    );
  const statuses: number[] = [];
  // A few at a time: where a count takes more than a second, each gateway counts by itself, as it should.
  for (let at = 0; at < 60; at += 4) {
    const some = await Promise.all([0, 1, 2, 3].map((more) => guess(at + more, '203.0.113.20')));
    statuses.push(...some.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  expect((await guess(0, '198.51.100.20')).status).not.toBe(429);
});

it('O8 both give out the same list of parts', async () => {
  const read = async (at: 0 | 1) => (await fetch(`${directly(at)}/mf/remotes.json`)).text();
  expect(await read(0)).toBe(await read(1));
});

/** Asks nginx over TLS, as `localhost` or by another name. */
const asker =
  (nginx: Awaited<ReturnType<typeof startNginx>>, name = 'localhost') =>
  (path: string, headers: Record<string, string> = {}, body?: object) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sending = request(
        {
          host: 'localhost',
          servername: name,
          port: nginx.port,
          ca: nginx.certificate,
          path,
          method: body ? 'POST' : 'GET',
          headers: { host: name, ...headers, ...(body && { 'content-type': 'application/json' }) },
        },
        (answer) =>
          void textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject),
      );
      sending.once('error', reject);
      sending.end(body && JSON.stringify(body));
    });

itWithNginx(
  'the sample for a name of an organization: the console there has its brand, under other names not',
  async () => {
    const { demo } = JSON.parse(pair.processes[0]?.ready ?? '') as { demo: DemoUser };
    const from = { 'x-forwarded-for': '198.51.100.30' };
    const login = await post(pair.url, '/guest/login', { email: demo.email, password: demo.password }, from);
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask = async <T>(path: string, more: RequestInit = {}): Promise<T> => {
      const answer = await fetch(`${directly(0)}/api/v1${path}`, {
        ...more,
        headers: { ...headers, ...more.headers },
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as T;
    };
    const [organization] = await ask<{ id: string }[]>('/me/organizations');
    const path = `/organizations/${organization?.id}/brand`;
    const { etag } = await ask<{ etag: string }>(path);
    const body = JSON.stringify({ name: 'Agency', accent: { light: '#7A1F5C', dark: '#E59AC8' } });
    await ask(path, { method: 'PUT', body, headers: { 'if-match': etag } });
    await pair.processes[1]?.stop('SIGKILL');
    await pair.start(1, secretsOf('a'), { CONSOLE_HOSTS: `${NAME_OF_ORGANIZATION}=${organization?.id}` });
    const nginx = await startNginx(pair.dataDir, [pair.ports[1], pair.ports[1]]);
    try {
      const titleUnder = async (name: string) => {
        const { status, text } = await asker(nginx, name)('/en/terms', { accept: 'text/html' });
        return [status, /<title>[^<]*<\/title>/.exec(text)?.[0]];
      };
      expect(await titleUnder(NAME_OF_ORGANIZATION)).toEqual([200, expect.stringContaining('Agency')]);
      expect(await titleUnder('localhost')).toEqual([200, expect.stringContaining('Yinyom')]);
      // nginx passes every name on; the gateway answers to those that it knows.
      const third = await asker(nginx)('/api/v1/meta', { host: 'other.localhost' });
      expect(third.status).toBe(421);
      // `fetch` names the host of the address.
      const redirected = await new Promise((resolve, reject) => {
        const headers = { host: NAME_OF_ORGANIZATION };
        requestPlain(`${nginx.url}/login`, { headers }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers.location]);
        })
          .once('error', reject)
          .end();
      });
      expect(redirected).toEqual([308, `https://${NAME_OF_ORGANIZATION}/login`]);
    } finally {
      await nginx.stop();
    }
  },
);

itWithNginx('O20 the sample of nginx: TLS, nobody chooses an address, nobody learns the parts', async () => {
  const nginx = await startNginx(pair.dataDir, pair.ports);
  const askTls = asker(nginx);
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
    await pair.processes[0]?.stop('SIGKILL');
    for (let at = 0; at < 10; at += 1) expect((await askTls('/api/v1/meta')).status).toBe(200);
  } finally {
    await nginx.stop();
  }
});
