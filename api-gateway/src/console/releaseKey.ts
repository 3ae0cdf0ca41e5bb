import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@yinyom/service-kit/settings/definitions';

/** Gives the key that consoles check releases with, or null while there is none. */
export type ReleaseKey = () => Promise<string | null>;

/** The key of the settings, else the public half of the key that this machine signs releases with. */
export const createReleaseKey = (
  settings: Pick<Settings, 'RELEASE_PUBLIC_KEY' | 'RELEASE_KEY_FILE'>,
  releasesDir: string,
): ReleaseKey => {
  const file = settings.RELEASE_KEY_FILE ?? path.join(releasesDir, '..', 'release-key.pem');
  let known = settings.RELEASE_PUBLIC_KEY ?? null;
  return async () => {
    if (known !== null) return known;
    const pem = await readFile(file, 'utf8').catch(() => null);
    if (pem === null) return null;
    known = createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');
    return known;
  };
};
