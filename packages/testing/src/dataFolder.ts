import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Containers often have 64 MiB there, which a few databases fill. */
const ENOUGH_BYTES = 1024 ** 3;

const hasRoom = (): boolean => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
};

/**
 * Makes a folder for a test's database: in memory where there is room, as every write waits for its disk and tests
 * write more than they compute. What a killed process leaves is the same; what a power cut leaves is for the disk.
 * @returns its path; whoever asked removes it
 */
export const makeDataFolder = (name: string): Promise<string> =>
  mkdtemp(path.join(hasRoom() ? MEMORY : tmpdir(), name));
