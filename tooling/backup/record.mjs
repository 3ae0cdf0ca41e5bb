import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { built } from './installation.mjs';

const fileOf = (dataDir) => path.join(dataDir, 'backups.json');

/** What is known of the backups of an installation; nothing where the file cannot be read. */
export const readRecord = (dataDir) => {
  const { backupRecord } = built('@yinyom/contracts/operations/backup');
  try {
    return backupRecord.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return {};
  }
};

/** Notes something, whole or not at all. What cannot be noted spoils no backup. */
export const writeRecord = (dataDir, change) => {
  try {
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const unfinished = `${fileOf(dataDir)}.${process.pid}`;
    const text = JSON.stringify({ ...readRecord(dataDir), ...change }, null, 2);
    writeFileSync(unfinished, `${text}\n`, { mode: 0o600 });
    renameSync(unfinished, fileOf(dataDir));
  } catch (error) {
    console.error(`${fileOf(dataDir)} could not be written: ${error.message}`);
  }
};
