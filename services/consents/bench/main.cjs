// Figures of the consents service on the embedded database, or on the MongoDB of BENCH_MONGODB_URI (a replica set; its
// databases are dropped afterwards). Prints rows as JSON.
//   node --conditions=yinyom-source -r ../../../packages/testing/runTypeScript.cjs main.cjs
// CONSENTS_BENCH_SECONDS (3): length of each load; CONSENTS_BENCH_ROWS (200000): size of the large log, for example
// 5000000; up to a million of it are exported.
const { randomBytes } = require('node:crypto');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const mongoose = require('mongoose');
const { createStandIns } = require('@yinyom/consents/testing/standIns');
const { startConsents } = require('@yinyom/consents/testing/startConsents');
const { measureExport } = require('./exportMemory.cjs');
const { fastFill } = require('./fastFill.cjs');
const { medians, pace, percentile, saturate } = require('./load.cjs');
const { startProgram } = require('./processes.cjs');
const { startProduct, withVisitors } = require('./product.cjs');
const { openRaw } = require('./rawInserts.cjs');

const SECONDS = Number(process.env.CONSENTS_BENCH_SECONDS ?? 3);
const LARGE = Number(process.env.CONSENTS_BENCH_ROWS ?? 200_000);
const SMALL = 50_000;
const MOST_EXPORTED = 1_000_000;
const WIDTH = 64;
const ROUNDS = 5;
const WARM_UP_SECONDS = 2;
/** Clock ticks of Linux per second. */
const TICKS = 100;
/** Of all databases that are made here, so that they can be told from others of a MongoDB. */
const PREFIX = `bench_${randomBytes(4).toString('hex')}`;

const connect = (uri, dbName) =>
  mongoose.createConnection(uri, { dbName, maxPoolSize: WIDTH, autoIndex: false }).asPromise();

/** Processor time that a process has used, in seconds (Linux). */
const cpuOf = (pid) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
};

/** Memory of a process without the file that it has mapped, in MB (Linux). */
const ownMemoryOf = (pid) =>
  Number(/RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

const median = (numbers) =>
  percentile(
    [...numbers].sort((a, b) => a - b),
    0.5,
  );

/** Raw inserts and decisions by turns, so that whatever else the machine does weighs on both alike. */
const measureIngest = async (uri, folder) => {
  const raw = await openRaw(uri, `${PREFIX}_raw`, WIDTH);
  // The gateway with all services in it, as `npm start` runs it.
  const product = await startProduct(uri, folder, PREFIX);
  const decide = (seconds) => withVisitors(product, (call) => saturate(WIDTH, seconds, call));
  for (const call of [raw.visitors, raw.rising]) await saturate(WIDTH, WARM_UP_SECONDS, call);
  await decide(WARM_UP_SECONDS);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitors = (await saturate(WIDTH, SECONDS, raw.visitors)).rate;
    const before = cpuOf(product.pid);
    const { rate, done } = await decide(SECONDS);
    const micros = ((cpuOf(product.pid) - before) / done) * 1e6;
    const rising = (await saturate(WIDTH, SECONDS, raw.rising)).rate;
    rounds.push({ visitors, rising, rate, micros, factor: visitors / rate, toRising: rising / rate });
  }
  const middle = (name) => median(rounds.map((round) => round[name]));
  const rate = middle('rate');
  const times = await withVisitors(product, (call) => pace(rate / 2, SECONDS, call));
  await raw.close();
  product.stop();
  return {
    visitors: middle('visitors'),
    rising: middle('rising'),
    rate,
    micros: middle('micros'),
    factor: middle('factor'),
    toRising: middle('toRising'),
    p99: percentile(times, 0.99),
  };
};

