import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digestOf.mjs';

/** Files of a folder, as paths below it. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/**
 * What was built in a room: what it says about itself, and the digests of its files.
 * @throws Error when the room is not built
 */
export const readBuild = (roomDir) => {
  const room = path.basename(roomDir);
  const dist = path.join(roomDir, 'dist');
  const about = path.join(dist, 'build.json');
  if (!existsSync(about)) throw new Error(`${room} is not built: run npm run build -w ${room}`);
  const { name, build, declared } = JSON.parse(readFileSync(about, 'utf8'));
  const files = Object.fromEntries(
    filesBelow(dist).map((file) => [file, digestOf(readFileSync(path.join(dist, file)))]),
  );
  return { room, dist, name, build, declared, files };
};

/** Of a build that another origin serves: what signs it, and what it says about itself. */
export const onlySigned = ({ dist, files, ...rest }) => {
  const { remoteEntry } = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8')).metaData;
  const kept = ['build.json', 'mf-manifest.json', path.posix.join(remoteEntry.path, remoteEntry.name)];
  return { ...rest, dist, files: Object.fromEntries(kept.map((file) => [file, files[file]])) };
};
