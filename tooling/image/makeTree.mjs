import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { READY_MADE } from '../readyMade.mjs';
import { remoteRooms } from '../workspaces.cjs';
import { neededPackages } from './neededPackages.mjs';

/** Programs of the product; the rest is what they load. */
const PROGRAMS = ['api-gateway', 'packages/embedded-mongo', 'packages/backup'];
/** Rooms of which only what was built is read: they are released, or sent to browsers. */
const BUILT = ['shell', 'consent-sdk', ...remoteRooms()];
/** Parts of the tooling that start the product, release its builds, back it up. */
const TOOLING = [
  'install.mjs',
  'nodeVersions.cjs',
  'packages.mjs',
  'readyMade.mjs',
  'workspaces.cjs',
  'start',
  'release',
  'backup',
];

/** Of the package that builds remotes: what releases builds. */
const RELEASING = ['package.json', 'release', 'webpack/contractCalls.cjs', 'webpack/installed.cjs'];

/** In a room: what it is made of, and what only its makers use. */
const NOT_RUN = new Set([
  'src',
  'test',
  'testing',
  'bench',
  'fixture',
  'node_modules',
  'packed',
  'generate',
  'subjects.json',
]);
/** In a package: nothing that Node loads. Licences stay. */
const NOT_LOADED = /\.(?:map|markdown|md|flow|tsbuildinfo|[cm]?ts)$/i;
const IS_LICENCE = /^(?:licen[cs]e|notice|copying)/i;
/** Ready-made machine code lies in folders named after its system. */
const OTHER_SYSTEM = /^(?:android|darwin|ios|win32|freebsd|openbsd|linux)-/;

const isLoaded = (file) => IS_LICENCE.test(path.basename(file)) || !NOT_LOADED.test(file);
const isOfThisSystem = (file) => {
  const folder = path.basename(file);
  const isOther = OTHER_SYSTEM.test(folder) && !folder.startsWith(`${process.platform}-${process.arch}`);
  return !(isOther && path.basename(path.dirname(file)) === 'prebuilds');
};

const copy = (place, target, wanted) =>
  cpSync(path.join(ROOT, place), path.join(target, place), {
    recursive: true,
    dereference: false,
    filter: wanted,
  });

const copyRoom = (room, target) => {
  for (const name of readdirSync(path.join(ROOT, room)).filter((one) => !NOT_RUN.has(one)))
    copy(`${room}/${name}`, target, (file) => !/\.map$|\.config\.cjs$|README\.md$/.test(file));
};
const copyPackage = (place, target) => {
  if (!existsSync(path.join(ROOT, place))) return;
  const root = path.join(ROOT, place);
  copy(
    place,
    target,
    (file) => isLoaded(file) && isOfThisSystem(file) && !file.startsWith(path.join(root, 'node_modules')),
  );
};

const link = (name, room, target) => {
  const place = path.join(target, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.relative(path.dirname(place), path.join(target, room)), place);
};

/**
 * Writes a tree that runs the product and can do nothing else: no sources, no compilers, nothing to install or to build.
 * Everything must be built.
 * @param {string} target folder that does not exist yet
 * @param {string} revision of the sources
 */
export const makeTree = (target, revision) => {
  mkdirSync(target, { recursive: true });
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const needed = neededPackages(lock, PROGRAMS);
  const rooms = needed.filter((place) => !place.includes('node_modules/'));
  needed.filter((place) => place.includes('node_modules/')).forEach((place) => copyPackage(place, target));
  for (const room of rooms) {
    copyRoom(room, target);
    link(lock.packages[room].name, room, target);
  }
  for (const room of BUILT)
    ['package.json', 'dist'].forEach((name) => copy(`${room}/${name}`, target, () => true));
  for (const name of RELEASING) copy(`packages/build-remote/${name}`, target, () => true);
  link('@yinyom/build-remote', 'packages/build-remote', target);
  for (const name of TOOLING) copy(`tooling/${name}`, target, (file) => !/\.test\.ts$|fixtures$/.test(file));
  for (const name of ['package.json', 'LICENSE']) copy(name, target, () => true);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(path.join(target, READY_MADE), `${JSON.stringify({ version, revision })}\n`);
};
