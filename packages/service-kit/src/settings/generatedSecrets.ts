import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './definitions';

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
    writeFileSync(file, `${JSON.stringify({ ...stored, ...secrets }, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
};

const readStored = (file: string): Partial<Secrets> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};
