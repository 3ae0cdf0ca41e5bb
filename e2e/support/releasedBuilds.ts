import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { remoteRooms } from '../../tooling/workspaces.cjs';
import { SHARED_FOLDER } from './sharedFolder.cjs';
import { startDeployer } from './startDeployer';
import { ROOT } from './startProgram';

const ROOMS = ['shell', ...remoteRooms()];

const releaseAll = async (dataDir: string): Promise<void> => {
  const deployer = startDeployer(path.join(dataDir, 'releases'));
  for (const room of ROOMS) await deployer.deploy(room);
  await deployer.stop();
};

/** Names what is built now, so that nobody gets what was built before. */
const nameOfBuilds = (): string => {
  const hash = createHash('sha256');
  for (const room of ROOMS) hash.update(readFileSync(path.join(ROOT, room, 'dist/build.json')));
  return `released-${hash.digest('hex').slice(0, 16)}`;
};

/**
 * Puts a store of releases with the builds of this repository into a data folder: `releases`, and the key beside it. They
 * are released once in a run; each stack gets a copy of its own.
 */
export const releaseBuilds = async (dataDir: string): Promise<void> => {
  const shared = process.env[SHARED_FOLDER];
  if (!shared) return releaseAll(dataDir);
  const released = path.join(shared, nameOfBuilds());
  if (!existsSync(released)) {
    const made = await mkdtemp(path.join(shared, 'made-'));
    await releaseAll(made);
    // Another worker may have been quicker.
    await rename(made, released).catch(() => rm(made, { recursive: true }));
  }
  await cp(released, dataDir, { recursive: true });
};
