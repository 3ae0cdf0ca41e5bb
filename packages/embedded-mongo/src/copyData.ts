import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { copyDatabase, verifyCopy } from './store/backupCopy';
import { DATA_FILE } from './store/dataFile';
import { examineFile } from './store/fileHealth';
import { lockOwner } from './store/lockFile';

/** What was copied. */
export interface CopiedData {
  collections: number;
  documents: number;
  bytes: number;
  /** The process that was using the data meanwhile. */
  owner: number | null;
}

/**
 * Copies the data of a server, running or not, as it is at one moment, and checks the copy by reading all of it.
 * @throws Error when there is no data, something is there already, or the data is damaged; nothing is left then
 */
export async function copyData(from: string, to: string): Promise<CopiedData> {
  const source = path.resolve(from);
  const target = path.resolve(to);
  if (!existsSync(path.join(source, DATA_FILE))) throw new Error(`There is no data in ${source}`);
  if (existsSync(path.join(target, DATA_FILE))) throw new Error(`There is data in ${target} already`);
  examineFile(source, '');
  const owner = lockOwner(source);
  const temporary = mkdtempSync(`${target}.part-`);
  try {
    await copyDatabase(source, path.join(temporary, DATA_FILE));
    const { collections, documents } = await verifyCopy(temporary);
    renameSync(temporary, target);
    return {
      collections,
      documents,
      bytes: statSync(path.join(target, DATA_FILE)).size,
      owner: owner ?? null,
    };
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}
