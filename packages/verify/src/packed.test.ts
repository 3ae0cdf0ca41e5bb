import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linesOf, sampleExport, sampleKey } from './testing/sampleLedger';

const ROOM = path.resolve(__dirname, '..');
const BUILD = path.resolve(ROOM, '../../tooling/build/node.mjs');

let folder: string;
let packed: string;
let files: string[];
let auditor: string;

const run = (command: string, args: string[], cwd: string) => {
  const env = { ...process.env, npm_config_cache: path.join(folder, 'cache'), npm_config_offline: 'true' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const done = (command: string, args: string[], cwd: string): string => {
  const { status, stdout, stderr } = run(command, args, cwd);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

/** A copy is built and packed: other tests use the room's own build at the same time. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-packed-'));
  const room = path.join(folder, 'room');
  auditor = path.join(folder, 'auditor');
  mkdirSync(auditor);
  for (const part of ['src', 'bin', 'package.json', 'README.md'])
    cpSync(path.join(ROOM, part), path.join(room, part), { recursive: true });
  // What the whole project ignores must not be missing from the file.
  writeFileSync(path.join(room, '.gitignore'), 'dist/\nnode_modules/\n');
  done(process.execPath, [BUILD], room);
  const [made] = JSON.parse(done('npm', ['pack', '--json', '--ignore-scripts'], room)) as {
    filename: string;
    files: { path: string }[];
  }[];
  packed = path.join(room, made?.filename ?? '');
  files = made?.files.map((file) => file.path) ?? [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the packed verifier holds its program and nothing else', () => {
  const own = /^(bin\/[\w-]+\.cjs|dist\/(?:binder\/)?\w+\.js|package\.json|README\.md)$/;
  expect(files.filter((file) => !own.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['bin/yinyom-verify.cjs', 'dist/main.js']));
});

it('the packed verifier proves an export in an empty folder, without network and without the rest of Yinyom', () => {
  const text = linesOf(sampleExport(25, sampleKey('k1')));
  writeFileSync(path.join(auditor, 'export.ndjson'), text);
  writeFileSync(path.join(auditor, 'changed.ndjson'), text.replace('"accept_all"', '"accept"'));
  const verify = (file: string) => run('npx', ['--yes', '--package', packed, 'yinyom-verify', file], auditor);
  const good = verify('export.ndjson');
  expect([good.status, good.stdout]).toEqual([0, expect.stringMatching(/^WHOLE: 25 entries/)]);
  const bad = verify('changed.ndjson');
  expect([bad.status, bad.stdout]).toEqual([1, 'NOT WHOLE from entry 2: the record was changed.\n']);
});
