// What a webhook that gets every decision costs those who decide: the same product, the webhook paused and on by turns.
const { once } = require('node:events');
const { mkdtempSync, rmSync } = require('node:fs');
const http = require('node:http');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { createHammer } = require('./hammer.cjs');
const { pace, percentile, saturate } = require('./load.cjs');
const { startProduct } = require('./product.cjs');
const { cpuOf, startProgram } = require('./processes.cjs');
const { DEMO_EMAIL, DEMO_PASSWORD } = require('@yinyom/identity/seedDemo');

const WIDTH = 32;
/** Longer than two rounds of reading the ledger. */
const SECONDS = 11;
const ROUNDS = 6;
/** Of the rate that the product bears: what a busy installation lives with. */
const HALF = 0.5;
/** A receiver that takes everything. */
const startReceiver = async () => {
  const seen = { decisions: 0 };
  const server = http.createServer((req, res) => {
    const chunks = [];
    req.on('data', (chunk) => chunks.push(chunk));
    req.on('end', () => {
      const { type, data } = JSON.parse(Buffer.concat(chunks));
      if (type === 'consent.batch') seen.decisions += data.items.length;
      res.writeHead(204).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { seen, url: `http://localhost:${server.address().port}/`, close: () => server.close() };
};

const apiOf = async (port) => {
  const base = `http://127.0.0.1:${port}/api/v1`;
  const send = async (address, method, body, token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(base + address, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const login = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  const { token } = await send('/guest/login', 'POST', login);
  return (address, method = 'GET', body) => send(address, method, body, token);
};

const run = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-webhooks-'));
  const database = await startProgram('packages/embedded-mongo/src/start.ts', [
    '--data',
    path.join(folder, 'db'),
  ]);
  const product = await startProduct(database.address, folder, 'bench_webhooks');
  const receiver = await startReceiver();
  const hammer = createHammer(product.port);
  try {
    const api = await apiOf(product.port);
    const [{ id }] = await api('/me/organizations');
    const form = {
      name: 'bench',
      url: receiver.url,
      events: ['consent.recorded'],
      high_volume: true,
      include_client_id: false,
    };
    const { id: webhook } = await api(`/organizations/${id}/webhooks`, 'POST', form);
    const call = async () => {
      const { status, text } = await hammer.post(product.request, product.body());
      if (status !== 201 && status !== 200) throw new Error(`${status} ${text}`);
    };
    const decide = async (seconds) => {
      const used = () => cpuOf(product.pid) + cpuOf(database.pid);
      const before = used();
      const { rate, done } = await saturate(WIDTH, seconds, call);
      return { rate, micros: ((used() - before) / done) * 1e6 };
    };
    /** Decisions per second that were taken of so many that came. */
    const take = async (rate) => {
      const since = performance.now();
      const times = await pace(rate, SECONDS, call);
      return times.length / ((performance.now() - since) / 1_000);
    };
    const switchTo = (enabled) =>
      api(`/organizations/${id}/webhooks/${webhook}`, 'PUT', { ...form, enabled });
    await switchTo(false);
    await decide(5);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen = {};
      for (const state of round % 2 === 0 ? ['off', 'on'] : ['on', 'off']) {
        await switchTo(state === 'on');
        seen[state] = await decide(SECONDS);
        seen.limit ??= seen[state].rate;
        seen[state].taken = await take(HALF * seen.limit);
      }
      rounds.push(seen);
    }
    if (receiver.seen.decisions === 0) throw new Error('no decision reached the receiver');
    const middle = (of) =>
      percentile(
        rounds.map(of).sort((a, b) => a - b),
        0.5,
      );
    const what = 'processor of gateway and database per decision';
    // Pairs: whatever else the machine does weighs on both alike.
    const lost = (of) => 100 * (1 - middle(({ off, on }) => of(on) / of(off)));
    return [
      { what: `${what}, a webhook paused`, value: middle(({ off }) => off.micros), unit: 'µs' },
      { what: `${what}, a webhook that gets all`, value: middle(({ on }) => on.micros), unit: 'µs' },
      {
        what: 'decisions lost to it at the limit',
        value: Math.max(
          0,
          lost(({ rate }) => rate),
        ),
        unit: '%',
      },
      {
        what: 'decisions lost to it at half of it',
        value: Math.max(
          0,
          lost(({ taken }) => taken),
        ),
        unit: '%',
        budget: 3,
      },
    ];
  } finally {
    hammer.close();
    receiver.close();
    product.stop();
    database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

run().then(
  (rows) => process.stdout.write(`${JSON.stringify(rows)}\n`),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
