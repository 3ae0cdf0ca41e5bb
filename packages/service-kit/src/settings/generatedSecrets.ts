import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './definitions';
import { keyRing, type KeyRing } from '../secrets/keyRing';
import { SettingsError } from './loadSettings';
import { previousOf, SECRET_NAMES, type SecretName } from './secretNames';

export type Secrets = Record<SecretName, KeyRing>;
type Stored = Partial<Record<SecretName, string>>;

/**
 * The secrets to sign with: those of the settings, the missing ones from DATA_DIR/secrets.json (owner-readable
 * only), which is made at the first start. Production never gets here without its own secrets.
 */
export const generatedSecrets = (settings: Settings): Secrets => {
  const file = path.join(settings.DATA_DIR, 'secrets.json');
  const stored = readStored(file);
  const secrets = SECRET_NAMES.map(
    (name) => [name, settings[name] ?? stored[name] ?? randomBytes(32).toString('base64url')] as const,
  );
  const missing = SECRET_NAMES.some((name) => settings[name] === undefined && stored[name] === undefined);
  if (missing) {
    mkdirSync(settings.DATA_DIR, { recursive: true });
    writeWhole(file, `${JSON.stringify({ ...stored, ...Object.fromEntries(secrets) }, null, 2)}\n`);
  }
  return Object.fromEntries(
    secrets.map(([name, secret]) => [name, keyRing(secret, settings[previousOf(name)])]),
  ) as Secrets;
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

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  SECRET_NAMES.every((name) => ['undefined', 'string'].includes(typeof (value as Stored)[name]));

/** @throws SettingsError naming the file when it cannot be read: other secrets would make what was stored useless */
const readStored = (file: string): Stored => {
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
