import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
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
  expect(problems).toContain('without provenance');
  for (const fact of ['homepage', 'repository', 'bugs', 'keywords'])
    expect(problems).toContain(`has no ${fact}`);
});

it('E3-10 provenance needs the address of a repository', () => {
  const published = { name: 'published', version: '1.0.0', publishConfig: { provenance: true } };
  const problems = (repository?: object) => {
    const { archive } = archiveOf({ ...published, ...(repository && { repository }) });
    rmSync(path.join(folder, 'package'), { recursive: true });
    return problemsOfArchives({ published: { archive } })['published']?.join('\n');
  };
  const address = 'repository.url is no address of a repository';
  expect(problems()).toContain(address);
  expect(problems({ type: 'git', url: '' })).toContain(address);
  expect(problems({ type: 'git', url: 'git+https://git.example/team/yinyom.git' })).not.toContain(address);
});

it('E3-10 a tag of a version publishes what pack-packages packs, signed by the forge', () => {
  const file = path.join(__dirname, '../../.github/workflows/publish.yml');
  const workflow = parse(readFileSync(file, 'utf8')) as {
    on: { push: { tags: string[] } };
    permissions: Record<string, string>;
    jobs: { packages: { steps: { run?: string }[] } };
  };
  expect(workflow.on.push.tags).toEqual(['v*']);
  expect(workflow.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  const commands = workflow.jobs.packages.steps.flatMap(({ run }) => run ?? []);
  expect(commands.slice(-2)).toEqual(['npm run pack-packages -- out', 'node tooling/pack/publish.mjs out']);
});

it('finds missing types', () => {
  const untyped = archiveOf({ name: 'untyped', version: '1.0.0', type: 'module', exports: './a.js' }, false);
  expect(problemsOfArchives({ untyped })['untyped']?.join('\n')).toContain('no types');
});
