import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { emitTypes } from '../pack/emitTypes.mjs';
import { publicPackages } from '../pack/publicPackages.mjs';
import { digestOf, surfaceOf } from './surfaceOf.mjs';

/** Packages whose exports remotes are written against; calls of the contract have hashes of their own. */
export const WITH_SURFACE = ['mfe-kit', 'ui', 'testing'];

const fileOf = (name) => path.join(ROOT, 'packages', name, 'surface.txt');

/** What the packages offer as their sources are now, by name of the folder. */
export const surfacesNow = () => {
  const types = emitTypes(publicPackages().filter((folder) => existsSync(path.join(folder, 'src'))));
  return Object.fromEntries(
    WITH_SURFACE.map((name) => [
      name,
      surfaceOf(path.join(ROOT, 'packages', name), path.join(types, name, 'src')),
    ]),
  );
};

/** What they offered when the version was raised last. */
export const surfacesKept = () =>
  Object.fromEntries(
    WITH_SURFACE.map((name) => [name, existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '']),
  );

export const keepSurfaces = (surfaces) => {
  for (const [name, text] of Object.entries(surfaces)) writeFileSync(fileOf(name), text);
};

/** One digest of all of them. */
export const digestOfAll = (surfaces) => digestOf(WITH_SURFACE.map((name) => surfaces[name]).join('\n'));

/** Names that could be imported before and cannot any more. */
export const namesLost = (before, now) =>
  WITH_SURFACE.flatMap((name) => {
    const still = exportedIn(now[name]);
    return [...exportedIn(before[name])].filter((one) => !still.has(one)).map((one) => `${one} of ${name}`);
  });

/** What can be imported: each module's address with each of its names. */
const exportedIn = (surface) => {
  const [entries = '', ...blocks] = surface.trim().split('\n\n');
  const textOf = new Map(blocks.map((block) => [/^\/\/ (.*)/.exec(block)?.[1], block]));
  const pairs = entries.split('\n').map((line) => line.split(' = '));
  return new Set(
    pairs.flatMap(([address, file = '']) =>
      namesIn(textOf.get(file.replace(/\.tsx?$/, '')) ?? '').map((name) => `${name} (${address})`),
    ),
  );
};

const namesIn = (text) => {
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:const|function|class|interface|type) ([\w$, ]+)/gm),
  ];
  return [...listed, ...declared]
    .flatMap(([, names]) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    )
    .filter(Boolean);
};
