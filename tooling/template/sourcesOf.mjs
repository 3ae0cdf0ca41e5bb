import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../install.mjs';

/** Rooms whose modules others import by name, and the folders of these modules. */
const ROOMS = {
  '@yinyom/contracts': 'packages/contracts',
  '@yinyom/mfe-kit': 'packages/mfe-kit',
  '@yinyom/release-store': 'packages/release-store',
  '@yinyom/releases': 'services/releases',
  '@yinyom/service-kit': 'packages/service-kit',
  '@yinyom/texts': 'packages/texts',
  '@yinyom/ui': 'packages/ui',
};
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts'];

const isFile = (file) => existsSync(file) && statSync(file).isFile();

/** Sources of the template's own end so: they are compiled there, where their imports are. */
export const OWN_ENDING = '.template';

/** Finds a file of the template: its own in place of the repository's. Both are named by their path from the root. */
export const createFinder = (own) => {
  const placeOf = (file) =>
    [path.join(own, file + OWN_ENDING), path.join(own, file), path.join(ROOT, file)].find(isFile);
  const resolved = (base) => ENDINGS.map((ending) => base + ending).find((file) => placeOf(file));
  return {
    placeOf,
    /** The file that an import names; undefined for a package from a registry. @throws Error for one that is not there */
    resolve: (from, request) => {
      const [, room, module = 'index'] = /^(@yinyom\/[\w-]+)(?:\/(.*))?$/.exec(request) ?? [];
      if (!room && !request.startsWith('.')) return undefined;
      const base = room
        ? `${ROOMS[room] ?? room}/src/${module}`
        : path.posix.normalize(path.posix.join(path.posix.dirname(from), request));
      const found = resolved(base) ?? (room === '@yinyom/mfe-kit' ? kitModule(placeOf, module) : undefined);
      if (!found) throw new Error(`${from} imports ${request}, which the template does not have`);
      return found;
    },
  };
};

/** Modules of the kit are named by its package. */
const kitModule = (placeOf, module) => {
  const { exports } = JSON.parse(readFileSync(path.join(ROOT, 'packages/mfe-kit/package.json'), 'utf8'));
  const source = exports[`./${module}`]?.['yinyom-source'];
  const file = source && path.posix.join('packages/mfe-kit', source);
  return file && placeOf(file) ? file : undefined;
};

/** Texts that a module loads by language: `import(`../locales/${lang}.json`)`. */
/** Comments show how it is done, too. */
const textsIn = (file, source) =>
  [
    ...source
      .replace(/\/\*\*[^]*?\*\//g, '')
      .matchAll(/import\(\s*(?:\/\*.*?\*\/\s*)?`([^`$]*)\$\{lang\}\.json`/g),
  ].map(([, start]) => path.posix.normalize(path.posix.join(path.posix.dirname(file), start)));

/**
 * Every file that these lead to, by their path from the root, and the packages from a registry that each room imports.
 * @param {string[]} roots; @param finder `createFinder`
 */
export const sourcesOf = (roots, finder) => {
  const files = new Set(roots);
  const packages = new Map();
  for (const file of files) {
    const place = finder.placeOf(file);
    if (!place) throw new Error(`The template names ${file}, which is not there`);
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(place, 'utf8');
    const room = file.split('/src/')[0];
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const found = finder.resolve(file, fileName);
      if (found) files.add(found);
      if (!fileName.startsWith('.'))
        packages.set(room, (packages.get(room) ?? new Set()).add(packageOf(fileName)));
    }
    for (const start of textsIn(file, text)) {
      const texts = finder.placeOf(`${start}th.json`);
      if (!texts) throw new Error(`${file} loads texts from ${start}, which the template does not have`);
      for (const name of readdirSync(path.dirname(texts)).filter((one) => one.endsWith('.json')))
        files.add(path.posix.join(path.posix.dirname(`${start}x`), name));
    }
  }
  return { files, packages };
};

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
