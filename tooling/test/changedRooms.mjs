import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IS_SCRIPT = /\.[cm]?[jt]sx?$/;
const IS_TEST = /\.test\.[cm]?tsx?$/;

/** Text behind `from`, `import`, `require` and their like, and files that are named from their own folder. */
const REQUESTS =
  /(?:\bfrom|\bimport|\brequire|\bresolve|\bmock|\brequireActual)\s*\(?\s*['"]([^'"\n]+)['"]|__dirname,\s*['"]([^'"\n]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json', '/index.ts'];

const requestsIn = (text) =>
  [...text.matchAll(REQUESTS)].map(([, request, neighbour]) =>
    neighbour === undefined ? request : `./${neighbour.replace(/^\.\//, '')}`,
  );

/** `@yinyom/contracts/users` → `@yinyom/contracts` */
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const add = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));

/** What imports which file, and which package of ours. */
const readImports = (root, files, packages) => {
  const known = new Set(files);
  const [importers, users, texts] = [new Map(), new Map(), new Map()];
  for (const file of files.filter((one) => IS_SCRIPT.test(one) && existsSync(path.join(root, one)))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (IS_TEST.test(file)) texts.set(file, text);
    for (const request of requestsIn(text)) {
      if (packages.has(packageOf(request))) add(users, packageOf(request), file);
      if (!request.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), request);
      const ending = ENDINGS.find((one) => known.has(target + one));
      if (ending !== undefined) add(importers, target + ending, file);
    }
  }
  return { importers, users, texts };
};

/** What every room is built, run or tested with. */
const FOR_ALL =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|jest\.config\.cjs|lerna\.json|nx\.json|\.npmrc|\.nvmrc)$/;

/**
 * Rooms whose tests may see a change: those of changed files, and those that import them, at any distance. A room that
 * imports a package of ours sees every change of that room but of its tests. A document is seen by tests that name it
 * or its folder.
 * @param {{ root: string, rooms: string[], files: string[], changed: string[] }} tree all files, and those that changed,
 *   as paths from the root
 * @returns {string[]} rooms, in the order of the workspace
 */
export const changedRooms = ({ root, rooms, files, changed }) => {
  if (changed.some((file) => FOR_ALL.test(file))) return rooms;
  const roomOf = (file) => rooms.find((room) => file.startsWith(`${room}/`));
  const nameOf = Object.fromEntries(
    rooms.map((room) => [room, JSON.parse(readFileSync(path.join(root, room, 'package.json'), 'utf8')).name]),
  );
  const { importers, users, texts } = readImports(root, files, new Set(Object.values(nameOf)));
  const readersOf = (document) => {
    const [top] = document.split('/');
    return [...texts].filter(([, text]) => text.includes(`${top}/`) || text.includes(`'${top}'`));
  };
  const seen = new Set(changed);
  // A set that grows while it is walked through is walked to its end.
  for (const file of seen) {
    const room = roomOf(file);
    if (room === undefined) for (const [reader] of readersOf(file)) seen.add(reader);
    for (const importer of importers.get(file) ?? []) seen.add(importer);
    if (room !== undefined && !IS_TEST.test(file))
      for (const user of users.get(nameOf[room]) ?? []) seen.add(user);
  }
  const touched = new Set([...seen].map(roomOf));
  return rooms.filter((room) => touched.has(room));
};
