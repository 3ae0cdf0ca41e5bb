import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';

/** What the last whole build was made of and what it made; lost with node_modules. */
const STAMP = path.join(ROOT, 'node_modules/.cache/yinyom/build.json');

const roomsOf = () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const folder = pattern.slice(0, -2);
    const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
  });
};

/** Every file below a folder of the tree, as a line that changes with the file. */
const linesOf = (folder, wanted) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return wanted(entry.name) ? linesOf(place, wanted) : [];
    const { size, mtimeMs } = statSync(path.join(ROOT, place));
    return [`${place} ${size} ${mtimeMs}`];
  });

const digestOf = (lines) => createHash('sha256').update(lines.sort().join('\n')).digest('hex');

/** Changes with every source file, and with what packages are installed. */
export const sourcesPrint = () => {
  const isSource = (name) => name !== 'dist';
  const lock = statSync(path.join(ROOT, 'package-lock.json'));
  return digestOf([...roomsOf().flatMap((room) => linesOf(room, isSource)), `${lock.size} ${lock.mtimeMs}`]);
};

const outputsPrint = () => {
  const folders = roomsOf().filter((room) =>
    readdirSync(path.join(ROOT, room), { withFileTypes: true }).some(({ name }) => name === 'dist'),
  );
  return digestOf(folders.flatMap((room) => linesOf(`${room}/dist`, () => true)));
};

/** Whether everything was built from the sources as they are, and nobody touched what was built. */
export const isBuilt = () => {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
    return stamp.sources === sourcesPrint() && stamp.outputs === outputsPrint();
  } catch {
    return false;
  }
};

/** @param {string} sources `sourcesPrint()` of before the build */
export const stampBuild = (sources) => {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ sources, outputs: outputsPrint() }));
};
