// Fills the ledger of one website with linked and sealed decisions: for whatever recomputes ledgers.
// `node … fillLedger.cjs URI DATABASE COUNT`, with DATA_SECRET.
const mongoose = require('mongoose');
const { createStandIns } = require('@yinyom/consents/testing/standIns');
const { keyRing } = require('@yinyom/service-kit/secrets/keyRing');
const { fastFill, linkedRecords } = require('./fastFill.cjs');

const main = async ([uri, dbName, count]) => {
  const connection = await mongoose.createConnection(uri, { dbName, autoIndex: false }).asPromise();
  const site = createStandIns().addSite();
  await fastFill(connection, site, Number(count), linkedRecords, keyRing(process.env.DATA_SECRET));
  await connection.close();
};

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
