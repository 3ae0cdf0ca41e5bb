// Whether two gateways do twice the work of one: what a request costs each, in processor time (Linux).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../launchProduct.mjs';
import { startReady, stopReady } from '../startReady.mjs';

const REQUESTS = 6_000;
const AT_ONCE = 16;
const TICKS = 100;
/** Two do at least so many times the work of one where there are processors enough. */
const LEAST = 1.8;

const secondsOf = ({ child }) => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** Requests of visitors and of the front page, in turn at each gateway. @returns ms of their processors per request */
const costOf = async (gateways, siteKey) => {
  const paths = [`/api/v1/public/sites/${siteKey}/config`, `/sdk/v1/${siteKey}.js`, '/api/v1/meta', '/'];
  const ask = async (at) => {
    const { port } = gateways[at % gateways.length];
    const answer = await fetch(`http://127.0.0.1:${port}${paths[at % paths.length]}`, {
      // Each from another network: limits are counted, and not met.
      headers: { 'x-forwarded-for': `203.0.${at % 250}.${at % 240}` },
    });
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const run = async (count) => {
    let next = 0;
    const worker = async () => {
      // A step more than there are paths between two requests: each gateway gets each path.
      while (next < count) await ask((next += 1) + Math.floor(next / paths.length));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
  await run(REQUESTS / 4);
  const spent = () => gateways.reduce((sum, one) => sum + secondsOf(one), 0);
  const before = spent();
  await run(REQUESTS);
  return ((spent() - before) * 1_000) / REQUESTS;
};

export const measure = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-several-'));
  const database = await startReady('packages/embedded-mongo/dist/start.js', [
    '--data',
    path.join(folder, 'db'),
  ]);
  const gateways = [];
  const add = async () => {
    const port = await freePort();
    const program = await startReady('api-gateway/dist/start.js', [], {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      MONGODB_URI: database.ready,
      RELEASE_STORE: 'database',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      DEMO: 'true',
      DEMO_PAST: 'false',
      NODE_ENV: 'development',
    });
    gateways.push({ ...program, port });
  };
  try {
    await add();
    const [{ port, ready }] = gateways;
    const { demo } = JSON.parse(ready);
    const api = `http://127.0.0.1:${port}/api/v1`;
    const login = await fetch(`${api}/guest/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demo.email, password: demo.password }),
    });
    const { token } = await login.json();
    const list = await fetch(`${api}/me/applications`, { headers: { authorization: `Bearer ${token}` } });
    const [{ site_key }] = (await list.json()).entities;
    const one = await costOf(gateways, site_key);
    await add();
    const two = await costOf(gateways, site_key);
    return [
      { what: 'processor time of a request, one gateway', value: one, unit: 'ms' },
      { what: 'the same, two gateways that count together', value: two, unit: 'ms' },
      // Budgets are upper bounds: of one's work at half of the processors each.
      {
        what: 'two gateways cost, of one',
        value: two / one,
        unit: 'x',
        budget: Math.round((2 / LEAST) * 100) / 100,
      },
    ];
  } finally {
    for (const gateway of gateways) await stopReady(gateway);
    await stopReady(database);
    rmSync(folder, { recursive: true, force: true });
  }
};
