// How long until a decision is told to those who watch, and what many who watch cost the gateway.
const { mkdtempSync, rmSync } = require('node:fs');
const http = require('node:http');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
// All of them come from this machine's one address.
process.env.CONNECTIONS_PER_ADDRESS = '0';
const { createHammer } = require('./hammer.cjs');
const { pace, percentile } = require('./load.cjs');
const { startProduct } = require('./product.cjs');
const { cpuOf, startProgram } = require('./processes.cjs');
const { DEMO_EMAIL, DEMO_PASSWORD } = require('@yinyom/identity/seedDemo');

/** Decisions per second. */
const RATE = 200;
/** Longer than a look at everybody's rights. */
const SECONDS = 20;
const ROUNDS = 3;
const WATCHERS = 500;
/** The demo's owner, with the website that visitors decide on. */
const signIn = async (port) => {
  const base = `http://127.0.0.1:${port}/api/v1`;
  const login = await fetch(`${base}/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const { entities } = await (await fetch(`${base}/me/applications`, { headers })).json();
  const { id } = entities.find(({ domain_name }) => domain_name === 'demo.localhost');
  return { address: `${base}/me/events?application_id=${id}`, headers };
};

/** Watches; each total of today's decisions is told as it comes. @returns ends it */
const watch = ({ address, headers }, onTotal) =>
  new Promise((resolve, reject) => {
    const asked = http.get(address, { agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream answered ${answer.statusCode}`));
      let rest = '';
      answer.on('data', (bytes) => {
        if (!onTotal) return;
        const blocks = (rest + bytes).split('\n\n');
        rest = blocks.pop();
        for (const block of blocks) {
          const data = /event: figures\ndata: (.*)/.exec(block)?.[1];
          if (data) onTotal(JSON.parse(data).row.total);
        }
      });
      answer.on('error', () => undefined);
      resolve(() => asked.destroy());
    });
    asked.on('error', reject);
  });

const run = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-live-'));
  const database = await startProgram('packages/embedded-mongo/src/start.ts', [
    '--data',
    path.join(folder, 'db'),
  ]);
  const product = await startProduct(database.address, folder, 'bench_live');
  const hammer = createHammer(product.port);
  try {
    const owner = await signIn(product.port);
    let decided = 0;
    /** When the answer to the nth decision came. */
    const answeredAt = [];
    const call = async () => {
      const { status, text } = await hammer.post(product.request, product.body());
      if (status !== 201 && status !== 200) throw new Error(`${status} ${text}`);
      decided += 1;
      answeredAt[decided] = performance.now();
    };
    /** Share of one processor that the gateway used while visitors decided. */
    const decide = async () => {
      const [before, since] = [cpuOf(product.pid), performance.now()];
      await pace(RATE, SECONDS, call);
      return (cpuOf(product.pid) - before) / ((performance.now() - since) / 1_000);
    };
    await decide();

    const delays = [];
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await decide();
      const told = [];
      const ends = [await watch(owner, (total) => told.push({ total, at: performance.now() }))];
      while (ends.length < WATCHERS) ends.push(await watch(owner, null));
      await pause(2_000);
      const from = decided;
      const many = await decide();
      await pause(3_000);
      for (let count = from + 1; count <= decided; count += 1) {
        const seen = told.find(({ total }) => total >= count);
        if (!seen) throw new Error(`decision ${count} of ${decided} was not told`);
        delays.push(seen.at - answeredAt[count]);
      }
      const before = cpuOf(product.pid);
      await pause(15_000);
      const idle = (cpuOf(product.pid) - before) / 15;
      for (const end of ends) end();
      await pause(1_000);
      rounds.push({ alone, many, idle });
    }
    delays.sort((a, b) => a - b);
    const middle = (of) =>
      percentile(
        rounds.map(of).sort((a, b) => a - b),
        0.5,
      );
    const busy = `at ${RATE} decisions a second`;
    return [
      {
        what: `decision to event, ${busy}: median`,
        value: percentile(delays, 0.5) / 1e3,
        unit: 's',
        budget: 2,
      },
      { what: 'decision to event: 99 of 100', value: percentile(delays, 0.99) / 1e3, unit: 's', budget: 5 },
      { what: `the gateway's processor, ${busy}`, value: 100 * middle(({ alone }) => alone), unit: '%' },
      {
        what: `more of it for ${WATCHERS} who watch, ${busy}`,
        value: 100 * middle(({ many, alone }) => many - alone),
        unit: '%',
        budget: 5,
      },
      { what: `${WATCHERS} who watch, nobody decides`, value: 100 * middle(({ idle }) => idle), unit: '%' },
    ];
  } finally {
    hammer.close();
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
