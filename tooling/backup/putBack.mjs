import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../install.mjs';
import { built, installation, readGivenKeys } from './installation.mjs';
import { fileOf } from './keptBackups.cjs';
import { writeRecord } from './record.mjs';

/** The keys that belong to what was restored: its own, where they are part of it. */
const keysFor = (env, dataDir) =>
  dataDir === null ? env : { ...withoutKeys(env), ...readGivenKeys(dataDir) };

const withoutKeys = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/_SECRET(?:_PREVIOUS)?$/.test(name)));

/** Settings of what works on restored data: its own keys, and nothing of this machine's. */
const settingsFor = (env, { uri, dataDir }) => ({
  ...keysFor(env, dataDir),
  NODE_ENV: 'development',
  CONSENTS_MONGODB_URI: uri,
  COMPLIANCE_MONGODB_URI: uri,
  ...(dataDir && { DATA_DIR: dataDir }),
});

/** Runs a program of a service, and gives what it printed, a line of JSON each. */
const runProgram = (service, name, args, env) =>
  new Promise((resolve, reject) => {
    const program = path.join(ROOT, 'services', service, 'dist', name);
    const child = spawn(process.execPath, [program, ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    const errors = [];
    createInterface({ input: child.stdout }).on('line', (line) => said.push(JSON.parse(line)));
    createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said, errors }));
  });

const failure = (code, lines) => new Error(lines.slice(0, 10).join('\n') || `The check ended with ${code}.`);

/** The folder itself or, where it is not there, the one that it will be made in. */
const nearestFolder = (folder) => (existsSync(folder) ? folder : path.dirname(path.resolve(folder)));

/** Recomputes all ledgers by the program of the consents service. @returns {Promise<number>} how many entries */
const verifyLedgers = async (env, place) => {
  const { code, said, errors } = await runProgram(
    'consents',
    'checkLedgers.start.js',
    [],
    settingsFor(env, place),
  );
  const broken = said.filter(({ ok }) => !ok);
  const told = broken.map(
    ({ application_id, first_bad_seq }) =>
      `The ledger of ${application_id} is not as it was written from entry ${first_bad_seq} on.`,
  );
  if (code !== 0) throw failure(code, [...told, ...errors]);
  return said.reduce((sum, { checked }) => sum + checked, 0);
};

/** Erases again what was erased since the backup: identifiers of visitors, and purged requests of data subjects. @returns what became of each list, summed up */
const eraseAgain = async (env, place, lists) => {
  const sum = { lines: 0, erased: 0, unknown: 0 };
  for (const list of lists)
    for (const service of ['consents', 'compliance']) {
      const { code, said, errors } = await runProgram(
        service,
        'applyErasures.start.js',
        [path.resolve(list)],
        settingsFor(env, place),
      );
      if (code !== 0) throw failure(code, errors);
      const applied = built('@yinyom/contracts/operations/erasures').appliedErasures.parse(said.at(-1));
      for (const name of Object.keys(sum)) sum[name] += applied[name];
    }
  return sum;
};

/**
 * Restores a backup into a place where nothing is, counts it, erases again what is in lists of erasures, and verifies
 * its ledgers.
 * @returns what was in it, what was erased again, and how many entries of ledgers were recomputed
 */
export const putBack = async ({ from, dataDir, uri, erasures = [], env = process.env }) => {
  const missing = erasures.find((list) => !existsSync(list));
  if (missing) throw new Error(`There is no list of erasures ${path.resolve(missing)}.`);
  let verified = 0;
  let erasedAgain;
  const room = {
    place: dataDir === undefined ? 'the database' : nearestFolder(dataDir),
    what: 'The restored data, of which this is the packed size,',
    bytes: () => statSync(from).size,
  };
  const { restoreBackup } = built('@yinyom/backup/restoreBackup');
  const order = {
    from,
    secret: env.BACKUP_KEY,
    prefix: installation(env).prefix,
    dataDir,
    uri,
    verify: async (place) => {
      erasedAgain = await eraseAgain(env, place, erasures);
      verified = await verifyLedgers(env, place);
    },
  };
  const restored = await built('@yinyom/backup/fullDisk').namingPlace(room, () => restoreBackup(order));
  return { ...restored, erasedAgain, verified };
};

/**
 * Restores a backup into a temporary place, verifies it, takes it away, and notes how that went.
 * @param from a file, or a folder whose newest backup is tried
 */
export const tryBackup = async ({ from, env = process.env }) => {
  const { dataDir } = installation(env);
  const began = Date.now();
  const note = (how) =>
    writeRecord(dataDir, {
      last_check: {
        at: new Date().toISOString(),
        taken_at: null,
        why: '',
        seconds: (Date.now() - began) / 1_000,
        ...how,
      },
    });
  const place = mkdtempSync(path.join(env.BACKUP_CHECK_DIR || tmpdir(), 'yinyom-check-'));
  try {
    const file = fileOf(from);
    const restored = await putBack({ from: file, dataDir: path.join(place, 'data'), env });
    note({
      ok: true,
      taken_at: restored.about.taken_at,
      bytes: statSync(file).size,
      ledger_entries: restored.verified,
    });
    return restored;
  } catch (error) {
    note({ ok: false, why: error.message });
    throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};
