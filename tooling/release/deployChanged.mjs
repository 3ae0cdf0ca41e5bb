import path from 'node:path';
import { ROOT } from '../install.mjs';
import { isSigned, releaseKey } from './releaseSignature.mjs';
import { builtRelease, currentRelease, deploy } from './releaseStore.mjs';

export const REMOTES = ['mfe-auth', 'mfe-websites', 'mfe-dashboard', 'mfe-users'];

/**
 * Releases the remotes whose last build is not the one in use, or whose release this machine did not sign. A remote
 * that another origin serves is left alone.
 */
export const deployChanged = (releasesDir) => {
  for (const room of REMOTES) {
    const roomDir = path.join(ROOT, room);
    const current = currentRelease(releasesDir, room);
    const elsewhere = current !== null && !current.entry.startsWith('/');
    const isCurrent =
      current?.build === builtRelease(roomDir).build && isSigned(current, releaseKey(releasesDir));
    if (!elsewhere && !isCurrent) deploy(releasesDir, roomDir);
  }
};
