import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../install.mjs';
import { built, installation, readGivenKeys } from './installation.mjs';
import { writeRecord } from './record.mjs';

/** The keys that belong to what was restored: its own, where they are part of it. */
const keysFor = (env, dataDir) =>
  dataDir === null ? env : { ...withoutKeys(env), ...readGivenKeys(dataDir) };

const withoutKeys = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/_SECRET(?:_PREVIOUS)?$/.test(name)));

/** Recomputes all ledgers by the program of the consents service. @returns {Promise<number>} how many entries */
const verifyLedgers = (env, { uri, dataDir }, tell) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'services/consents/dist/checkLedgers.start.js')], {
      cwd: ROOT,
      env: {
        ...keysFor(env, dataDir),
        // The settings of this machine have no say in what is only checked here.
        NODE_ENV: 'development',
        CONSENTS_MONGODB_URI: uri,
        ...(dataDir && { DATA_DIR: dataDir }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let entries = 0;
    const errors = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { application_id, ok, checked, first_bad_seq } = JSON.parse(line);
      entries += checked;
      if (!ok)
        errors.push(
          `The ledger of ${application_id} is not as it was written from entry ${first_bad_seq} on.`,
        );
    });
    createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0)
        return reject(new Error(errors.slice(0, 10).join('\n') || `The check ended with ${code}.`));
      tell(entries);
      return resolve(entries);
    });
  });

/**
 * Restores a backup into a place where nothing is, counts it and verifies its ledgers.
 * @returns what was in it, and how many entries of ledgers were recomputed
 */
export const putBack = async ({ from, dataDir, uri, env = process.env }) => {
  let verified = 0;
  const restored = await built('@yinyom/backup/restoreBackup').restoreBackup({
    from,
    secret: env.BACKUP_KEY,
    prefix: installation(env).prefix,
    dataDir,
    uri,
    verify: (place) => verifyLedgers(env, place, (entries) => (verified = entries)),
  });
  return { ...restored, verified };
};

/** Restores a backup into a temporary place, verifies it, takes it away, and notes how that went. */
export const tryBackup = async ({ from, env = process.env }) => {
  const { dataDir } = installation(env);
  const place = mkdtempSync(path.join(env.BACKUP_CHECK_DIR || tmpdir(), 'yinyom-check-'));
  const note = (taken_at, ok, why) =>
    writeRecord(dataDir, { last_check: { at: new Date().toISOString(), taken_at, ok, why } });
  try {
    const restored = await putBack({ from, dataDir: path.join(place, 'data'), env });
    note(restored.about.taken_at, true, '');
    return restored;
  } catch (error) {
    note(null, false, error.message);
    throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};
