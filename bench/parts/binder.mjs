// A binder of a year with a million decisions: processor time, memory besides Chromium, size.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../tooling/install.mjs';
import { launchProduct } from '../launchProduct.mjs';
import { demoSession } from '../session.mjs';
import { ownMemoryOf, read, secondsOf, treeOf, watchedProcess } from '../watchedProcess.mjs';

const ROWS = 1_000_000;
const DAYS = 365;
const MB = 1e6;
const LOOK_MS = 100;
/** A busy machine draws slowly. */
const PATIENCE_MS = 20 * 60_000;

/** Fills the ledger of a website of the stopped product. */
const fill = async (dataDir, site, rows, env) => {
  const { startEmbeddedMongo } = createRequire(import.meta.url)('@yinyom/embedded-mongo');
  const server = await startEmbeddedMongo({ dataDir: path.join(dataDir, 'database') });
  try {
    const hook = ['--conditions=yinyom-source', '-r', path.join(ROOT, 'packages/testing/runTypeScript.cjs')];
    const program = path.join(ROOT, 'services/consents/bench/fillLedger.cjs');
    const about = [String(rows), JSON.stringify(site), String(DAYS)];
    await watchedProcess([...hook, program, server.uri, 'yinyom_consents', ...about], env);
  } finally {
    await server.close();
  }
};

const caller = (product, session) => async (method, address, body) => {
  const answer = await fetch(`${product.url}/api/v1${address}`, {
    method,
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Processes of the product by what they are: Chromium, the database, the program with all services, what started them. */
const kindOf = (pid) => {
  const line = read(pid, 'cmdline').replaceAll('\0', ' ');
  if (/chrom/.test(line)) return 'chromium';
  if (/embedded-mongo/.test(line)) return 'database';
  return /api-gateway/.test(line) ? 'product' : 'launcher';
};

/** Processor time and memory of all processes of the product, by kind. A process that has ended keeps the seconds that it had. */
const createMeter = (product) => {
  const seconds = new Map();
  const look = () => {
    const memory = {};
    for (const pid of treeOf(product.pid)) {
      const kind = kindOf(pid);
      seconds.set(`${kind} ${pid}`, secondsOf(pid));
      memory[kind] = (memory[kind] ?? 0) + ownMemoryOf(pid);
    }
    return memory;
  };
  const used = (kind) =>
    [...seconds].reduce((sum, [name, spent]) => sum + (name.startsWith(`${kind} `) ? spent : 0), 0);
  return { look, used };
};

const dayOf = (ms) => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 10);

/** Orders the binder and follows it to its end. */
const makeBinder = async (product, call, organizationId) => {
  const meter = createMeter(product);
  const before = meter.look();
  const begun = ['product', 'chromium', 'database'].map((kind) => meter.used(kind));
  const started = performance.now();
  const today = Date.now();
  const order = {
    from: dayOf(today - (DAYS - 1) * 86_400_000),
    until: dayOf(today),
    applications: null,
    papers: undefined,
    languages: 'both',
  };
  const { inspection_papers } = await call('GET', `/organizations/${organizationId}/readiness`);
  order.papers = inspection_papers.map(({ paper }) => paper);
  let most = 0;
  let { id, state } = await call('POST', `/organizations/${organizationId}/binders`, order);
  let binder;
  let looked = 0;
  while (state === 'making') {
    if (performance.now() - started > PATIENCE_MS) throw new Error('the binder is not ready in time');
    most = Math.max(most, meter.look().product ?? 0);
    await pause(LOOK_MS);
    // Following it costs processor time that is not the binder's.
    if ((looked += 1) % 10 !== 0) continue;
    binder = await call('GET', `/binders/${id}`);
    state = binder.state;
  }
  if (state !== 'ready') throw new Error(`the binder is ${state}: ${binder.failure}`);
  meter.look();
  const [own, chromium, database] = ['product', 'chromium', 'database'].map(
    (kind, index) => meter.used(kind) - begun[index],
  );
  return {
    ...{ own, chromium, database, most, before: before.product ?? 0, bytes: binder.bytes },
    seconds: (performance.now() - started) / 1_000,
  };
};

/** @param rows decisions; default 1,000,000 */
export const measure = async ({ rows = ROWS } = {}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-binder-'));
  // The demo records its past for minutes, in the same program.
  const env = { DATA_SECRET: 'the-secret-of-a-benchmark-0123456789abcdef', DEMO_PAST: 'false' };
  try {
    let product = await launchProduct(dataDir, env);
    const session = await demoSession(product);
    const organizationId = session.organization_id;
    const created = await caller(product, session)('POST', '/applications', {
      organization_id: organizationId,
      name: 'Bench',
      domain_name: 'bench.example.com',
      default_language: 'th',
    });
    await product.stop();
    const site = { application_id: created.id, organization_id: organizationId, host: 'bench.example.com' };
    await fill(dataDir, site, rows, env);
    product = await launchProduct(dataDir, env);
    try {
      const made = await makeBinder(product, caller(product, await demoSession(product)), organizationId);
      const what = `binder of ${DAYS} days with ${rows.toLocaleString('en')} decisions`;
      return [
        { what: `${what}: time`, value: made.seconds, unit: 's' },
        {
          what: `${what}: processor time`,
          value: made.own + made.chromium + made.database,
          unit: 's',
          budget: 120,
        },
        { what: 'of it the services', value: made.own, unit: 's' },
        { what: 'of it Chromium', value: made.chromium, unit: 's' },
        { what: 'of it the database', value: made.database, unit: 's' },
        {
          what: 'memory of the program with all services at most',
          value: made.most,
          unit: 'MB',
          budget: 300,
        },
        { what: 'of it before the binder', value: made.before, unit: 'MB' },
        { what: 'the ZIP', value: made.bytes / MB, unit: 'MB', budget: 100 },
      ];
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
