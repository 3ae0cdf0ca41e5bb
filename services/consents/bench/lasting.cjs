// Full load that lasts: decisions by turns with raw inserts, how far the figures are behind meanwhile, and whether they are right
// at the end. Prints rows as JSON. CONSENTS_LASTING_SECONDS (600): length of the whole load.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const mongoose = require('mongoose');
const { percentile, saturate } = require('./load.cjs');
const { printRows } = require('./printRows.cjs');
const { cpuOf, startProgram } = require('./processes.cjs');
const { startProduct, withVisitors } = require('./product.cjs');
const { openRaw } = require('./rawInserts.cjs');

const SECONDS = Number(process.env.CONSENTS_LASTING_SECONDS ?? 600);
const TURN_SECONDS = 7;
const WARM_UP_SECONDS = 2;
const WIDTH = 64;
const LOOK_MS = 250;
const PREFIX = 'bench_lasting';
/** Rounds that are compared: the first ones with the last ones. */
const COMPARED = 5;

const median = (numbers) =>
  percentile(
    [...numbers].sort((a, b) => a - b),
    0.5,
  );

/** Looks how many decisions are not counted, and how long ago the oldest of them was seen in the ledger, in seconds. */
const openLag = async (connection) => {
  const logs = connection.db.collection('consent_logs');
  const watermarks = connection.db.collection('projection_watermarks');
  const newest = (application_id) =>
    logs.findOne({ application_id }, { sort: { seq: -1 }, projection: { seq: 1 } });
  const { application_id } = await logs.findOne({}, { sort: { consent_time: -1 } });
  let seen = [];
  const behind = async () => {
    const { seq } = await newest(application_id);
    const applied = (await watermarks.findOne({ _id: application_id }))?.applied_seq ?? 0;
    const now = performance.now();
    seen = [...seen.filter((one) => one.seq > applied), { at: now, seq }];
    return { left: seq - applied, seconds: (now - seen[0].at) / 1_000 };
  };
  /** What the counters say, and how many records there are. */
  const totals = async () => {
    while ((await behind()).left > 0);
    const sum = (tally = {}) => Object.values(tally).reduce((all, count) => all + count, 0);
    const days = await connection.db.collection('day_counters').find({ application_id }).toArray();
    const counted = days.reduce((all, { results }) => all + sum(results), 0);
    return { counted, stored: await logs.countDocuments({ application_id }) };
  };
  return { behind, totals };
};

const run = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-lasting-'));
  const database = await startProgram('packages/embedded-mongo/src/start.ts', [
    '--data',
    path.join(folder, 'database'),
  ]);
  const raw = await openRaw(database.address, `${PREFIX}_raw`, WIDTH);
  const product = await startProduct(database.address, folder, PREFIX);
  try {
    const decide = (seconds) => withVisitors(product, (call) => saturate(WIDTH, seconds, call));
    const processor = () => ({ gateway: cpuOf(product.pid), database: cpuOf(database.pid) });
    await saturate(WIDTH, WARM_UP_SECONDS, raw.visitors);
    await decide(WARM_UP_SECONDS);
    const dbName = `${PREFIX}_consents`;
    const connection = await mongoose
      .createConnection(database.address, { dbName, autoIndex: false })
      .asPromise();
    const { behind, totals } = await openLag(connection);
    const before = await totals();
    let answered = 0;
    let late = 0;
    const rounds = [];
    for (let spent = 0; spent < SECONDS; spent += 2 * TURN_SECONDS) {
      const inserted = (await saturate(WIDTH, TURN_SECONDS, raw.visitors)).rate;
      const from = processor();
      let over = false;
      const watched = (async () => {
        let most = 0;
        while (!over) {
          most = Math.max(most, (await behind()).seconds);
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        }
        return most;
      })();
      const { rate, done } = await decide(TURN_SECONDS);
      over = true;
      const lag = await watched;
      const to = processor();
      late = Math.max(late, lag);
      answered += done;
      const micros = (name) => ((to[name] - from[name]) / done) * 1e6;
      rounds.push({ ratio: rate / inserted, rate, gateway: micros('gateway'), database: micros('database') });
      console.error(
        `${spent + 2 * TURN_SECONDS} s: ${Math.round(inserted)} raw, ${Math.round(rate)} decisions a second, ` +
          `${lag.toFixed(2)} s behind; gateway ${Math.round(micros('gateway'))} µs, database ${Math.round(micros('database'))} µs`,
      );
    }
    const after = await totals();
    const ratios = rounds.map(({ ratio }) => 100 * ratio);
    await connection.close();
    return [
      {
        what: `decisions of raw inserts, median of ${rounds.length} rounds`,
        value: median(ratios),
        unit: '%',
      },
      { what: `the same, first ${COMPARED} rounds`, value: median(ratios.slice(0, COMPARED)), unit: '%' },
      { what: `the same, last ${COMPARED} rounds`, value: median(ratios.slice(-COMPARED)), unit: '%' },
      { what: 'raw inserts / decisions, median', value: 100 / median(ratios), unit: 'x', budget: 1 / 0.55 },
      { what: 'figures behind, most', value: late, unit: 's', budget: 2 },
      {
        what: 'decisions answered and not stored',
        value: answered - (after.stored - before.stored),
        unit: '',
        budget: 0,
      },
      {
        what: 'decisions stored and not counted',
        value: Math.abs(after.stored - after.counted),
        unit: '',
        budget: 0,
      },
      {
        what: 'processor time of the gateway per decision',
        value: median(rounds.map(({ gateway }) => gateway)),
        unit: 'µs',
      },
      { what: 'the same of the database', value: median(rounds.map(({ database: of }) => of)), unit: 'µs' },
    ];
  } finally {
    await raw.close();
    product.stop();
    database.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

printRows(run);
