import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built, givenKeys, installation, installationFiles } from './installation.mjs';
import { writeRecord } from './record.mjs';

const isGiven = (env) => Object.keys(env).some((name) => /^(?:\w+_)?MONGODB_URI$/.test(name) && env[name]);

const sourceOf = (env, stopped) => {
  const { dataDir, prefix } = installation(env);
  if (!isGiven(env))
    return () => built('@yinyom/backup/sources/embeddedSource').embeddedSource(dataDir, prefix);
  const uriOf = (service) => {
    const name = `${service.toUpperCase()}_MONGODB_URI`;
    const uri = env[name] || env.MONGODB_URI;
    if (!uri) throw new Error(`${name} or MONGODB_URI must be set`);
    return uri;
  };
  return () => built('@yinyom/backup/sources/mongoSource').mongoSource(uriOf, prefix, stopped);
};

/** Keys from settings go into the backup as a file; it is written nowhere but to this machine's temporary folder. */
const withKeysFile = async (env, use) => {
  const text = givenKeys(env);
  if (text === '') return use(null);
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-keys-'));
  try {
    const file = path.join(folder, 'keys');
    writeFileSync(file, text, { mode: 0o600 });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Makes a backup of this installation and notes that it was made. @returns what is in it */
export const takeBackup = async ({ to, stopped = false, env = process.env }) => {
  const { dataDir, product } = installation(env);
  const { makeBackup } = built('@yinyom/backup/makeBackup');
  const making = withKeysFile(env, (keysFile) =>
    makeBackup({
      to,
      secret: env.BACKUP_KEY,
      product,
      source: sourceOf(env, stopped),
      files: () => installationFiles(env, keysFile),
    }),
  );
  const made = await making.catch((error) => {
    writeRecord(dataDir, { last_failed_backup: { at: new Date().toISOString(), why: error.message } });
    throw error;
  });
  writeRecord(dataDir, {
    last_failed_backup: undefined,
    last_backup: {
      at: made.about.taken_at,
      bytes: made.bytes,
      documents: sum(Object.values(made.contents.collections)),
      ledger_entries: made.contents.collections['consents.consent_logs'] ?? 0,
    },
  });
  return made;
};

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** A line for people about what a backup holds. */
export const inWords = ({ collections, files, ledgers }) =>
  [
    `${sum(Object.values(collections))} documents in ${Object.keys(collections).length} collections`,
    `${collections['consents.consent_logs'] ?? 0} decisions of ${Object.keys(ledgers).length} websites`,
    `${Object.keys(files).length} files`,
  ].join(', ');
