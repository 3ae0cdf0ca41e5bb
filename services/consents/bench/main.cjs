// Figures of the consents service on the embedded database, each in a process of its own. Prints rows as JSON.
//   node --conditions=yinyom-source -r ../../../packages/testing/runTypeScript.cjs main.cjs
// CONSENTS_BENCH_SECONDS (5): length of each load; CONSENTS_BENCH_ROWS (200000): size of the large log, for example
// 5000000; up to a million of it are exported.
const { randomUUID } = require('node:crypto');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const mongoose = require('mongoose');
const { PASS_HEADER, signPass } = require('@yinyom/service-kit/auth/gatewayPass');
const { createStandIns } = require('@yinyom/consents/testing/standIns');
const { decision, INTERNAL_SECRET, startConsents } = require('@yinyom/consents/testing/startConsents');
const { ledgerStory } = require('@yinyom/consents/testing/ledgerStory');
const { measureExport } = require('./exportMemory.cjs');
const { fastFill } = require('./fastFill.cjs');
const { startProgram } = require('./processes.cjs');
const { createSender, medians, pace, percentile, saturate } = require('./load.cjs');

const SECONDS = Number(process.env.CONSENTS_BENCH_SECONDS ?? 5);
const LARGE = Number(process.env.CONSENTS_BENCH_ROWS ?? 200_000);
const SMALL = 50_000;
const MOST_EXPORTED = 1_000_000;
const WIDTH = 64;
const durable = { writeConcern: { w: 'majority', journal: true } };

const connect = (uri, dbName) =>
  mongoose.createConnection(uri, { dbName, maxPoolSize: WIDTH, autoIndex: false }).asPromise();

/** What the driver alone reaches: one record per call, the same size, the same write concern. */
const measureRaw = async (uri) => {
  const connection = await connect(uri, 'bench_raw');
  const site = createStandIns().addSite();
  const [record] = ledgerStory({ site, count: 1, clients: 1, start: Date.now(), stepMs: 1 });
  const { _id, ...fields } = record;
  const logs = connection.db.collection('raw');
  await logs.createIndexes([
    { key: { application_id: 1, seq: 1 }, unique: true },
    { key: { application_id: 1, 'identity.client_id': 1, seq: 1 } },
  ]);
  let seq = 0;
  const rate = await saturate(WIDTH, SECONDS, () => logs.insertOne({ ...fields, seq: (seq += 1) }, durable));
  await connection.close();
  return rate;
};

const measureIngest = async (uri) => {
  const site = createStandIns().addSite();
  const service = await startProgram('services/consents/src/testing/consentsProcess.ts', [], {
    TEST_URI: uri,
    TEST_DATABASE: 'bench_ingest',
    TEST_SITE: JSON.stringify(site),
  });
  const target = `/api/v1/public/sites/${site.site_key}/consents`;
  const send = createSender(1_024);
  const template = decision(site);
  const call = async () => {
    const body = JSON.stringify({ ...template, event_id: randomUUID(), client_id: randomUUID() });
    const { status, text } = await send(service.address + target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        origin: `https://${site.host}`,
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile Safari/604.1',
        [PASS_HEADER]: signPass({ caller: null, ip: '203.0.113.1' }, 'POST', target, INTERNAL_SECRET),
      },
      body,
    });
    if (status !== 201) throw new Error(`${status} ${text}`);
  };
  await saturate(WIDTH, 1, call);
  const rate = await saturate(WIDTH, SECONDS, call);
  const times = await pace(rate / 2, SECONDS, call);
  service.stop();
  return { rate, p99: percentile(times, 0.99) };
};

const measureReads = async (uri) => {
  const connection = await connect(uri, 'bench_reads');
  const standIns = createStandIns();
  const consents = await startConsents(connection, standIns);
  const prepared = async (count) => {
    const site = standIns.addSite();
    await fastFill(connection, site, count);
    return { id: site.application_id, user: standIns.addUser(site.organization_id, 1000) };
  };
  const small = await prepared(SMALL);
  const large = await prepared(LARGE);
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
  return { summary, daily, first, thousandth, exported };
};

const main = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-'));
  const server = await startProgram('services/embedded-mongo/src/start.ts', ['--data', folder]);
  try {
    const raw = await measureRaw(server.address);
    const { rate, p99 } = await measureIngest(server.address);
    const { summary, daily, first, thousandth, exported } = await measureReads(server.address);
    const rows = `${LARGE.toLocaleString('en')} rows`;
    const result = [
      { what: 'raw insertOne, durable, 64 at once', value: raw, unit: '/s' },
      { what: 'ingest over HTTP, durable, 64 at once', value: rate, unit: '/s' },
      { what: 'raw rate / ingest rate', value: raw / rate, unit: 'x', budget: 2 },
      { what: 'ingest p99 at half load', value: p99, unit: 'ms', budget: 50 },
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
    server.stop();
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
