import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkData, type CheckReport, describeDamage } from './checkData';
import { DATA_FILE, openDataFile } from './dataFile';

/**
 * A consistent copy of the data file. LMDB lets another process read while the server writes: the copy is
 * one snapshot, and the server goes on.
 */
export async function copyDatabase(dataDir: string, file: string): Promise<void> {
  const { root } = openDataFile(path.join(dataDir, DATA_FILE), true);
  try {
    await root.backup(file, true);
  } finally {
    await root.close();
  }
}

/** Reads all of a data file, also of one that a server is using. */
export async function checkDirectory(dataDir: string): Promise<CheckReport> {
  const data = openDataFile(path.join(dataDir, DATA_FILE), true);
  try {
    return await checkData(data);
  } finally {
    await data.root.close();
  }
}

/** Checks a copy; throws when anything in it is not as it was written. */
export async function verifyCopy(dataDir: string): Promise<Omit<CheckReport, 'damages'>> {
  const { damages, ...report } = await checkDirectory(dataDir);
  // A copy is one file: what reading it left beside it would say that a server worked there.
  rmSync(path.join(dataDir, `${DATA_FILE}-lock`), { force: true });
  if (damages.length > 0)
    throw new Error(`The data is damaged and was not copied. ${damages.map(describeDamage).join('. ')}`);
  return report;
}
