import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { Declared } from '@yinyom/contracts/release/Declared';
import { containerOf } from '@yinyom/contracts/release/names';
import { digestOf, tableOf, type FileTable } from '../builds/fileTable';

/** A built folder on the disk, as small as a remote can be. */
export interface SampleBuild {
  room: string;
  build: string;
  dist: string;
  files: FileTable;
}

export const sampleDeclared = (room: string): Declared => ({
  name: containerOf(room),
  team: { name: 'Users', contact: 'users@example.com' },
  namespaces: [containerOf(room)],
  slots: [],
  pages: [
    {
      path: `/${room.replace(/^mfe-/, '')}`,
      layout: 'default',
      title: { th: 'หน้า', en: 'Page', cn: '页', jp: 'ページ', kh: 'ទំព័រ' },
    },
  ],
});

const FOLDERS = 'yy-sample-builds-';

/** A test process does not hear of its end, so each removes what those of other days left. */
const removeOld = (): void => {
  for (const name of readdirSync(tmpdir())) {
    const place = path.join(tmpdir(), name);
    const made = name.startsWith(FOLDERS) ? statSync(place, { throwIfNoEntry: false })?.mtimeMs : undefined;
    if (made !== undefined && Date.now() - made > DAY_MS) rmSync(place, { recursive: true, force: true });
  }
};

let folder: string | undefined;
/** Where this process has its builds. */
const builds = (): string => {
  if (folder === undefined) {
    removeOld();
    folder = mkdtempSync(path.join(tmpdir(), FOLDERS));
  }
  return folder;
};

/** Writes a build: `build.json`, a manifest with digests, an entry and a chunk. */
export const sampleBuild = async (
  build: string,
  room = 'mfe-users',
  declared: Declared = sampleDeclared(room),
): Promise<SampleBuild> => {
  const dist = await mkdtemp(path.join(builds(), 'build-'));
  await mkdir(path.join(dist, 'assets'));
  const code = { 'assets/remoteEntry.js': `entry of ${build}`, 'assets/page.js': `page of ${build}` };
  for (const [file, text] of Object.entries(code)) await writeFile(path.join(dist, file), text);
  const digests = Object.entries(code).map(([file, text]) => [file, digestOf(Buffer.from(text))]);
  const metaData = { remoteEntry: { path: 'assets', name: 'remoteEntry.js' } };
  await writeFile(
    path.join(dist, 'mf-manifest.json'),
    JSON.stringify({ id: build, metaData, files: Object.fromEntries(digests) }),
  );
  await writeFile(
    path.join(dist, 'build.json'),
    JSON.stringify({ name: containerOf(room), build, hash: `hash of ${build}`, declared }),
  );
  return { room, build, dist, files: await tableOf(dist) };
};