const measureReads = async (uri) => {
  const connection = await connect(uri, `${PREFIX}_reads`);
  const standIns = createStandIns();
  const started = performance.now();
  const prepared = async (count) => {
    const site = standIns.addSite();
    await fastFill(connection, site, count);
    return { id: site.application_id, user: standIns.addUser(site.organization_id, 1000) };
  };
  const small = await prepared(SMALL);
  const large = await prepared(LARGE);
  const filled = (performance.now() - started) / 1_000;
  const consents = await startConsents(connection, standIns);
  const ask =
    ({ user }, address) =>
    async () => {
      const { status } = await consents.call(address, { user });
      if (status !== 200) throw new Error(`${address} answered ${status}`);
    };
  const ratio = async (address) => {
    const [slow, quick] = await medians(41, ask(large, address(large.id)), ask(small, address(small.id)));
    return { slow, factor: slow / quick };
  };
  const summary = await ratio((id) => `/applications/${id}/summary`);
  const daily = await ratio((id) => `/consentLogs/dailyReport?application_id=${id}`);
  const page = (cursor) => `/consentLogs?application_id=${large.id}&limit=50${cursor}`;
  const deep = Buffer.from(`s${LARGE - 50 * 999}`).toString('base64url');
  const [first, thousandth] = await medians(41, ask(large, page('')), ask(large, page(`&cursor=${deep}`)));
  await consents.close();
  const exported = await measureExport(uri, connection, Math.min(LARGE, MOST_EXPORTED));
  await connection.close();
  return { filled, summary, daily, first, thousandth, exported };
};

/** The embedded database in a process of its own. */
const startEmbedded = (folder) =>
  startProgram('packages/embedded-mongo/src/start.ts', ['--data', path.join(folder, 'database')]);

/** What was made in a MongoDB that was given goes again; its memory is not ours to look at. */
const useGiven = (uri) => ({
  address: uri,
  pid: null,
  stop: async () => {
    const { connection } = await mongoose.connect(uri);
    const { databases } = await connection.db.admin().listDatabases({ nameOnly: true });
    for (const { name } of databases)
      if (name.startsWith(`${PREFIX}_`)) await connection.useDb(name).dropDatabase();
    await connection.close();
  },
});

const main = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-'));
  const given = process.env.BENCH_MONGODB_URI;
  const server = given ? useGiven(given) : await startEmbedded(folder);
  try {
    const ingest = await measureIngest(server.address, folder);
    const { filled, summary, daily, first, thousandth, exported } = await measureReads(server.address);
    const rows = `${LARGE.toLocaleString('en')} rows`;
    const result = [
      { what: "raw insertOne of visitors' records, durable, 64 at once", value: ingest.visitors, unit: '/s' },
      { what: 'ingest through the gateway, durable, 64 at once', value: ingest.rate, unit: '/s' },
      { what: 'raw rate / ingest rate', value: ingest.factor, unit: 'x', budget: 2 },
      { what: 'raw insertOne with rising ids and one client', value: ingest.rising, unit: '/s' },
      { what: 'that rate / ingest rate', value: ingest.toRising, unit: 'x' },
      { what: 'processor time of the gateway per decision', value: ingest.micros, unit: 'µs' },
      { what: 'ingest p99 at half load', value: ingest.p99, unit: 'ms', budget: 50 },
      { what: `filling ${rows} and 50,000`, value: filled, unit: 's' },
      ...(server.pid === null
        ? []
        : [{ what: 'database, memory of its own', value: ownMemoryOf(server.pid), unit: 'MB' }]),
      { what: `summary at ${rows}`, value: summary.slow, unit: 'ms' },
      { what: `summary, ${rows} / 50,000`, value: summary.factor, unit: 'x', budget: 1.5 },
      { what: `daily report at ${rows}`, value: daily.slow, unit: 'ms' },
      { what: `daily report, ${rows} / 50,000`, value: daily.factor, unit: 'x', budget: 1.5 },
      { what: 'consent log, first page', value: first, unit: 'ms' },
      { what: 'consent log, 1,000th / first page', value: thousandth / first, unit: 'x', budget: 1.5 },
      {
        what: `export of ${Math.min(LARGE, MOST_EXPORTED).toLocaleString('en')} rows`,
        value: exported.seconds,
        unit: 's',
      },
      { what: 'export, memory growth', value: exported.growth, unit: 'MB', budget: 80 },
    ];
    process.stdout.write(`${JSON.stringify(result)}\n`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
