const { randomBytes, randomUUID } = require('node:crypto');
const mongoose = require('mongoose');
const { createDatabaseClock } = require('@yinyom/consents/database/databaseClock');
const { databaseOf } = require('@yinyom/consents/database/databaseOf');
const { DAY_MS } = require('@yinyom/contracts/constants');
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
const { ledgerStory } = require('@yinyom/consents/testing/ledgerStory');

const PIECE = 5_000;
const DAYS = 29;

/** Indexes first, as in a real installation; `sealer` closes batches and signs days as the service does. */
const prepare = async (connection) => {
  const ledger = createLedgerStore(connection);
  const projection = createProjectionStore(connection);
  const batches = createBatchStore(connection);
  const roots = createRootStore(connection);
  for (const store of [ledger, projection, batches, roots]) await store.ensureIndexes();
  const logger = createLogger('error');
  const clock = createDatabaseClock(connection, logger);
  const keys = await openLedgerKeys(ledgerKeyParts(connection, DATA_SECRET));
  const projector = createProjector(ledger, projection, logger);
  return createSealer({ ledger, batches, roots, projection, projector, keys, clock, logger });
};

/**
 * Fills the log and its counters with `count` decisions of as many visitors over a month, straight into the
 * collections: for reading, not for checking, so nothing is hashed anew. Then it is sealed, which in a running service
 * happens all along.
 */
const fastFill = async (connection, site, count) => {
  const sealer = await prepare(connection);
  const db = databaseOf(connection);
  const templates = ledgerStory({ site, count: 64, clients: 64, start: Date.now(), stepMs: 1 });
  const start = Date.now() - DAYS * DAY_MS;
  const step = (DAYS * DAY_MS) / count;
  const counters = new Map();
  let written = Promise.resolve();
  for (let from = 0; from < count; from += PIECE) {
    const records = [];
    for (let index = from; index < Math.min(count, from + PIECE); index += 1) {
      const time = new Date(start + index * step);
      const template = templates[index % templates.length];
      records.push({
        ...template,
        _id: new mongoose.mongo.ObjectId(randomBytes(12)),
        seq: index + 1,
        consent_time: time,
        day: bangkokDay(time),
        prior: null,
        identity: { ...template.identity, client_id: randomUUID() },
      });
    }
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

module.exports = { fastFill };
