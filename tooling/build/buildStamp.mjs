import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { workspaceRooms } from '../workspaces.cjs';

/** What the last whole build was made of and what it made; lost with node_modules. */
const STAMP = path.join(ROOT, 'node_modules/.cache/yinyom/build.json');

const roomsOf = () => workspaceRooms(ROOT);

/** Every file below a folder of the tree, and what changes with the file. */
const printsOf = (folder, wanted) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return wanted(entry.name) ? printsOf(place, wanted) : [];
    return [[place, printOf(place)]];
  });

const printOf = (place) => {
  const { size, mtimeMs } = statSync(path.join(ROOT, place));
  return `${size} ${mtimeMs}`;
};

/** As nx.json has it: no build reads tests or texts about the code. */
const NO_INPUT = /\.test\.tsx?$|\.md$/;

/** Every file that a build may read, and the list of installed packages. @returns {Record<string, string>} path → what changes with it */
export const sourcesPrint = () => {
  const isSource = (name) => name !== 'dist' && name !== 'packed';
  const files = roomsOf()
    .flatMap((room) => printsOf(room, isSource))
    .filter(([place]) => !NO_INPUT.test(place));
  return Object.fromEntries([...files, ['package-lock.json', printOf('package-lock.json')]]);
};

const outputsPrint = () => {
  const folders = roomsOf().filter((room) =>
    readdirSync(path.join(ROOT, room), { withFileTypes: true }).some(({ name }) => name === 'dist'),
  );
  return Object.fromEntries(folders.flatMap((room) => printsOf(`${room}/dist`, () => true)));
};

const readStamp = () => {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return null;
  }
};

/** Files that are there now and were not, or the other way round, or are others. */
const differing = (before, now) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((place) => before[place] !== now[place]);

/** @returns {string[] | null} sources and built files that changed since the last whole build; null if there was none */
export const changedSinceBuild = () => {
  const stamp = readStamp();
  return stamp && [...differing(stamp.sources, sourcesPrint()), ...differing(stamp.outputs, outputsPrint())];
};

/** Whether everything was built from the sources as they are, and nobody touched what was built. */
export const isBuilt = () => changedSinceBuild()?.length === 0;

/** @param {Record<string, string>} sources `sourcesPrint()` of before the build */
export const stampBuild = (sources) => {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ sources, outputs: outputsPrint() }));
};
