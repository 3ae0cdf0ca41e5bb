import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ROOT } from '../install.mjs';
import { packAll } from '../pack/packAll.mjs';

const FILES = fileURLToPath(new URL('files', import.meta.url));
/** Made by builds and installs. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-dev']);
const ARCHIVES = 'packages';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Packages that files of a folder import, by name. */
const importedIn = (folder) =>
  new Set(
    readdirSync(folder, { recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => ts.preProcessFile(readFileSync(path.join(folder, file), 'utf8')).importedFiles)
      .map(({ fileName }) =>
        fileName
          .split('/')
          .slice(0, fileName.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  );

/** What this repository's root gives to all rooms, as far as the remote needs it. */
const fromRoot = (folder) => {
  const { devDependencies } = readJson(path.join(ROOT, 'package.json'));
  const imported = importedIn(path.join(folder, 'src'));
  const always = ['typescript', '@types/jest', '@types/node', '@types/react', '@types/react-dom'];
  const needed = Object.entries(devDependencies).filter(
    ([name]) => always.includes(name) || imported.has(name) || imported.has(name.replace('@types/', '')),
  );
  return Object.fromEntries(needed);
};

/** Commands that stand in this repository's tooling are those of build-remote elsewhere. */
const commandFor = (command) =>
  command.replace(/^node \.\.\/tooling\/release\/([\w-]+)\.mjs/, 'yinyom-remote $1');

const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

const needsOf = (name) =>
  Object.keys(
    readJson(path.join(ROOT, 'packages', path.posix.basename(name), 'package.json')).dependencies ?? {},
  );

/** Packages of ours that these need, each once: npm takes them from an archive only where the remote itself names it. */
const neededBy = (names, archives) => {
  const found = new Set(names.filter((name) => archives[name]));
  for (const name of found) for (const need of needsOf(name).filter((one) => archives[one])) found.add(need);
  return [...found];
};

/** Our packages by their archives, those among them that others need, too. */
const manifestFor = (manifest, archives, more) => {
  const place = (name) => `file:${ARCHIVES}/${path.basename(archives[name])}`;
  const located = (dependencies) => ({
    ...mapped(dependencies, (version, name) => (archives[name] ? place(name) : version)),
    ...Object.fromEntries(neededBy(Object.keys(dependencies), archives).map((name) => [name, place(name)])),
  });
  const dependencies = located(manifest.dependencies);
  const development = located({ ...manifest.devDependencies, ...more });
  return {
    ...manifest,
    scripts: { ...mapped(manifest.scripts, commandFor), typecheck: 'tsc' },
    dependencies,
    devDependencies: Object.fromEntries(Object.entries(development).filter(([name]) => !dependencies[name])),
  };
};

/**
 * Copies a remote out of this repository, so that it lives, builds, tests and deploys alone.
 * @param {string} room the remote's folder
 * @param {string} target a folder that does not exist, or an empty one
 * @throws Error that says what to change
 */
export const moveOut = (room, target) => {
  if (!existsSync(path.join(room, 'src/remote.tsx')))
    throw new Error(`${room} is no remote: there is no src/remote.tsx.`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Choose another folder.`);
  mkdirSync(target, { recursive: true });
  cpSync(room, target, { recursive: true, filter: (file) => !NOT_SOURCES.has(path.basename(file)) });
  for (const file of readdirSync(FILES))
    cpSync(path.join(FILES, file), path.join(target, file.replace(/^dot-/, '.')));
  const archives = packAll(path.join(target, ARCHIVES));
  const manifest = manifestFor(readJson(path.join(room, 'package.json')), archives, fromRoot(room));
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};
