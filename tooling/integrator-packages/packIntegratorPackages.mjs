import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { emitTypes } from '../pack/emitTypes.mjs';
import { packedByName } from '../pack/npmPack.mjs';
import { publicPackages } from '../pack/publicPackages.mjs';
import { bundle } from './bundle.mjs';
import { copyTypes } from './copyTypes.mjs';
import { integratorPackages } from './integratorPackages.mjs';
import { stageScan } from './stageScan.mjs';
import { writeJson } from './writeJson.mjs';

const OTHERS = 'LICENSES-OF-OTHERS.txt';

/** The manifest as it is published: nothing that only this repository knows, and no package of ours to install besides. */
const publishedManifest = ({ name, manifest }, parts) => {
  const { version, description, license, engines, homepage, repository, bugs, keywords } = manifest;
  return {
    name,
    version,
    description,
    license,
    homepage,
    repository,
    bugs,
    keywords,
    engines,
    publishConfig: { access: 'public', provenance: true },
    ...parts,
  };
};

/** One CommonJS file that Node.js runs, with all that it needs. */
const stageProgram = async (one, stage) => {
  const [[command]] = Object.entries(one.manifest.bin);
  const { code, licences } = await bundle(path.join(one.folder, 'src/main.ts'), {
    module: false,
    external: [],
    banner: '#!/usr/bin/env node\n',
  });
  const file = `bin/${command}.cjs`;
  mkdirSync(path.join(stage, 'bin'));
  writeFileSync(path.join(stage, file), code, { mode: 0o755 });
  if (licences) writeFileSync(path.join(stage, OTHERS), licences);
  const files = ['bin', 'README.md', 'LICENSE', ...(licences ? [OTHERS] : [])];
  writeJson(
    path.join(stage, 'package.json'),
    publishedManifest(one, { type: 'commonjs', bin: { [command]: file }, files }),
  );
};

const exportedNames = (source) =>
  [...readFileSync(source, 'utf8').matchAll(/^export (?:const|class|function) (\w+)/gm)].map(
    ([, name]) => name,
  );

/** ES modules: one file with all code, an entry for each public module, and types that name no package of ours. */
const stageLibrary = async (one, stage) => {
  const { entries, dependencies } = one.manifest.integrators;
  const dist = path.join(stage, 'dist');
  mkdirSync(dist);
  const sourceOf = (entry) => path.join(one.folder, 'src', `${entry}.ts`);
  const all = path.join(stage, 'all.ts');
  writeFileSync(all, entries.map((entry) => `export * from ${JSON.stringify(sourceOf(entry))};\n`).join(''));
  const { code } = await bundle(all, { module: true, external: dependencies });
  rmSync(all);
  writeFileSync(path.join(dist, 'all.js'), code);
  for (const entry of entries)
    writeFileSync(
      path.join(dist, `${entry}.js`),
      `export { ${exportedNames(sourceOf(entry)).join(', ')} } from './all.js';\n`,
    );
  const emitted = emitTypes(publicPackages().filter((folder) => existsSync(path.join(folder, 'src'))));
  const room = path.basename(one.folder);
  copyTypes(emitted, room, entries, path.join(dist, 'types'));
  const pinned = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  writeJson(
    path.join(stage, 'package.json'),
    publishedManifest(one, {
      type: 'module',
      sideEffects: false,
      exports: {
        ...Object.fromEntries(
          entries.map((entry) => [
            `./${entry}`,
            { types: `./dist/types/${room}/${entry}.d.ts`, default: `./dist/${entry}.js` },
          ]),
        ),
        './package.json': './package.json',
      },
      files: ['dist', 'README.md', 'LICENSE'],
      dependencies: Object.fromEntries(
        dependencies.map((name) => [name, pinned[`node_modules/${name}`].version]),
      ),
    }),
  );
};

const STAGES = { program: stageProgram, library: stageLibrary };

/**
 * Packs what integrators install: each package alone, without any other one of this repository.
 * @param {string} target folder for the archives
 * @returns {Promise<Record<string, { archive: string, files: string[] }>>} by the packages' names
 * @throws Error with what webpack, the compiler or npm said
 */
export const packIntegratorPackages = async (target) => {
  const work = mkdtempSync(path.join(tmpdir(), 'yinyom-integrators-'));
  try {
    const stages = [];
    for (const one of integratorPackages()) {
      const stage = path.join(work, path.basename(one.folder));
      mkdirSync(stage);
      await STAGES[one.form](one, stage);
      copyFileSync(path.join(ROOT, 'LICENSE'), path.join(stage, 'LICENSE'));
      copyFileSync(path.join(one.folder, 'README.md'), path.join(stage, 'README.md'));
      stages.push(stage);
    }
    const scan = path.join(work, 'scan');
    mkdirSync(scan);
    stageScan(scan);
    stages.push(scan);
    return packedByName(stages, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
