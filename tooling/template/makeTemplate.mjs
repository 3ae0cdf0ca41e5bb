import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../install.mjs';
import { manifestsFor } from './manifests.mjs';
import { createFinder, OWN_ENDING, sourcesOf } from './sourcesOf.mjs';

/** Files of the template's own, which replace those of the repository with the same path. */
const OWN = fileURLToPath(new URL('files', import.meta.url));
/** What nothing imports by a literal name, but a build loads. */
const ROOTS = [
  'shell/src/index.ts',
  'packages/mfe-kit/src/index.ts',
  'packages/mfe-kit/src/remote/startStandalone.tsx',
  'packages/contracts/src/release/readDeclared.ts',
  'packages/contracts/src/release/checkRelease.ts',
  'packages/contracts/src/release/callShape.ts',
  ...['th', 'en', 'cn', 'jp', 'kh'].map((lang) => `packages/texts/src/forms/${lang}.ts`),
  'packages/ui/src/assets.d.ts',
  ...['devRemotes', 'endAtSignal', 'platform', 'ports', 'remoteServers', 'serveRoom', 'startDevServer'].map(
    (file) => `tooling/dev/${file}.mjs`,
  ),
  'tooling/new-remote/remoteName.mjs',
  'tooling/webpack/pageOffer.cjs',
  'tooling/workspaces.cjs',
  'LICENSE',
];
/** Made by builds, or about this repository's tests. */
const NOT_COPIED = /(?:^|\/)(?:node_modules|dist|template)(?:\/|$)|\.test\.\w+$/;
const BINARY = /\.(?:woff2?|png|jpe?g|webp)$/;

const filesBelow = (folder, start = '') =>
  readdirSync(path.join(folder, start), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(start, entry.name);
    return entry.isDirectory() ? filesBelow(folder, file) : [file];
  });

/** The template has no name of this product: what is called after it is called `product`. */
const renamed = (text) =>
  text.replaceAll('yinyom', 'product').replaceAll('Yinyom', 'Product').replaceAll('YINYOM', 'PRODUCT');

const write = (target, file, bytes) => {
  const place = path.join(target, renamed(file));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, BINARY.test(file) ? bytes : renamed(String(bytes)));
};

/**
 * Writes the template: shell, kit, design system and the machinery of releases, with an example in place of a product.
 * @param {string} target a folder that does not exist, or an empty one
 * @returns {string[]} the files that were written, as they are called there
 */
export const makeTemplate = (target) => {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Choose another folder.`);
  const finder = createFinder(OWN);
  const own = filesBelow(OWN).map((file) => file.replace(OWN_ENDING, ''));
  const { files, packages } = sourcesOf([...ROOTS, ...own], finder);
  const machinery = filesBelow(path.join(ROOT, 'packages/build-remote'))
    .filter((file) => !NOT_COPIED.test(file) && file !== 'package.json')
    .map((file) => `packages/build-remote/${file}`);
  for (const file of [...files, ...machinery]) write(target, file, readFileSync(finder.placeOf(file)));
  const manifests = manifestsFor(packages, files);
  for (const [room, manifest] of Object.entries(manifests))
    write(target, path.posix.join(room, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return [
    ...files,
    ...machinery,
    ...Object.keys(manifests).map((room) => path.posix.join(room, 'package.json')),
  ]
    .map(renamed)
    .sort();
};
