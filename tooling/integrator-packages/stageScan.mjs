import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { ROOT } from '../install.mjs';
import { writeJson } from './writeJson.mjs';

/** Programs of the scanner that the command consists of: itself, and the process that reads documents apart. */
const PROGRAMS = ['dist/cli/start.js', 'dist/documents/apart/readerProcess.js'];
const SCANNER = path.join(ROOT, 'services/scanner');
const USED = /\b(?:require|import|load|optional|resolve)\((["'])([^"']+)\1/g;

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Built files that the programs consist of, and the packages of others that these name. */
const partsOf = (programs) => {
  const files = new Set();
  const others = new Set();
  const waiting = [...programs];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, , specifier] of readFileSync(file, 'utf8').matchAll(USED)) {
      if (specifier.startsWith('.') || specifier.startsWith('@yinyom/'))
        waiting.push(realpathSync(createRequire(file).resolve(specifier)));
      else if (!specifier.startsWith('node:')) others.add(packageOf(specifier));
    }
  }
  return { files: [...files], others: [...others].sort() };
};

const roomOf = (file) =>
  /^(?:packages|services)\/[^/]+/.exec(path.relative(ROOT, file).split(path.sep).join('/'))?.[0];

/**
 * Stages `@yinyom/scan`: the scanner's own built files with those of other rooms that they use, as bundled dependencies, so that
 * nothing of the scanner exists twice. Packages of others stay dependencies, each in the version of this repository.
 * @param {string} stage empty folder
 */
export const stageScan = (stage) => {
  buildAll(['scanner']);
  const { files, others } = partsOf(PROGRAMS.map((name) => path.join(SCANNER, name)));
  const { version, license } = JSON.parse(readFileSync(path.join(SCANNER, 'package.json'), 'utf8'));
  const { homepage, repository, bugs, keywords } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const ours = new Set();
  for (const file of files) {
    const room = roomOf(file);
    const { name } = JSON.parse(readFileSync(path.join(ROOT, room, 'package.json'), 'utf8'));
    const target = path.join(stage, 'node_modules', name);
    const place = path.join(target, path.relative(path.join(ROOT, room), file));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\n$/, '\n'));
    if (ours.has(name)) continue;
    ours.add(name);
    writeJson(path.join(target, 'package.json'), {
      name,
      version,
      license,
      exports: { './*': './dist/*.js' },
    });
  }
  cpSync(path.join(SCANNER, 'data'), path.join(stage, 'node_modules/@yinyom/scanner/data'), {
    recursive: true,
  });
  mkdirSync(path.join(stage, 'bin'));
  const program = "#!/usr/bin/env node\nrequire('@yinyom/scanner/cli/start');\n";
  writeFileSync(path.join(stage, 'bin/yinyom-scan.cjs'), program, { mode: 0o755 });
  cpSync(
    path.join(ROOT, 'docs/schemas/scan-report.schema.json'),
    path.join(stage, 'scan-report.schema.json'),
  );
  cpSync(path.join(ROOT, 'tooling/scan/README.md'), path.join(stage, 'README.md'));
  cpSync(path.join(ROOT, 'LICENSE'), path.join(stage, 'LICENSE'));
  const pinned = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const bundled = [...ours].sort();
  writeJson(path.join(stage, 'package.json'), {
    name: '@yinyom/scan',
    version,
    description: 'Scans a website for what needs consent, in a pipeline: SARIF, JUnit, JSON, exit status',
    license,
    homepage,
    repository: { ...repository, directory: 'services/scanner' },
    bugs,
    keywords: [...keywords, 'scanner', 'sarif'],
    type: 'commonjs',
    engines: { node: '>=20.19' },
    bin: { 'yinyom-scan': 'bin/yinyom-scan.cjs' },
    files: ['bin', 'scan-report.schema.json', 'README.md', 'LICENSE'],
    publishConfig: { access: 'public', provenance: true },
    dependencies: {
      ...Object.fromEntries(bundled.map((name) => [name, version])),
      ...Object.fromEntries(others.map((name) => [name, pinned[`node_modules/${name}`].version])),
    },
    bundleDependencies: bundled,
  });
};
