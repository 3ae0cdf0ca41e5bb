const { randomBytes, randomUUID } = require('node:crypto');
const mongoose = require('mongoose');
const { createDatabaseClock } = require('@yinyom/consents/database/databaseClock');
const { databaseOf } = require('@yinyom/consents/database/databaseOf');
const { DAY_MS } = require('@yinyom/contracts/durations');
const { bangkokDay } = require('@yinyom/contracts/time/bangkokDay');
const { countRecords } = require('@yinyom/consents/projection/countRecords');
const { createLedgerStore } = require('@yinyom/consents/ledger/ledger.store');
const { createProjectionStore } = require('@yinyom/consents/projection/projection.store');
const { createProjector } = require('@yinyom/consents/ledger/projector');
const { createBatchStore } = require('@yinyom/consents/sealing/batch.store');
const { createRootStore } = require('@yinyom/consents/sealing/root.store');
const { createSealer } = require('@yinyom/consents/sealing/sealer');
const { openLedgerKeys } = require('@yinyom/consents/sealing/openLedgerKeys');
const { ledgerKeyParts } = require('@yinyom/consents/testing/ledgerKeyParts');
const { DATA_SECRET } = require('@yinyom/consents/testing/standIns');
const { createLogger } = require('@yinyom/service-kit/logger');
const { ledgerStory, ledgerStream } = require('@yinyom/consents/testing/ledgerStory');

const PIECE = 5_000;
const DAYS = 29;
/** So many decisions a visitor of a linked log makes on average. */
const PER_CLIENT = 3;

/** Indexes first, as in a real installation; `sealer` closes batches and signs days as the service does. */
const prepare = async (connection, secret) => {
  const ledger = createLedgerStore(connection);
  const projection = createProjectionStore(connection);
  const batches = createBatchStore(connection);
  const roots = createRootStore(connection);
  for (const store of [ledger, projection, batches, roots]) await store.ensureIndexes();
  const logger = createLogger('error');
  const clock = createDatabaseClock(connection, logger);
  const keys = await openLedgerKeys(ledgerKeyParts(connection, secret));
  const projector = createProjector(ledger, projection, logger);
  return createSealer({ ledger, batches, roots, projection, projector, keys, clock, logger });
};

/** Decisions of as many visitors over a month, for reading, not for checking: nothing is hashed anew. */
const plainRecords = function* (site, count) {
  const templates = ledgerStory({ site, count: 64, clients: 64, start: Date.now(), stepMs: 1 });
  const start = Date.now() - DAYS * DAY_MS;
  const step = (DAYS * DAY_MS) / count;
  for (let index = 0; index < count; index += 1) {
    const time = new Date(start + index * step);
    const template = templates[index % templates.length];
    yield {
      ...template,
      _id: new mongoose.mongo.ObjectId(randomBytes(12)),
      seq: index + 1,
      consent_time: time,
      day: bangkokDay(time),
      prior: null,
      identity: { ...template.identity, client_id: randomUUID() },
    };
  }
};

/** The same linked and hashed as a ledger is, with some who decide again: everything of it can be checked. */
const linkedRecords = (site, count, days = DAYS) => {
  const span = days * DAY_MS;
  const clients = Math.ceil(count / PER_CLIENT);
  return ledgerStream({ site, count, clients, start: Date.now() - span, stepMs: span / count });
};

const inPieces = function* (records) {
  let piece = [];
  for (const record of records) {
    if (piece.push(record) < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
};

/**
 * Fills the log and its counters with `count` decisions, straight into the collections. Then it is sealed, which in a
 * running service happens all along.
 * @param recordsOf `plainRecords` or `linkedRecords`
 */
const fastFill = async (connection, site, count, recordsOf = plainRecords, secret = DATA_SECRET) => {
  const sealer = await prepare(connection, secret);
  const db = databaseOf(connection);
  const counters = new Map();
  let written = Promise.resolve();
  for (const records of inPieces(recordsOf(site, count))) {
    const from = records[0].seq - 1;
    for (const day of new Set(records.map((record) => record.day))) {
      const change = countRecords(day, from, records);
      const known = counters.get(day) ?? { add: new Map(), types: new Map(), first: change.own.first };
      for (const [path, amount] of change.add) known.add.set(path, (known.add.get(path) ?? 0) + amount);
      for (const [id, type] of change.categoryTypes) known.types.set(id, type);
      counters.set(day, { ...known, last: change.own.last });
    }
    // One piece is made while the one before it is being stored.
    await written;
    written = db.collection('consent_logs').insertMany(records, { ordered: false, writeConcern: { w: 1 } });
  }
  await written;
  for (const [day, { add, types, first, last }] of counters) {
    await db.collection('day_counters').updateOne(
      { _id: `${site.application_id}|${day}`, application_id: site.application_id },
      {
        $inc: Object.fromEntries(add),
        $set: {
          day,
          seq: last,
          first_seq: first,
          last_seq: last,
          ...Object.fromEntries([...types].map(([id, type]) => [`categories.${id}.type`, type])),
        },
      },
      { upsert: true },
    );
  }
  await db
    .collection('projection_watermarks')
    .updateOne({ _id: site.application_id }, { $set: { applied_seq: count } }, { upsert: true });
  await sealer.seal(site.application_id, new Date());
};

module.exports = { fastFill, linkedRecords, plainRecords };
