import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoUser } from './support/demo';
import { freePort, startProgram, type Program } from './support/startProgram';
import { until } from './support/until';

/** The product's processes, each of which can be killed and started again with the same data. */
let dataDir: string;
let env: Record<string, string>;
let database: Program;
let gateway: Program;
let url: string;

const startDatabase = () =>
  startProgram('services/embedded-mongo/dist/start.js', ['--data', path.join(dataDir, 'db')]);
const startGateway = () => startProgram('api-gateway/dist/start.js', [], env);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'yy-killed-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  database = await startDatabase();
  env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    MONGODB_URI: database.ready,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    NODE_ENV: 'development',
  };
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway?.stop();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The answer of a product that has found its database again; a slow machine is asked once more. */
const answerOf = async (address: string, init: RequestInit): Promise<Response> => {
  for (;;) {
    const response = await fetch(`${url}/api/v1${address}`, init);
    if (response.status !== 503) return response;
    await response.text();
  }
};

const logIn = async () => {
  const { demo } = JSON.parse(gateway.ready) as { demo: DemoUser };
  const answer = await answerOf('/guest/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demo.email, password: demo.password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return async <T>(address: string): Promise<T> => {
    const response = await answerOf(address, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
};

interface Receipt {
  consent_id: string;
  receipt: string;
}
/** Receipts by event, and decisions that nobody answered. */
const acknowledged = new Map<string, Receipt>();
const unanswered: object[] = [];

const site = { id: '', key: '', token: '' };
const CLIENTS = Array.from({ length: 30 }, () => randomUUID());

const newDecision = () => ({
  event_id: randomUUID(),
  client_id: CLIENTS[Math.floor(Math.random() * CLIENTS.length)],
  config_token: site.token,
  categories: {},
  method: 'banner_decline',
  language: 'th',
  client_time: new Date().toISOString(),
  gpc: false,
});

const send = async (decision: object): Promise<void> => {
  const response = await fetch(`${url}/api/v1/public/sites/${site.key}/consents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://demo.localhost:${env['PORT']}` },
    body: JSON.stringify(decision),
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  acknowledged.set((decision as { event_id: string }).event_id, (await response.json()) as Receipt);
};

/** Visitors decide one after the other until it is over; what nobody answers is sent again, as the script does. */
const load = (visitors: number, isOver: () => boolean): Promise<unknown> =>
  Promise.all(
    Array.from({ length: visitors }, async () => {
      while (!isOver()) {
        const decision = unanswered.pop() ?? newDecision();
        try {
          await send(decision);
        } catch {
          unanswered.push(decision);
        }
      }
    }),
  );

/** Lets visitors decide until so many more were acknowledged, then kills a process under them. */
const killUnderLoad = async (victim: () => Program, more: number): Promise<void> => {
  let over = false;
  const enough = acknowledged.size + more;
  const visitors = load(8, () => over);
  await until(async () => acknowledged.size >= enough, `${more} decisions are acknowledged`);
  await victim().stop('SIGKILL');
  over = true;
  await visitors;
};

it('D-T4: kill -9 of gateway and database under load loses no acknowledged decision and stores none twice', async () => {
  const before = await logIn();
  const [application] = (await before<{ entities: { id: string; site_key: string }[] }>('/me/applications'))
    .entities;
  Object.assign(site, { id: application?.id, key: application?.site_key });
  const config = await fetch(`${url}/api/v1/public/sites/${site.key}/config`);
  site.token = ((await config.json()) as { config_token: string }).config_token;

  await killUnderLoad(() => gateway, 60);
  gateway = await startGateway();
  await killUnderLoad(() => database, 60);
  database = await startDatabase();
  await until(async () => (await fetch(`${url}/readyz`)).ok, 'the product finds its database again');
  await killUnderLoad(() => gateway, 25);
  await database.stop('SIGKILL');
  database = await startDatabase();
  gateway = await startGateway();
  for (const decision of unanswered.splice(0)) {
    const sent = () =>
      send(decision).then(
        () => true,
        () => false,
      );
    await until(sent, 'a decision that nobody answered is acknowledged');
  }

  const api = await logIn();
  const stored = new Map<string, number>();
  for (let cursor = ''; ;) {
    const page = await api<{ entities: { id: string }[]; next_cursor: string | null }>(
      `/consentLogs?application_id=${site.id}&limit=200${cursor && `&cursor=${cursor}`}`,
    );
    for (const { id } of page.entities) stored.set(id, (stored.get(id) ?? 0) + 1);
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  for (const { consent_id } of acknowledged.values()) expect(stored.get(consent_id)).toBe(1);
  expect(stored.size).toBe(acknowledged.size);
  const verdict = await api<object>(`/consentLogs/verify?application_id=${site.id}`);
  expect(verdict).toMatchObject({ ok: true, checked: stored.size });
  const daily = await api<{ totals: { total: number; unique_clients: number } }>(
    `/consentLogs/dailyReport?application_id=${site.id}`,
  );
  expect(daily.totals).toMatchObject({ total: stored.size });
  const current = await api<{ total: number }>(`/consents?application_id=${site.id}&with_total=1`);
  expect(current.total).toBe(daily.totals.unique_clients);
});
