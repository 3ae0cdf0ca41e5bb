import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './startProgram';

/**
 * A build of a remote as a later commit would make it: one text differs, and so do its name and hash.
 * `folder` holds it and is the caller's to remove; `title` is the text as it then is.
 */
export const changedBuild = (room: string, text: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-build-'));
  const dist = path.join(folder, room, 'dist');
  cpSync(path.join(ROOT, room, 'dist'), dist, { recursive: true });
  const title = `${text.slice(0, -1)}†`;
  const assets = path.join(dist, 'assets');
  for (const file of readdirSync(assets)) {
    if (/\.(gz|br)$/.test(file)) rmSync(path.join(assets, file));
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(path.join(assets, file), 'utf8');
    if (code.includes(text)) writeFileSync(path.join(assets, file), code.replaceAll(text, title));
  }
  writeFileSync(
    path.join(dist, 'build.json'),
    JSON.stringify({ name: room.replaceAll('-', '_'), build: 'changed00001', hash: 'changed' }),
  );
  return { folder, title };
};
