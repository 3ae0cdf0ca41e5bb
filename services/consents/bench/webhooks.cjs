// What a webhook that gets every decision costs those who decide: two of the same product at once, one with its webhook paused.
const { once } = require('node:events');
const { mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const http = require('node:http');
const { availableParallelism, tmpdir } = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { createHammer } = require('./hammer.cjs');
const { pace, percentile } = require('./load.cjs');
const { startProduct } = require('./product.cjs');
const { cpuOf, startProgram } = require('./processes.cjs');
const { DEMO_EMAIL, DEMO_PASSWORD } = require('@yinyom/identity/seedDemo');

/** Decisions per second and twin, for shorter than the five seconds between two rounds of reading the ledger. */
const RATE = 300;
const SECONDS = 3;
/** No more are read in a second, however many decide (services/notify/src/sources/readLedgers.ts). */
const MOST_READ = 500;
/** Longer than the next round needs, and its messages. */
const TELLING_MS = 9_000;
/** Each twin tells in half of them. */
const ROUNDS = 16;
/** A machine that is busy with other things may be too slow for a round's times; it is done again. */
const MOST_AGAIN = 16;

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

/** The product with its database, and a webhook that can be paused. */
const startTwin = async (parent, name, receiver) => {
  const folder = path.join(parent, name);
  const data = path.join(folder, 'db');
  mkdirSync(data, { recursive: true });
  const database = await startProgram('packages/embedded-mongo/src/start.ts', ['--data', data]);
  const product = await startProduct(database.address, folder, `bench_webhooks_${name}`);
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
  /** As a visitor's script does: what a busy machine puts off, or whose connection it ends, is sent again. */
  const send = async (hammer, body) => {
    const lost = () => ({ status: 503, text: '' });
    const { status, text } = await hammer.post(product.request, body).catch(lost);
    if (status === 201 || status === 200) return;
    if (status !== 503) throw new Error(`${status} ${text}`);
    await pause(1_000);
    await send(hammer, body);
  };
  const used = () => cpuOf(product.pid) + cpuOf(database.pid);
  return {
    switchTo: (enabled) => api(`/organizations/${id}/webhooks/${webhook}`, 'PUT', { ...form, enabled }),
    /** Takes some decisions and no more than that. @returns seconds of processor time that it took, and how many they were */
    take: async (rate, seconds) => {
      const before = used();
      // Of its own: what the server ends in the rest would be lost in the next round.
      const hammer = createHammer(product.port);
      const { length } = await pace(rate, seconds, () => send(hammer, product.body()));
      hammer.close();
      return { taking: used() - before, decisions: length };
    },
    used,
    stop: () => {
      product.stop();
      database.stop();
    },
  };
};

const sorted = (values) => values.sort((a, b) => a - b);
/** Of an even number. */
const median = (values) => (percentile(sorted(values), 0.5) + sorted(values)[values.length / 2 - 1]) / 2;

const run = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-webhooks-'));
  const receiver = await startReceiver();
  const twins = [];
  // Also where a decision fails that nobody waits for yet.
  process.once('exit', () => {
    for (const twin of twins) twin.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  try {
    for (const name of ['one', 'other']) twins.push(await startTwin(folder, name, receiver));
    /**
     * Both take the same at once and one of them tells it afterwards, while nothing else is done: what that costs is seen by itself,
     * and whatever else the machine does weighs on both alike. @returns null where the times were missed
     */
    const round = async (on) => {
      for (const [index, twin] of twins.entries()) await twin.switchTo(index === on);
      const told = () => receiver.seen.decisions;
      const before = told();
      for (const twin of twins) await twin.take(1, 1);
      // A round of reading has just been: the next one comes when these have been taken.
      while (told() === before) await pause(20);
      const begun = told();
      const taken = await Promise.all(twins.map((twin) => twin.take(RATE, SECONDS)));
      const marks = twins.map((twin) => twin.used());
      if (told() !== begun) return null;
      await pause(TELLING_MS);
      const after = twins.map((twin, index) => twin.used() - marks[index]);
      if (told() - begun !== taken[on].decisions) return null;
      const { decisions, taking } = taken[1 - on];
      return {
        taking: ((taking + after[1 - on]) / decisions) * 1e6,
        telling: ((after[on] - after[1 - on]) / decisions) * 1e6,
      };
    };
    await Promise.all(twins.map((twin) => twin.take(RATE, SECONDS)));
    const rounds = [];
    for (let tried = 0; rounds.length < ROUNDS; tried += 1) {
      if (tried > ROUNDS + MOST_AGAIN)
        throw new Error('the machine is too busy to tell one time from another');
      const found = await round(rounds.length % 2);
      if (found) rounds.push(found);
    }
    // Neighbours together: no twin is quite like the other.
    const pairs = rounds.flatMap((one, index) => {
      const other = rounds[index + 1];
      return index % 2 === 0
        ? [{ taking: (one.taking + other.taking) / 2, telling: (one.telling + other.telling) / 2 }]
        : [];
    });
    const taking = median(pairs.map((pair) => pair.taking));
    const processors = availableParallelism();
    const limit = (processors * 1e6) / taking;
    // At the limit all processors are used up: what telling takes of them is missing for taking.
    const lost = (telling) => (100 * Math.min(limit, MOST_READ) * telling) / (processors * 1e6);
    const telling = sorted(pairs.map((pair) => pair.telling));
    const what = `decisions lost to a webhook at the limit of ${processors} processors, ${Math.round(limit)} a second`;
    return [
      { what: 'processor time of a decision, gateway and database', value: taking, unit: 'µs' },
      {
        what: `of telling one to a webhook, ${RATE * SECONDS} of them in a round`,
        value: median(telling),
        unit: 'µs',
      },
      { what: `${what}: least of ${pairs.length} pairs`, value: lost(telling[0]), unit: '%' },
      { what: 'the same: most', value: lost(telling.at(-1)), unit: '%' },
      { what: 'the same: median', value: lost(median(telling)), unit: '%', budget: 3 },
    ];
  } finally {
    receiver.close();
  }
};

run().then(
  (rows) => {
    process.stdout.write(`${JSON.stringify(rows)}\n`);
    process.exit(0);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
