const { spawn } = require('node:child_process');
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { SHARED_FOLDER } = require('./sharedFolder.cjs');

module.exports = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-e2e-shared-'));
  process.env[SHARED_FOLDER] = folder;
  const supervisor = spawn(process.execPath, [path.join(__dirname, 'supervisor.cjs'), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  supervisor.unref();
  supervisor.stdin.unref();
  globalThis.e2eSupervisor = supervisor;
};
