import { createRequire } from 'node:module';
import path from 'node:path';
import { readBuild } from '@yinyom/build-remote/release/readBuild';
import { ROOT } from '../install.mjs';
import { remoteRooms } from '../workspaces.cjs';
import { localPlatform } from './localPlatform.mjs';

const require = createRequire(import.meta.url);

/** Who released what the start itself brings; everything else is a team's. */
const START = 'start';

/**
 * Whether the start may release its build of a room: nothing was released yet, or what is in use is the start's own from
 * an earlier build, or nothing that this platform signed (no console would run it).
 */
const mayRelease = (current, build, isOurs) => {
  if (current === undefined || !isOurs(current)) return true;
  return current.released_by === START && current.build !== build && current.entry.startsWith('/');
};

/**
 * Releases shell and remotes as they are built here, where no team has released one.
 * @param {Record<string, string | undefined>} env settings of the store
 * @param {(text: string) => void} tell
 * @param {string[]} [folders] of the rooms
 */
export const deployChanged = async (
  env,
  tell,
  folders = ['shell', ...remoteRooms()].map((room) => path.join(ROOT, room)),
) => {
  const rooms = folders.map((folder) => readBuild(folder));
  const coming = rooms.flatMap(({ declared }) => (declared ? [declared] : []));
  const platform = await localPlatform({ by: START, coming, env });
  const { isSigned, verifierOf } = require('@yinyom/release-store/signing/releaseKey');
  const trusted = env.RELEASE_PUBLIC_KEY || platform.key.publicKey;
  const isOurs = (release) => isSigned(release, verifierOf(trusted));
  try {
    for (const made of rooms) {
      const { room, build, files } = made;
      const current = (await platform.store.pointer(room).catch(() => null))?.current;
      if (
        current !== undefined &&
        isOurs(current) &&
        current.released_by !== START &&
        current.build !== build
      )
        tell(`${room}: ${current.build}, released by ${current.released_by}, stays in use.`);
      const isHere = current?.build === build && isOurs(current) && current.entry.startsWith('/');
      // Whatever was damaged in the store is repaired.
      if (isHere) await platform.upload(made);
      if (!mayRelease(current, build, isOurs)) continue;
      // Nobody would believe it.
      if (trusted !== platform.key.publicKey) {
        tell(`${room} is not released: RELEASE_PUBLIC_KEY is another key than ${platform.key.file}.`);
        continue;
      }
      await platform.upload(made);
      await platform.step(room, { action: 'deploy', build, files });
    }
  } finally {
    await platform.close();
  }
};
