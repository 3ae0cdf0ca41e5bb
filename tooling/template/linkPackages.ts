import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Packages of a folder by name, those of a scope one by one. */
const packagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((one) => `${name}/${one}`) : [name],
    );

const linkAll = (from: string, to: string) => {
  for (const name of packagesIn(from).filter((one) => !one.startsWith('@yinyom/'))) {
    const place = path.join(to, name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(path.join(from, name), place);
  }
};

/** Rooms of a repository by the name of their package; they are at most two folders deep. */
const roomsOf = (repository: string): Map<string, string> => {
  const folders = readdirSync(repository).flatMap((name) => [
    name,
    ...(['packages', 'services'].includes(name)
      ? readdirSync(path.join(repository, name)).map((one) => `${name}/${one}`)
      : []),
  ]);
  const rooms = new Map<string, string>();
  for (const room of folders) {
    const file = path.join(repository, room, 'package.json');
    if (existsSync(file)) rooms.set((JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name, room);
  }
  return rooms;
};

/**
 * Gives a template the packages that are installed here, in place of `npm install`: those of the root, those that a room has in another
 * version, and its own rooms by name.
 */
export const linkPackages = (repository: string): void => {
  linkAll(path.join(ROOT, 'node_modules'), path.join(repository, 'node_modules'));
  for (const [name, room] of roomsOf(repository)) {
    const place = path.join(repository, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(repository, room), place);
    const own = path.join(ROOT, room, 'node_modules');
    if (existsSync(own)) linkAll(own, path.join(repository, room, 'node_modules'));
  }
};
