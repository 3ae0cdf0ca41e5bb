// `npm run keep-data`: a short walk through the product as it is built, and a backup of it, kept in e2e/fixtures/data for all
// later versions to open (CONTRIBUTING, "A release"). Each version keeps one; what was kept is never made anew.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.join(HERE, '..');
const MOST_BYTES = 200_000;
const DECISIONS = 12;

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const kept = (ending) => path.join(HERE, `fixtures/data/${version}.${ending}`);
if (existsSync(kept('backup'))) {
  console.error(`${kept('backup')} is there already: data of a released version stay as they are.`);
  process.exit(1);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a program and waits for its line `ready …`. */
const start = (file, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((done) => child.once('exit', done));
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve({ ready: line.slice('ready '.length), stop });
    });
    void ended.then((code) => reject(new Error(`${file} ended with ${code}`)));
  });

const jsonOf = async (address, init) => {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
const post = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Visitors of the demo website decide; every third comes back and changes their mind. @returns ids of the decisions */
const decide = async (api, port, { email, password }) => {
  const { token } = await jsonOf(`${api}/guest/login`, post({ email, password }));
  const headers = { authorization: `Bearer ${token}` };
  const { entities } = await jsonOf(`${api}/me/applications`, { headers });
  const [{ site_key: key }] = entities;
  const config = await jsonOf(`${api}/public/sites/${key}/config`);
  const open = config.categories.filter(({ type }) => type > 1).map(({ id }) => id);
  const ids = [];
  let client_id = randomUUID();
  for (let count = 0; count < DECISIONS; count += 1) {
    if (count % 3 !== 2) client_id = randomUUID();
    const decision = {
      event_id: randomUUID(),
      client_id,
      config_token: config.config_token,
      categories: Object.fromEntries(open.map((id, index) => [id, (count + index) % 2 === 0])),
      method: 'modal_confirm',
      language: count % 2 === 0 ? 'th' : 'en',
      client_time: new Date().toISOString(),
      gpc: false,
    };
    const origin = { origin: `http://demo.localhost:${port}` };
    ids.push((await jsonOf(`${api}/public/sites/${key}/consents`, post(decision, origin))).consent_id);
  }
  return ids;
};

const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-kept-'));
try {
  const port = await freePort();
  const dataDir = path.join(folder, 'data');
  const database = await start('packages/embedded-mongo/dist/start.js', [
    '--data',
    path.join(dataDir, 'database'),
  ]);
  const gateway = await start('api-gateway/dist/start.js', [], {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    MONGODB_URI: database.ready,
    NODE_ENV: 'development',
    DEMO: 'true',
    DEMO_PAST: 'false',
  });
  const { demo } = JSON.parse(gateway.ready);
  const decisions = await decide(`http://localhost:${port}/api/v1`, port, demo);
  await gateway.stop();
  await database.stop();
  // Nothing in it is anybody's: the key is no secret.
  const BACKUP_KEY = `kept-data-of-yinyom-${version}-${randomUUID()}`;
  execFileSync(process.execPath, ['tooling/backup/backup.mjs', '--to', kept('backup')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_KEY },
    stdio: 'inherit',
  });
  const { email, password } = demo;
  const about = { backup_key: BACKUP_KEY, login: { email, password }, decisions };
  writeFileSync(kept('json'), `${JSON.stringify(about, null, 2)}\n`);
  const { size } = statSync(kept('backup'));
  if (size > MOST_BYTES)
    throw new Error(`${size} bytes are more than the ${MOST_BYTES} that a version may keep.`);
  console.log(
    `Kept ${path.relative(ROOT, kept('backup'))}: add it and ${path.basename(kept('json'))} to the release.`,
  );
} catch (error) {
  for (const ending of ['backup', 'json']) rmSync(kept(ending), { force: true });
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
