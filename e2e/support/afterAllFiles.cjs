const { rmSync } = require('node:fs');
const { SHARED_FOLDER } = require('./sharedFolder.cjs');

module.exports = () => {
  const folder = process.env[SHARED_FOLDER];
  if (folder) rmSync(folder, { recursive: true, force: true });
};
