// Figures of the identity service on the embedded database, service and database in processes of their own.
// Prints rows as JSON: value may not exceed budget.
//   node services/identity/bench/main.cjs
// IDENTITY_BENCH_SECONDS (5): length of each load.
const { spawn } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const http = require('node:http');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { createInterface } = require('node:readline');

const SECONDS = Number(process.env.IDENTITY_BENCH_SECONDS ?? 5);
const CONCURRENT_LOGINS = 20;
const WIDTH = 32;
const root = path.join(__dirname, '../../..');
const hook = path.join(root, 'packages/testing/runTypeScript.cjs');

/** Starts a TypeScript program of ours and waits for its line `ready …`. */
const startProgram = (file, args = [], env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--conditions=yinyom-source', '-r', hook, path.join(root, file), ...args],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = new Promise((done) => child.once('exit', done));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve({ ready: line.slice(6), stop });
    });
  });

const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });
const send = (url, { method = 'GET', token, body } = {}) =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const request = http.request(url, { method, agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} ${answer}`));
        resolve(JSON.parse(answer));
      });
    });
    request.on('error', reject);
    request.end(text);
  });

/** Keeps `width` calls running for `seconds`. @returns calls per second */
const saturate = async (width, seconds, call) => {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let done = 0;
  const one = async (index) => {
    while (performance.now() < until) {
      await call(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, (_, index) => one(index)));
  return done / ((performance.now() - started) / 1_000);
};

/** Time of one call every 50 ms for `seconds`, at the 99th percentile, in ms. */
const p99WhileOthersRun = async (seconds, call) => {
  const times = [];
  const running = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    running.push(call().then(() => times.push(performance.now() - started)));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await Promise.all(running);
  times.sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * 0.99))];
};

const measureRawArgon2 = async (hash, password) => {
  const { verify } = require('@node-rs/argon2');
  return saturate(CONCURRENT_LOGINS, SECONDS, () => verify(hash, password));
};

const measure = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-identity-bench-'));
  const database = await startProgram('packages/embedded-mongo/src/start.ts', ['--data', folder]);
  const service = await startProgram('services/identity/bench/identityProcess.ts', [], {
    BENCH_URI: database.ready,
  });
  try {
    const { origin, organization, emails, password, password_hash } = JSON.parse(service.ready);
    const api = `${origin}/api/v1`;
    const logIn = (email) => send(`${api}/guest/login`, { method: 'POST', body: { email, password } });
    await saturate(CONCURRENT_LOGINS, 1, (index) => logIn(emails[index]));

    const raw = await measureRawArgon2(password_hash, password);
    const logins = await saturate(CONCURRENT_LOGINS, SECONDS, (index) => logIn(emails[index]));
    const { token: fresh } = await logIn(emails[0]);
    const [, p99] = await Promise.all([
      saturate(CONCURRENT_LOGINS, SECONDS, (index) => logIn(emails[(index % 19) + 1])),
      p99WhileOthersRun(SECONDS, () => send(`${api}/me`, { token: fresh })),
    ]);

    const like = () => send(`${api}/like-application/${organization}`, { token: fresh });
    const bare = () => send(`${origin}/sdk/v1/bare/${organization}`);
    await saturate(WIDTH, 1, like);
    await saturate(WIDTH, 1, bare);
    const bareRate = await saturate(WIDTH, SECONDS, bare);
    const likeRate = await saturate(WIDTH, SECONDS, like);
    return [
      { what: 'raw Argon2id checks at 20 concurrent', value: raw, unit: '/s' },
      { what: 'logins at 20 concurrent', value: logins, unit: '/s' },
      { what: 'raw Argon2id rate over logins', value: raw / logins, unit: 'x', budget: 1.25 },
      { what: 'GET /me during 20 concurrent logins, p99', value: p99, unit: 'ms', budget: 100 },
      { what: 'bare Express handler with one findOne', value: bareRate, unit: '/s' },
      { what: 'authenticated GET: token, membership, one read', value: likeRate, unit: '/s' },
      { what: 'bare handler over authenticated GET', value: bareRate / likeRate, unit: 'x', budget: 2.5 },
    ];
  } finally {
    agent.destroy();
    await service.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

measure().then(
  (rows) => {
    console.log(JSON.stringify(rows, null, 1));
    process.exit(0);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
