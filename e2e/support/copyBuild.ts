import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './startProgram';

/**
 * A copy of a room's build that may be changed.
 * @returns `folder`, which holds the room and is the caller's to remove; `dist` and its `assets`, as absolute paths
 */
export const copyBuild = (room: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-build-'));
  const dist = path.join(folder, room, 'dist');
  cpSync(path.join(ROOT, room, 'dist'), dist, { recursive: true });
  return { folder, dist, assets: path.join(dist, 'assets') };
};
