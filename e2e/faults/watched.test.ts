import { rm } from 'node:fs/promises';
import { parseMetrics, countSeries, valueOf } from '@yinyom/service-kit/metrics/testing/parseMetrics';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { startRefusingMailServer } from '../support/refusingMailServer';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { until } from '../support/until';
import { visitorsOf } from '../support/visitors';

/** What must never stand in a line of the log, by what it is. */
const PERSONAL = {
  'address of a person who signs up': 'somsri@registrar.ac.th',
  'address of a person who tries to log in': 'malee@elsewhere.ac.th',
  'address of an invited person, up to its host': 'wichai.jaidee@',
  'name of an invited person': 'Wichai',
  'password that was tried': 'Ratchaphruek7',
  'network address of a visitor': '203.0.113.77',
  'network address of a visitor, version 6': '2001:db8:77::9',
} as const;
const TOKEN = 'm'.repeat(40);
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let dataDir: string;
let database: Program;
let gateway: Program;
let mailServer: Awaited<ReturnType<typeof startRefusingMailServer>>;
let url: string;
let port: number;
let metricsPort: number;

beforeAll(async () => {
  dataDir = await makeDataFolder('yy-watched-');
  database = await startProgram('packages/embedded-mongo/dist/start.js', ['--data', `${dataDir}/db`]);
  mailServer = await startRefusingMailServer();
  [port, metricsPort] = [await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  gateway = await startProgram('api-gateway/dist/start.js', [], {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    MONGODB_URI: database.ready,
    METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: TOKEN,
    SMTP_URL: mailServer.url,
    TRUST_PROXY: '1',
    CAPTCHA_PROVIDER: 'none',
    LOG_LEVEL: 'debug',
    DEMO: 'true',
    DEMO_PAST: 'false',
    NODE_ENV: 'development',
  });
});
afterAll(async () => {
  await gateway?.stop();
  await mailServer?.stop();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const FROM = {
  'x-forwarded-for': PERSONAL['network address of a visitor'],
  traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
};
const FROM_6 = { 'x-forwarded-for': PERSONAL['network address of a visitor, version 6'] };

const send = (path: string, body?: object, headers: Record<string, string> = FROM) =>
  fetch(`${url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

const scrape = async () =>
  parseMetrics(
    await (
      await fetch(`http://localhost:${metricsPort}/metrics`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      })
    ).text(),
  );

interface Line {
  time: string;
  level: string;
  service: string;
  msg: string;
  request_id?: string;
  trace_id?: string;
  route?: string;
  status?: number;
  ms?: number;
}
const lines = (): Line[] =>
  gateway
    .printed()
    .filter((line) => !line.startsWith('ready'))
    .map((line) => JSON.parse(line) as Line);

/** What people, strangers and visitors do in a day, and what goes wrong on it. Answers what else must stay unsaid. */
const liveThroughADay = async (): Promise<Record<string, string>> => {
  const { demo } = JSON.parse(gateway.ready) as { demo: { email: string; password: string } };
  const { email, password: own } = demo;
  const login = (await (await send('/guest/login', { email, password: own })).json()) as {
    token: string;
    refresh_token: string;
  };
  const asOwner = { ...FROM, authorization: `Bearer ${login.token}` };
  const password = PERSONAL['password that was tried'];
  expect(
    (await send('/guest/login', { email: PERSONAL['address of a person who tries to log in'], password }))
      .status,
  ).toBe(422);
  const signedUp = await fetch(`${url}/api/v1/guest/signup`, {
    method: 'POST',
    headers: FROM_6,
    body: new URLSearchParams({
      email: PERSONAL['address of a person who signs up'],
      password,
      password_confirmation: password,
      domain_name: 'registrar.ac.th',
      accept_terms: 'true',
      accept_dpa: 'true',
      locale: 'th',
    }),
  });
  expect(`${signedUp.status} ${await signedUp.text()}`).toMatch(/^202/);
  const [organization] = (await (await send('/me/organizations', undefined, asOwner)).json()) as {
    id: string;
  }[];
  const invited = await send(
    `/organizations/${organization?.id}/users`,
    {
      email: `${PERSONAL['address of an invited person, up to its host']}${email.split('@')[1]}`,
      first_name: PERSONAL['name of an invited person'],
      last_name: 'Jaidee',
      role: 1,
    },
    asOwner,
  );
  expect(`${invited.status} ${await invited.text()}`).toMatch(/^201/);
  const visitors = visitorsOf({ url, port, ready: () => gateway.ready });
  await visitors.arrive();
  const receipt = await visitors.decideOnce();
  await visitors.ownRecord(receipt);
  await visitors.erase(receipt);
  for (const path of [`/consents/${receipt.consent_id}`, '/nothing/here', '/me/organizations?email=a@b.c'])
    await send(path, undefined, asOwner);
  await send('/guest/login', { email: {} });
  await until(async () => mailServer.refusals() >= 2, 'the mail server has refused two mails');
  return {
    'address of the demo user': demo.email,
    'token of a session': login.token,
    'token of a refresh': login.refresh_token,
    'id of a visitor': receipt.client_id,
    'id of a decision': receipt.consent_id,
    'receipt of a decision': receipt.receipt,
    'address in a query': 'a@b.c',
  };
};

it('a day of real traffic is told in figures, with no personal data in the log', async () => {
  const unsaid = { ...PERSONAL, ...(await liveThroughADay()) };
  await until(async () => lines().some(({ level }) => level === 'warn'), 'a refused mail stands in the log');

  const log = gateway.printed().filter((line) => !line.startsWith('ready'));
  const told = Object.entries(unsaid).flatMap(([what, text]) =>
    log.filter((line) => line.includes(text)).map((line) => `${what}: ${line}`),
  );
  expect(told).toEqual([]);

  const answered = lines().filter(({ msg }) => msg === 'answered');
  expect(answered.length).toBeGreaterThan(10);
  for (const line of answered)
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      service: expect.any(String),
      request_id: expect.stringMatching(/^[\w-]{8,64}$/),
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      route: expect.any(String),
      status: expect.any(Number),
      ms: expect.any(Number),
    });
  expect(answered.filter(({ trace_id }) => trace_id === TRACE).length).toBeGreaterThan(5);

  let families: Awaited<ReturnType<typeof scrape>> = [];
  // The platform hears of a refusal after the mail server has told it.
  await until(async () => {
    families = await scrape();
    const mails = families.find(({ name }) => name === 'yinyom_mail_total')?.samples ?? [];
    return mails.some(({ labels, value }) => labels['outcome'] === 'retried' && value >= 2);
  }, 'both refused mails are counted');
  const value = (name: string, labels: Record<string, string> = {}) => valueOf(families, name, labels);
  const decisions = families.find(({ name }) => name === 'yinyom_decisions_total')?.samples ?? [];
  expect(decisions.reduce((sum, one) => sum + one.value, 0)).toBe(1);
  expect(value('yinyom_ledger_height')).toBeGreaterThanOrEqual(1);
  expect(value('yinyom_auth_attempts_total', { method: 'password', outcome: 'refused' })).toBe(1);
  expect(countSeries(families)).toBeLessThan(2_000);
});

it('nobody reads the figures at the public port, nor without the token', async () => {
  const open = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await open.text()).not.toContain('yinyom_');
  for (const authorization of ['', 'Bearer wrong'])
    expect(
      (await fetch(`http://localhost:${metricsPort}/metrics`, { headers: { authorization } })).status,
    ).toBe(401);
});
