import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../release/digestOf.mjs';

/** Where a remote keeps the types of others: a folder for each, written by `yinyom-remote types` and committed. */
const FOLDER = 'src/remotes';
const PATIENCE_MS = 10_000;
/** A path below a folder, with nothing that leads out of it. */
const PLAIN = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.d\.ts$/;
const MOST_FILES = 200;

const noteOf = (name) =>
  `// Types of ${name}, written by "yinyom-remote types --from ${name}". Do not change them here.\n`;

const read = async (address) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
};

const readWhole = async (address, digest) => {
  const bytes = await read(address);
  if (digestOf(bytes) !== digest) throw new Error(`${address} is not what the platform's list says it is.`);
  return JSON.parse(bytes.toString('utf8'));
};

/**
 * The types that a remote exposes in the release that a platform has in use, checked by the digests of the list.
 * @param {string} origin; @param {string} name of the container
 * @throws Error that says why there are none
 */
export const releasedTypes = async (origin, name) => {
  const { remotes } = JSON.parse(String(await read(new URL('/mf/remotes.json', origin))));
  const row = remotes.find((one) => one.name === name);
  if (!row) throw new Error(`${origin} has no remote ${name}.`);
  const entry = new URL(row.entry, origin);
  const { files } = await readWhole(entry, row.integrity.manifest);
  const digest = files['types.json'];
  if (!digest) throw new Error(`${name} ${row.build} exposes no types: it has no src/exposed.ts.`);
  return readWhole(new URL('types.json', entry), digest);
};

/** Remotes whose types a room uses, by name. */
export const usedRemotes = (room) => {
  const folder = path.join(room, FOLDER);
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : [];
};

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [];

const checkPaths = (name, types) => {
  const paths = Object.keys(types);
  const wrong = paths.find((file) => !PLAIN.test(file) || file.includes('..'));
  if (wrong !== undefined || paths.length > MOST_FILES)
    throw new Error(`The types of ${name} have a file that cannot be written: ${wrong ?? paths.length}.`);
};

/** Files of the types of a remote that are others than those that a room has. */
export const differingTypes = (room, name, types) => {
  const folder = path.join(room, FOLDER, name);
  const note = noteOf(name);
  const changed = Object.entries(types).filter(([file, text]) => {
    const place = path.join(folder, file);
    return !existsSync(place) || readFileSync(place, 'utf8') !== note + text;
  });
  const gone = filesBelow(folder).filter((file) => !(file in types));
  return [...changed.map(([file]) => file), ...gone].sort();
};

/** Writes the types of a remote into a room, in place of those that were there. */
export const writeTypes = (room, name, types) => {
  checkPaths(name, types);
  const folder = path.join(room, FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(types)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, noteOf(name) + text);
  }
};
