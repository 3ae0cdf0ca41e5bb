// `prepack` of a package that teams install: writes packed/, what bundlers and compilers read outside of this repository.
// The folder is gone again after packing (clear.mjs), so nothing here ever takes an old copy for the sources.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformFileSync } from '@swc/core';
import { refuseBuildUnderOthers } from '../build/buildUsers.mjs';
import { ROOT } from '../install.mjs';
import { emitTypes } from './emitTypes.mjs';
import { publicPackages } from './publicPackages.mjs';
import { sourcesIn } from './sourcesIn.mjs';

const { swcOptions } = createRequire(import.meta.url)('@yinyom/build-remote/swc');
const folder = process.cwd();
const packed = path.join(folder, 'packed');
const sources = sourcesIn(folder);

/** Modules as bundlers want them: one file each, so that an app takes only what it uses. */
const writeModules = () => {
  for (const file of sources) {
    const { code } = transformFileSync(path.join(folder, 'src', file), {
      ...swcOptions({ react: file.endsWith('x') }),
      sourceMaps: false,
      module: { type: 'es6' },
    });
    const target = path.join(packed, 'esm', file.replace(/\.tsx?$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
};

/** What modules and their types import besides: texts. */
const copyJson = () => {
  const files = readdirSync(path.join(folder, 'src'), { recursive: true }).filter((file) =>
    file.endsWith('.json'),
  );
  for (const file of files)
    for (const kind of ['esm', 'types'])
      cpSync(path.join(folder, 'src', file), path.join(packed, kind, file));
};

const isBuilt = () =>
  sources
    .filter((file) => file.endsWith('.ts'))
    .every((file) => {
      const built = path.join(folder, 'dist', file.replace(/\.ts$/, '.js'));
      const { code } = transformFileSync(path.join(folder, 'src', file), swcOptions());
      return existsSync(built) && readFileSync(built, 'utf8').startsWith(code);
    });

rmSync(packed, { recursive: true, force: true });
writeModules();
const types = emitTypes(publicPackages().filter((one) => existsSync(path.join(one, 'src'))));
cpSync(path.join(types, path.basename(folder), 'src'), path.join(packed, 'types'), { recursive: true });
copyJson();
copyFileSync(path.join(ROOT, 'LICENSE'), path.join(packed, 'LICENSE'));

// What Node loads is the room's own build. It is left alone while it is right: a running platform reads it.
const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
if (scripts.build && !isBuilt()) {
  refuseBuildUnderOthers();
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
