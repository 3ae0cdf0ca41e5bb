const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { SHARED_FOLDER } = require('./sharedFolder.cjs');

module.exports = () => {
  process.env[SHARED_FOLDER] = mkdtempSync(path.join(tmpdir(), 'yy-e2e-shared-'));
};
