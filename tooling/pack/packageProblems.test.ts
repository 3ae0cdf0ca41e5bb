import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problemsOfArchives } from './problemsOfArchives';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-problems-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An archive as npm packs it. */
const archiveOf = (manifest: object, hasTypes = true): { archive: string } => {
  const stage = path.join(folder, 'package');
  mkdirSync(stage);
  writeFileSync(path.join(stage, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(stage, 'a.js'), 'export const a = 1;');
  if (hasTypes) writeFileSync(path.join(stage, 'a.d.ts'), 'export declare const a: number;');
  const archive = path.join(folder, 'archive.tgz');
  spawnSync('tar', ['czf', archive, '-C', folder, 'package']);
  return { archive };
};

it('says what is wrong with a package, for people and for compilers', () => {
  const broken = archiveOf({
    name: 'broken',
    version: '1.0.0',
    type: 'module',
    main: './none.js',
    exports: { '.': { import: { default: './a.js', types: './a.d.ts' }, require: './a.js' } },
  });
  const problems = problemsOfArchives({ broken })['broken']?.join('\n');
  expect(problems).toContain('./none.js but the file does not exist');
  expect(problems).toContain('types should be the first');
  expect(problems).toContain('CJSResolvesToESM');
  for (const fact of ['homepage', 'repository', 'bugs', 'keywords'])
    expect(problems).toContain(`has no ${fact}`);
});

it('finds missing types', () => {
  const untyped = archiveOf({ name: 'untyped', version: '1.0.0', type: 'module', exports: './a.js' }, false);
  expect(problemsOfArchives({ untyped })['untyped']?.join('\n')).toContain('no types');
});
