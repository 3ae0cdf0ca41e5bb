import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ABOUT_FILE = 'build.json';
const CALLS_FILE = 'calls.json';
const MANIFEST_FILE = 'mf-manifest.json';

const readJson = (dist, file) => {
  const place = path.join(dist, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : null;
};

/**
 * What was built in a room: `about` (build.json) and the shapes of the calls that it makes.
 * @throws Error when nothing was built
 */
export const builtRemote = (room) => {
  const dist = path.join(room, 'dist');
  const about = readJson(dist, ABOUT_FILE);
  if (!about) throw new Error(`${path.basename(room)} is not built: run npm run build.`);
  return { about, shapes: readJson(dist, CALLS_FILE) ?? {} };
};

/** Sentences about files that are not those of the build any more: no console would run them. */
export const changedFiles = (room) => {
  const dist = path.join(room, 'dist');
  const files = readJson(dist, MANIFEST_FILE)?.files;
  if (!files)
    return [
      `The build in ${dist} has no ${MANIFEST_FILE} with digests. Build it anew with @yinyom/build-remote.`,
    ];
  return Object.entries(files).flatMap(([file, digest]) => {
    const place = path.join(dist, file);
    if (!existsSync(place)) return [`${file} of the build is gone. Build it anew.`];
    const found = `sha256-${createHash('sha256').update(readFileSync(place)).digest('base64')}`;
    return found === digest ? [] : [`${file} was changed after the build. Build it anew.`];
  });
};
