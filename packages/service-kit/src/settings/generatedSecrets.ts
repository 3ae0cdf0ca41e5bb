import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './definitions';
import { SettingsError } from './loadSettings';

const NAMES = ['JWT_SECRET', 'INTERNAL_SECRET', 'INGEST_SECRET', 'DATA_SECRET'] as const;
export type Secrets = Record<(typeof NAMES)[number], string>;

/**
 * The secrets to sign with: those of the settings, the missing ones from DATA_DIR/secrets.json (owner-readable
 * only), which is made at the first start. Production never gets here without its own secrets.
 */
export const generatedSecrets = (settings: Settings): Secrets => {
  const file = path.join(settings.DATA_DIR, 'secrets.json');
  const stored = readStored(file);
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, settings[name] ?? stored[name] ?? randomBytes(32).toString('base64url')]),
  ) as Secrets;
  const missing = NAMES.some((name) => settings[name] === undefined && stored[name] === undefined);
  if (missing) {
    mkdirSync(settings.DATA_DIR, { recursive: true });
    writeWhole(file, `${JSON.stringify({ ...stored, ...secrets }, null, 2)}\n`);
  }
  return secrets;
};

/** Writes a file that a power cut leaves whole or not at all. */
const writeWhole = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}`;
  const handle = openSync(unfinished, 'w', 0o600);
  writeFileSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
};

const isStored = (value: unknown): value is Partial<Secrets> =>
  typeof value === 'object' &&
  value !== null &&
  NAMES.every((name) => ['undefined', 'string'].includes(typeof (value as Partial<Secrets>)[name]));

/** @throws SettingsError naming the file when it cannot be read: other secrets would make what was stored useless */
const readStored = (file: string): Partial<Secrets> => {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isStored(stored)) return stored;
    throw new Error('it holds something else');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new SettingsError(
      `The secrets in ${file} cannot be read (${(error as Error).message}). Put the file back from a backup; only where nothing was stored yet it may be removed, and the next start makes a new one.`,
      { cause: error },
    );
  }
};
