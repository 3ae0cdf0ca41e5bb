const { randomBytes, randomUUID } = require('node:crypto');
const mongoose = require('mongoose');
const { createStandIns } = require('@yinyom/consents/testing/standIns');
const { ledgerStory } = require('@yinyom/consents/testing/ledgerStory');

const durable = { writeConcern: { w: 'majority', journal: true } };

/**
 * What the driver alone reaches: one record per call, the same size, indexes and write concern as in the ledger.
 * @returns two loads: `visitors`, each record with an id and a client of its own, as visitors bring them; `rising`, ids that
 * rise and one client for all, which write to few pages of the database
 */
const openRaw = async (uri, dbName, width) => {
  const connection = await mongoose
    .createConnection(uri, { dbName, maxPoolSize: width, autoIndex: false })
    .asPromise();
  const site = createStandIns().addSite();
  const [record] = ledgerStory({ site, count: 1, clients: 1, start: Date.now(), stepMs: 1 });
  const { _id, ...fields } = record;
  let seq = 0;
  const load = async (name, keys) => {
    const logs = connection.db.collection(name);
    await logs.createIndexes([
      { key: { application_id: 1, seq: 1 }, unique: true },
      { key: { application_id: 1, 'identity.client_id': 1, seq: 1 } },
    ]);
    return () => logs.insertOne({ ...fields, seq: (seq += 1), ...keys() }, durable);
  };
  return {
    visitors: await load('visitors', () => ({
      _id: new mongoose.mongo.ObjectId(randomBytes(12)),
      identity: { ...fields.identity, client_id: randomUUID() },
    })),
    rising: await load('rising', () => ({})),
    close: () => connection.close(),
  };
};

module.exports = { openRaw };
