import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyBuild } from './copyBuild';
import { resealBuild } from './resealBuild';

/**
 * A build of a remote of which one script differs, sealed like any other. It lies in a folder that is the caller's to
 * remove; the room to deploy is inside of it.
 * @param file name of the script, below `assets`
 */
export const otherBuild = (room: string, file: RegExp, change: (code: string) => string): string => {
  const { folder, dist, assets } = copyBuild(room);
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.js') && file.test(one))) {
    const code = readFileSync(path.join(assets, name), 'utf8');
    if (change(code) === code) throw new Error(`${name} would not differ`);
    writeFileSync(path.join(assets, name), change(code));
    for (const ending of ['.gz', '.br']) rmSync(path.join(assets, name + ending), { force: true });
  }
  resealBuild(dist, `other${path.basename(folder).replace(/\W/g, '')}`);
  return folder;
};
