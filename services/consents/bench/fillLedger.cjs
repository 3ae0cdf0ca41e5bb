// Fills the ledger of one website with linked and sealed decisions: for whatever recomputes ledgers.
// `node … fillLedger.cjs URI DATABASE COUNT [SITE DAYS]`, with DATA_SECRET. SITE: JSON of what differs from a sample website.
const mongoose = require('mongoose');
const { createStandIns } = require('@yinyom/consents/testing/standIns');
const { keyRing } = require('@yinyom/service-kit/secrets/keyRing');
const { fastFill, linkedRecords } = require('./fastFill.cjs');

const main = async ([uri, dbName, count, given = '{}', days]) => {
  const connection = await mongoose.createConnection(uri, { dbName, autoIndex: false }).asPromise();
  const site = createStandIns().addSite(JSON.parse(given));
  const recordsOf = (of, rows) => linkedRecords(of, rows, days && Number(days));
  await fastFill(connection, site, Number(count), recordsOf, keyRing(process.env.DATA_SECRET));
  await connection.close();
};

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
