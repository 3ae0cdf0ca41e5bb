import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { sourcesIn } from './sourcesIn.mjs';

const CACHE = path.join(ROOT, 'node_modules/.cache/yinyom/types');
const compiler = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

/**
 * Writes the declarations of packages that are sources, all in one run, because each is made of others.
 * @param {string[]} folders of packages
 * @returns {string} a folder with `<package folder's name>/src/**.d.ts`; kept until a source changes
 * @throws Error with what the compiler said
 */
export const emitTypes = (folders) => {
  const files = folders.flatMap((folder) => sourcesIn(folder).map((file) => path.join(folder, 'src', file)));
  const stamp = path.join(CACHE, 'made-of');
  const print = createHash('sha256')
    .update(files.map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`).join('\n'))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return CACHE;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const config = path.join(CACHE, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(configFor(files)));
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  writeFileSync(stamp, print);
  return CACHE;
};

const configFor = (files) => ({
  extends: path.join(ROOT, 'tooling/tsconfig.base.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.join(ROOT, 'packages'),
    outDir: CACHE,
  },
  files: [...files, path.join(ROOT, 'packages/ui/src/assets.d.ts')],
});
