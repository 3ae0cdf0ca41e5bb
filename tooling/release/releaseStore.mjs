import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { integrityOf, releaseKey, signRelease } from './releaseSignature.mjs';

/** The file in a remote's folder of the store that says which build is in use. */
export const POINTER = 'current.json';

/** Builds that stay: open consoles may still load chunks of an older one. */
const KEPT_BUILDS = 10;
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** The name and build id that the build wrote. @throws Error when the room is not built */
export const builtRelease = (roomDir) => {
  const file = path.join(roomDir, 'dist/build.json');
  if (!existsSync(file))
    throw new Error(`${path.basename(roomDir)} is not built: run npm run build -w ${path.basename(roomDir)}`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** What the pointer of a room says now, or null. */
export const currentRelease = (releasesDir, room) => {
  const file = path.join(releasesDir, room, POINTER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** Puts a build into the store, whole or not at all. A build that is there already is left as it is. */
export const uploadBuild = (releasesDir, roomDir, build) => {
  const target = path.join(releasesDir, path.basename(roomDir), build);
  if (!existsSync(target)) {
    const unfinished = `${target}.uploading`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    cpSync(path.join(roomDir, 'dist'), unfinished, { recursive: true });
    renameSync(unfinished, target);
  }
  utimesSync(target, new Date(), new Date());
};

/** Signs a release and moves the pointer to it in one step: readers see the old release or the new one. */
export const pointTo = (releasesDir, room, release) => {
  const folder = path.join(releasesDir, room);
  mkdirSync(folder, { recursive: true });
  const unfinished = path.join(folder, `${POINTER}.${process.pid}`);
  const signed = signRelease({ ...release, released_at: new Date().toISOString() }, releaseKey(releasesDir));
  writeFileSync(unfinished, `${JSON.stringify(signed)}\n`);
  renameSync(unfinished, path.join(folder, POINTER));
};

/** Removes builds that are neither recent nor among the last ones. */
export const removeOldBuilds = (releasesDir, room, current, now = Date.now()) => {
  const folder = path.join(releasesDir, room);
  const builds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => ({ name, uploaded: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.uploaded - a.uploaded);
  for (const { name, uploaded } of builds.slice(KEPT_BUILDS - 1)) {
    if (now - uploaded > KEPT_DAYS * DAY_MS) rmSync(path.join(folder, name), { recursive: true });
  }
};

/** Uploads a room's build, then points at it. `entry` registers a remote that another origin serves instead. */
export const deploy = (releasesDir, roomDir, entry) => {
  const room = path.basename(roomDir);
  const { name, build, hash } = builtRelease(roomDir);
  if (entry === undefined) uploadBuild(releasesDir, roomDir, build);
  pointTo(releasesDir, room, {
    name,
    build,
    hash,
    entry: entry ?? `/mfe/${room}/${build}/mf-manifest.json`,
    integrity: integrityOf(path.join(roomDir, 'dist')),
  });
  removeOldBuilds(releasesDir, room, build);
  return build;
};
