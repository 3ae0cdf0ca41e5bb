import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyBuild } from './copyBuild';
import { resealBuild } from './resealBuild';

/**
 * A build of a remote as a later commit would make it: one text differs, and so do its name and hash.
 * `folder` holds it and is the caller's to remove; `title` is the text as it then is.
 */
export const changedBuild = (room: string, text: string) => {
  const { folder, dist, assets } = copyBuild(room);
  const title = `${text.slice(0, -1)}†`;
  for (const file of readdirSync(assets)) {
    if (/\.(gz|br)$/.test(file)) rmSync(path.join(assets, file));
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(path.join(assets, file), 'utf8');
    if (code.includes(text)) writeFileSync(path.join(assets, file), code.replaceAll(text, title));
  }
  // In the store that test files share two builds of a room are never one.
  const hash = createHash('sha256').update(`${room} ${text}`).digest('hex');
  resealBuild(dist, `changed${hash.slice(0, 5)}`);
  return { folder, title };
};
